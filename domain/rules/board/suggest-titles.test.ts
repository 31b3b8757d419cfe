import { expect, test } from 'vitest'
import { suggestTitles } from './suggest-titles.ts'

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
