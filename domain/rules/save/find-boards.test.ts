import { expect, test } from 'vitest'
import { findBoards, isNewName } from './find-boards.ts'

const boards = ['Outdoor cafés', 'Cafés', 'Gärten', 'Cabins'].map((name) => ({ name }))

test.each([
  ['', ['Outdoor cafés', 'Cafés', 'Gärten', 'Cabins']],
  ['  ', ['Outdoor cafés', 'Cafés', 'Gärten', 'Cabins']],
  ['cafe', ['Cafés', 'Outdoor cafés']],
  ['CAB', ['Cabins']],
  ['garten', ['Gärten']],
  ['gär', ['Gärten']],
  ['zzz', []],
])('save.11 searching %j', (typed, names) => {
  expect(findBoards(boards, typed).map(({ name }) => name)).toEqual(names)
})

test.each([
  ['', false],
  ['cafés ', false],
  ['Cafe', true],
])('save.11 %j can become a new board: %s', (typed, expected) => {
  expect(isNewName(boards, typed)).toBe(expected)
})
