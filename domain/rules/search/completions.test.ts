import { expect, test } from 'vitest'
import { completionsOf } from './completions.ts'

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
])('search.15 of %j are offered %j', (terms, offered) => expect(completionsOf(terms, 10)).toEqual(offered))

test('search.15 no more are offered than asked for', () => {
  expect(completionsOf(['beach', 'before', 'bench', 'berry'], 2)).toEqual(['beach', 'bench'])
})
