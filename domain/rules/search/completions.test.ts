import { expect, test } from 'vitest'
import { filterCompletions } from './completions.ts'

test.each([
  [
    ['before', 'beach', 'behind', 'bench', 'between', 'because'],
    ['beach', 'bench'],
  ],
  [
    ['made', 'make', 'makes', 'market', 'making'],
    ['make', 'market'],
  ],
  [
    ['kitchen', 'kitchens', 'kitchenware'],
    ['kitchen', 'kitchenware'],
  ],
  [
    ['story', 'store', 'stories', 'stores'],
    ['story', 'store'],
  ],
  [
    ['pin', 'pine', 'pins', 'pines'],
    ['pin', 'pine'],
  ],
  [
    ['pottery', 'potter', 'pots', 'pot'],
    ['pottery', 'potter', 'pots'],
  ],
  [
    ['gardening', 'garden', 'gardens'],
    ['gardening', 'garden'],
  ],
  [
    ['boxes', 'box', 'boxer'],
    ['boxes', 'boxer'],
  ],
  [['unter', 'zwischen', 'uber', 'hat'], ['hat']],
  [
    ['blumen', 'blume', 'blumenkranz'],
    ['blumen', 'blumenkranz'],
  ],
  [
    ['kuche', 'kuchen'],
    ['kuche', 'kuchen'],
  ],
])('search.15 of %j are offered %j', (terms, offered) =>
  expect(filterCompletions(terms, new Set(), 10)).toEqual(offered),
)

test('search.15 no more are offered than asked for', () => {
  expect(filterCompletions(['beach', 'before', 'bench', 'berry'], new Set(), 2)).toEqual(['beach', 'bench'])
})

test('search.15 words that are only written together as a tag are not offered beside the first of them', () => {
  const onlyTags = new Set(['kitchenart', 'kitsune'])
  const terms = ['kitchen', 'kitchenart', 'kitchenware', 'kitsune']
  expect(filterCompletions(terms, onlyTags, 10)).toEqual(['kitchen', 'kitchenware', 'kitsune'])
})
