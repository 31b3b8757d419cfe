import { expect, test } from 'vitest'
import { STAT_ICON } from '../../constants/sizes.ts'
import { SURFACES, type SurfaceName } from '../../constants/surfaces.ts'
import type { PinCard } from '../../entities/pin.ts'
import type { Id } from '../../id.ts'
import { showsStats, statsButton } from './stats.ts'

const person = (id: string) => ({ id: id as Id }) as NonNullable<PinCard['pinner']>
const me = { is_auth: true, id: '1' as Id, is_partner: true }
const board = { privacy: 'public' as const }
const own = { pinner: person('1'), is_repin: false, board }
const others = { ...own, pinner: person('2') }
const story = { story_pin_data: { id: '1' } as PinCard['story_pin_data'] }
const video = { videos: { id: '1', duration: 1, video_list: {} } }

test.each<[string, Parameters<typeof showsStats>[0], typeof me, boolean, boolean]>([
  ['a picture with numbers', others, me, true, true],
  ['a story of someone else', { ...others, ...story }, me, true, false],
  ['a video of someone else', { ...others, ...video }, me, true, false],
  ['an own pin on a public board', own, me, false, true],
  ['an own video on a protected board', { ...own, ...video, board: { privacy: 'protected' } }, me, false, true],
  ['an own pin on a secret board', { ...own, board: { privacy: 'secret' } }, me, false, false],
  ['an own repin', { ...own, is_repin: true }, me, false, false],
  ['an own pin without a board', { ...own, board: null }, me, false, false],
  ['an own story on a board', { ...own, ...story, is_repin: true }, me, false, true],
  ['a pin of someone else', others, me, false, false],
  ['who is no partner', own, { ...me, is_partner: false }, true, false],
  ['who is not signed in', own, { ...me, is_auth: false }, true, false],
])('stats.4 %s', (_, pin, viewer, hasNumbers, shows) => expect(showsStats(pin, viewer, hasNumbers)).toBe(shows))

const works = { managesProfile: false, analyticsWork: true }

test.each<[string, Parameters<typeof statsButton>, 'wide' | 'icon' | null]>([
  ['the owner on a board', [own, me, 'BaseBoardPinGrid', works], 'icon'],
  ['the owner on the profile', [own, me, 'UserProfilePinGrid', works], 'icon'],
  ['the owner on the story grid', [{ ...own, ...story }, me, 'CreatorProfileStoryGrid', works], 'wide'],
  ['the owner on the activity grid', [own, me, 'CreatorProfileActivityGrid', works], 'wide'],
  ['a story on a board', [{ ...own, ...story }, me, 'BaseBoardPinGrid', works], null],
  ['the owner elsewhere', [own, me, 'AuthHomefeed', works], null],
  ['a manager', [others, me, 'OtherProfilePinGrid', { ...works, managesProfile: true }], 'icon'],
  ['someone else', [others, me, 'BaseBoardPinGrid', works], null],
  ['a visitor', [own, { is_auth: false, id: null }, 'BaseBoardPinGrid', works], null],
  ['while analytics do not work', [own, me, 'BaseBoardPinGrid', { ...works, analyticsWork: false }], null],
])('stats.5 %s', (_, given, form) => expect(statsButton(...given)).toBe(form))

test('stats.5 only board and profile grids have it; its icon is 12 px', () => {
  const on = (Object.keys(SURFACES) as SurfaceName[]).filter((surface) => statsButton(own, me, surface, works))
  expect(on).toEqual([
    'BaseBoardPinGrid',
    'BoardlessPins',
    'UserProfilePinGrid',
    'OtherProfilePinGrid',
    'CreatorProfileStoryGrid',
    'CreatorProfileActivityGrid',
  ])
  expect(STAT_ICON).toBe(12)
})
