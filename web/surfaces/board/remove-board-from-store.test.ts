import { expect, test } from 'vitest'
import type { Id } from '#domain/id.ts'
import { makeStore } from '../../state/store.ts'
import { removeBoardFromStore } from './remove-board-from-store.ts'

const board = (id: string) => ({ type: 'board', id, name: id })
const pin = (id: string, on: string | null) => ({ type: 'pin', id, board: on && board(on) })
const question = (name: string) => ({ name, verb: 'get' }) as const

test('board.20 a deleted board and its pins leave every loaded list, and can be restored', () => {
  const store = makeStore({ viewer: { id: null } as never, config: {} as never })
  store.take(question('Home'), {}, { items: [pin('1', 'gone'), pin('2', 'kept'), pin('3', null)], next: 'more' })
  store.take(question('Search'), {}, { items: [pin('2', 'kept')], next: null })
  store.take(question('Boards'), {}, { items: [board('kept'), board('gone')], next: null })
  const shown = () =>
    Object.values(store.get().lists).map(({ items, next }) => [...items.map((item) => (item as { $: string }).$), next])
  const before = shown()
  const lists = removeBoardFromStore(store, 'gone' as Id)
  expect(shown()).toEqual([
    ['pin:2', 'pin:3', 'more'],
    ['pin:2', null],
    ['board:kept', null],
  ])
  expect(Object.keys(lists)).toHaveLength(2)
  store.setLists(lists)
  expect(shown()).toEqual(before)
})
