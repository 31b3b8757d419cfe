import { expect, test } from 'vitest'
import { REACTION_ICON_PX, REACTIONS_ROW_HEIGHT_PX } from '../../constants/sizes.ts'
import type { PinCard } from '../../entities/pin.ts'
import type { Id } from '../../id.ts'
import {
  REACTIONS,
  type ReactionSummary,
  type ReactionsView,
  showsReactions,
  summarizeReactions,
  toggleReaction,
} from './reactions.ts'

test('react.1 the five reactions and the sizes of their row', () => {
  expect(REACTIONS).toEqual({ goodIdea: 7, love: 1, thanks: 13, wow: 11, haha: 5 })
  expect([REACTION_ICON_PX, REACTIONS_ROW_HEIGHT_PX]).toEqual([17, 18])
})

test.each<[string, Parameters<typeof toggleReaction>[0], number, ReturnType<typeof toggleReaction>]>([
  ['the first', {}, 1, { reaction_counts: { 1: 1 }, reaction_by_me: 1 }],
  [
    'one more',
    { reaction_counts: { 1: 4 }, reaction_by_me: null },
    1,
    { reaction_counts: { 1: 5 }, reaction_by_me: 1 },
  ],
  [
    'the same again',
    { reaction_counts: { 1: 5 }, reaction_by_me: 1 },
    1,
    { reaction_counts: { 1: 4 }, reaction_by_me: null },
  ],
  [
    'the only one again',
    { reaction_counts: { 1: 1 }, reaction_by_me: 1 },
    1,
    { reaction_counts: {}, reaction_by_me: null },
  ],
  [
    'another',
    { reaction_counts: { 1: 2, 7: 1 }, reaction_by_me: 7 },
    1,
    { reaction_counts: { 1: 3 }, reaction_by_me: 1 },
  ],
])('react.1 %s', (_, pin, type, shown) => expect(toggleReaction(pin, type)).toEqual(shown))

test.each<[Record<string, number> | undefined, ReactionSummary]>([
  [undefined, { total: 0, top: [] }],
  [{}, { total: 0, top: [] }],
  [{ 1: 0 }, { total: 0, top: [] }],
  [
    { 1: 2, 5: 9, 7: 3, 13: 1 },
    { total: 15, top: ['haha', 'goodIdea', 'love'] },
  ],
  [
    { 5: 2, 7: 2 },
    { total: 4, top: ['goodIdea', 'haha'] },
  ],
  [
    { 99: 4, 11: 1 },
    { total: 1, top: ['wow'] },
  ],
])('react.1 of %j', (counts, summary) => expect(summarizeReactions(counts)).toEqual(summary))

const person = (id: string) => ({ id: id as Id }) as NonNullable<PinCard['pinner']>
const pin = { is_promoted: false, pinner: person('2') }
const own = { ...pin, pinner: person('1') }
const ad = { ...pin, is_promoted: true }
const story = { ...pin, story_pin_data: { id: '1' } as PinCard['story_pin_data'] }
const video = { ...pin, videos: { id: '1', duration: 1, video_list: {} } }
const me = { is_auth: true, id: '1' as Id, is_eligible_for_image_only_grid: false, experiments: {} }
const visitor = { ...me, is_auth: false, id: null }
const related: ReactionsView = { surface: 'RelatedPinGrid' }

test.each([
  ['signed in', me],
  ['a visitor', visitor],
])('react.2 %s, where nothing hides them', (_, viewer) => expect(showsReactions(pin, viewer, related)).toBe(true))

test('react.3 hidden when disabled for the pin', () => {
  expect(showsReactions({ ...pin, reactions_disabled: true }, me, related)).toBe(false)
  expect(showsReactions({ ...pin, reactions_disabled: false }, me, related)).toBe(true)
})

test.each<[string, Parameters<typeof showsReactions>[0], ReactionsView['surface'], boolean]>([
  ['an ad', ad, 'RelatedPinGrid', false],
  ['an ad where ads are allowed', ad, 'AuthHomefeed', true],
  ['a story', story, 'RelatedPinGrid', false],
  ['a story where stories are allowed', story, 'CreatorProfileStoryGrid', true],
  ['a video', video, 'RelatedPinGrid', false],
  ['a surface that has none', pin, 'ShoppingGrid', false],
])('react.4 %s', (_, shown, surface, shows) => expect(showsReactions(shown, me, { surface })).toBe(shows))

test.each([
  [{ viewParameter: 3475 }, false],
  [{ viewType: 606 }, false],
  [{ viewParameter: 606, viewType: 3475 }, true],
  [{ viewParameter: 140, viewType: 1 }, true],
])('react.5 log.3 at %j they show: %s', (view, shows) =>
  expect(showsReactions(pin, me, { ...related, ...view })).toBe(shows),
)

test.each<[ReactionsView['surface'], boolean]>([
  ['RelatedPinGrid', false],
  ['BaseBoardPinGrid', true],
  ['UserProfilePinGrid', true],
])('react.6 on %s the own pin has them: %s', (surface, shows) =>
  expect(showsReactions(own, me, { surface })).toBe(shows),
)

test('react.6 a pin whose pinner is not told is nobody’s own', () => {
  expect(showsReactions({ ...pin, pinner: null }, visitor, related)).toBe(true)
})

test('react.7 on the home feed only a promoted pin has them', () => {
  expect(showsReactions(pin, me, { surface: 'AuthHomefeed' })).toBe(false)
  expect(showsReactions(ad, me, { surface: 'AuthHomefeed' })).toBe(true)
})

test('react.8 hidden for viewers of the image-only grid', () => {
  expect(showsReactions(pin, { ...me, is_eligible_for_image_only_grid: true }, related)).toBe(false)
})

test.each([
  [me, 'enabled', false],
  [me, 'control', true],
  [visitor, 'enabled', true],
])('react.9 %j in group %s: %s', (viewer, group, shows) => {
  const experiments = { closeup_auth_remove_reactions_grid_dweb: group }
  expect(showsReactions(pin, { ...viewer, experiments }, related)).toBe(shows)
})
