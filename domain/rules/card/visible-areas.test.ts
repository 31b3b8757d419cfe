import { expect, test } from 'vitest'
import { type CardArea, type CardHappening, type CardState, nextCardState, visibleAreas } from './visible-areas.ts'

test.each<[CardState, CardHappening, CardState]>([
  ['inactive', 'entered', 'active'],
  ['active', 'left', 'inactive'],
  ['active', 'entered', 'active'],
  ['inactive', 'left', 'inactive'],
  ['active', 'hid', 'hidden'],
  ['inactive', 'hid', 'hidden'],
  ['hidden', 'entered', 'hidden'],
  ['hidden', 'left', 'hidden'],
  ['hidden', 'returned', 'inactive'],
])('card.6 %s, %s: %s', (state, happening, next) => expect(nextCardState(state, happening)).toBe(next))

const plain = { isSaved: false, forcePrimary: false, isRemovedStory: false }
const seen = (card: Parameters<typeof visibleAreas>[0]) =>
  Object.entries(visibleAreas(card)).flatMap(([area, isSeen]) => (isSeen ? [area] : []))

test.each<[string, CardState, Partial<typeof plain>, CardArea[]]>([
  ['active', 'active', {}, ['primary', 'secondary', 'actionBar', 'accessory']],
  ['inactive', 'inactive', {}, ['accessory']],
  ['hidden', 'hidden', {}, []],
  ['saved and active', 'active', { isSaved: true }, ['primary', 'secondary', 'actionBar', 'accessory', 'savedOverlay']],
  ['saved and inactive', 'inactive', { isSaved: true }, ['accessory', 'savedOverlay']],
  ['saved and hidden', 'hidden', { isSaved: true }, []],
  ['forced and inactive', 'inactive', { forcePrimary: true }, ['primary', 'accessory']],
  ['forced and hidden', 'hidden', { forcePrimary: true }, []],
])('card.28 %s', (_, state, more, areas) => expect(seen({ ...plain, state, ...more })).toEqual(areas))

test.each<CardState>(['active', 'inactive', 'hidden'])('card.14 of a removed story nothing is seen, %s', (state) => {
  expect(seen({ state, isSaved: true, forcePrimary: true, isRemovedStory: true })).toEqual([])
})
