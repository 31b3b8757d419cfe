import { expect, test } from 'vitest'
import { REACTION_ICON, REACTIONS_ROW } from '../../constants/sizes.ts'
import { REACTIONS, type ReactionSummary, reactionSummary, withReaction } from './reactions.ts'

test('react.1 the five reactions and the sizes of their row', () => {
  expect(REACTIONS).toEqual({ goodIdea: 7, love: 1, thanks: 13, wow: 11, haha: 5 })
  expect([REACTION_ICON, REACTIONS_ROW]).toEqual([17, 18])
})

test.each<[string, Parameters<typeof withReaction>[0], number, ReturnType<typeof withReaction>]>([
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
])('react.1 %s', (_, pin, type, shown) => expect(withReaction(pin, type)).toEqual(shown))

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
])('react.1 of %j', (counts, summary) => expect(reactionSummary(counts)).toEqual(summary))
