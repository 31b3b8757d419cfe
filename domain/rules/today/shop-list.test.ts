import { expect, test } from 'vitest'
import { shopList } from './shop-list.ts'

const product = (id: string, rank: number, creator: string | null = null) => ({ id, creator, rank })
const many = (count: number, name: string, rankOf: (at: number) => number) =>
  Array.from({ length: count }, (_, at) => product(`${name}${at}`, rankOf(at)))

test('today.6 today.7 what is saved here is told, filled from everywhere below 8, lowered prices before all', () => {
  const own = many(8, 'own', () => 2)
  const others = [product('lowered', 1), ...many(3, 'other', () => 2)]
  const here = (count: number) => new Set(own.slice(0, count).map(({ id }) => id))
  const all = [...others, ...own]
  expect(shopList(all, here(8))).toEqual(own.map(({ id }) => id))
  expect(shopList(all, here(1)).slice(0, 3)).toEqual(['lowered', 'own0', 'other0'])
  expect(shopList(all, null).slice(0, 2)).toEqual(['lowered', 'other0'])
})

test('today.6 today.9 a creator stands there twice at most, except by what staff put there', () => {
  const theirs = ['a', 'b', 'c'].map((id) => product(id, 2, 'maker'))
  expect(shopList(theirs, null)).toEqual(['a', 'b'])
  expect(shopList([product('x', -2, 'maker'), product('y', -1, 'maker'), ...theirs], null)).toEqual(['x', 'y'])
})

test('today.9 a list has 50, and all that staff put there', () => {
  const put = many(52, 'put', (at) => at - 52)
  const liked = many(60, 'liked', () => 2)
  expect(shopList(liked, null)).toHaveLength(50)
  expect(shopList([...put, ...liked], null)).toEqual(put.map(({ id }) => id))
})
