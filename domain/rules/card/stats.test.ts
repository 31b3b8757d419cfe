import { expect, test } from 'vitest'
import { SURFACES, type SurfaceName } from '../../constants/surfaces.ts'
import type { PinCard } from '../../entities/pin.ts'
import type { Id } from '../../id.ts'
import { showsStatsButton } from './stats.ts'

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
