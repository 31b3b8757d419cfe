import { expect, test } from 'vitest'
import { suggestedBoards } from './suggested-boards.ts'

const boards = ['Small gardens', 'Kitchens', 'Roof garden ideas', 'Cafés', 'To do'].map((name) => ({ name }))

test.each([
  ['A small garden behind the house', ['Small gardens', 'Roof garden ideas']],
  ['Garden ideas for a roof', ['Roof garden ideas', 'Small gardens']],
  ['A cafe in Lyon', ['Cafés']],
  ['to', []],
  ['', []],
])('save.11 for %j the suggested boards are %j', (words, names) => {
  expect(suggestedBoards(boards, words).map(({ name }) => name)).toEqual(names)
})

test('save.11 at most so many', () =>
  expect(suggestedBoards(boards, 'small roof garden kitchen cafe', 2)).toHaveLength(2))
