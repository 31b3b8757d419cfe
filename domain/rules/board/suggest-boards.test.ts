import { expect, test } from 'vitest'
import { suggestBoards, suggestTitles } from './suggest-boards.ts'

const board = (name: string, more: { description?: string; category?: string | null } = {}) => ({
  name,
  description: more.description ?? '',
  category: more.category ?? null,
})
const BOARDS = [
  board('Kitchens'),
  board('Garden', { category: 'plants' }),
  board('Trips', { description: 'Where a kitchen has a view' }),
  board('The best of'),
]

test.each([
  ['A blue kitchen', '', null, ['Kitchens', 'Trips']],
  ['Moss', 'For the garden', null, ['Garden']],
  ['Fern', '', 'plants', ['Garden']],
  ['The best', '', null, ['The best of']],
  ['Ship', 'with a sail', null, []],
])('save.11 a pin %s (%s, %s) suggests %j', (title, description, category, names) => {
  const pin = { title, description, category, boards: [] }
  expect(suggestBoards(pin, BOARDS, 2).map((one) => one.name)).toEqual(names)
})

test('save.11 a board that holds what belongs beside the pin comes before one that shares a word', () => {
  const pin = { title: 'A kitchen stool', description: '', category: null, boards: [] }
  const names = suggestBoards(pin, BOARDS, 2, (one) => (one.name === 'Garden' ? 1 : 0)).map((one) => one.name)
  expect(names).toEqual(['Garden', 'Kitchens'])
})

test('save.11 the name of the board a pin comes from speaks for it', () => {
  const pin = { title: '', description: '', category: null, boards: ['Dream kitchens'] }
  expect(suggestBoards(pin, BOARDS, 1).map((one) => one.name)).toEqual(['Kitchens'])
})

test('save.11 where it is known what belongs beside a pin, a word in passing speaks for no board', () => {
  const pin = { title: 'Last light', description: 'Seen from the kitchen of a boat', category: null, boards: [] }
  expect(suggestBoards(pin, BOARDS, 3).map((one) => one.name)).toEqual(['Kitchens', 'Trips'])
  expect(suggestBoards(pin, BOARDS, 3, () => 0)).toEqual([])
  const named = { ...pin, title: 'Kitchen light' }
  expect(suggestBoards(named, BOARDS, 3, () => 0).map((one) => one.name)).toEqual(['Kitchens'])
})

const nothing = { title: '', category: null, boards: [], taken: [] }

test.each([
  [{ ...nothing }, []],
  [{ ...nothing, title: 'The blue vase' }, ['Blue vase', 'Vase']],
  [{ ...nothing, category: 'home_decor' }, ['Home decor']],
  [{ ...nothing, boards: ['Pottery', 'pottery', 'Clay'] }, ['Pottery', 'Clay']],
  [{ ...nothing, title: 'Vase', boards: ['Clay'], taken: ['clay'] }, ['Vase']],
  [{ ...nothing, boards: ['x'.repeat(51)] }, []],
])('a new board for %j could be called %j', (pin, names) => {
  expect(suggestTitles(pin, 5)).toEqual(names)
})
