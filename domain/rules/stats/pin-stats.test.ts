import { expect, test } from 'vitest'
import { SURFACES, type SurfaceName } from '../../constants/surfaces.ts'
import type { PinCard } from '../../entities/pin.ts'
import type { Id } from '../../id.ts'
import { en } from '../../text/en.ts'
import { fillStatDays, growthPercent, isoDayBefore, showsStatsButton, sumPinCounts, toStatText } from './pin-stats.ts'

const today = new Date('2026-03-02T23:30:00Z')
const count = (impressions: number) => ({ impressions, saves: 1, pin_clicks: 2, outbound_clicks: 3, closeups: 4 })

test('route.6 thirty days, today the last, and zeros where nothing is known', () => {
  const days = fillStatDays(
    [
      { ...count(7), day: '2026-03-02' },
      { ...count(9), day: '2026-02-01' },
      { ...count(99), day: '2026-01-31' },
    ],
    today,
  )
  expect(days).toHaveLength(30)
  expect([days[0], days.at(-1)]).toEqual([
    { ...count(9), day: isoDayBefore(today, 29) },
    { ...count(7), day: '2026-03-02' },
  ])
  expect(days[1]).toMatchObject({ impressions: 0, day: '2026-02-02' })
  expect(sumPinCounts(days)).toEqual({ impressions: 16, saves: 2, pin_clicks: 4, outbound_clicks: 6, closeups: 8 })
})

test.each([
  [15, 10, 50],
  [5, 10, -50],
  [10, 10, 0],
  [3, 0, null],
])('from %i after %i: %s percent', (now, before, grown) => expect(growthPercent(now, before)).toBe(grown))

test.each([
  [undefined, '–', 'stats.notYet'],
  [null, '–', 'stats.notYet'],
  [0, '0', null],
  [1234, '1.2k', null],
])('stats.6 %s reads %s', (value, text, tooltip) => expect(toStatText(value, 'en-US')).toEqual({ text, tooltip }))

test('stats.6 the dash says why', () => expect(en['stats.notYet']).toBe('This stat is not available yet'))

const person = (id: string) => ({ id: id as Id }) as NonNullable<PinCard['pinner']>
const me = { is_auth: true, id: '1' as Id }
const own = { pinner: person('1') }
const others = { pinner: person('2') }
const story = { ...own, story_pin_data: { id: '1' } as PinCard['story_pin_data'] }

test.each<[string, Parameters<typeof showsStatsButton>, boolean]>([
  ['the owner on a board', [own, me, 'BaseBoardPinGrid'], true],
  ['the owner on the profile', [own, me, 'UserProfilePinGrid'], true],
  ['a story on a board', [story, me, 'BaseBoardPinGrid'], false],
  ['the owner elsewhere', [own, me, 'AuthHomefeed'], false],
  ['someone else', [others, me, 'BaseBoardPinGrid'], false],
  ['a visitor', [own, { is_auth: false, id: null }, 'BaseBoardPinGrid'], false],
])('stats.5 %s', (_, given, shows) => expect(showsStatsButton(...given)).toBe(shows))

test('stats.5 only board and profile grids have it', () => {
  const on = (Object.keys(SURFACES) as SurfaceName[]).filter((surface) => showsStatsButton(own, me, surface))
  expect(on).toEqual(['BaseBoardPinGrid', 'BoardlessPins', 'UserProfilePinGrid', 'OtherProfilePinGrid'])
})
