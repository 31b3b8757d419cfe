import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { BoardFeedResource } from '#domain/resources/boards.ts'
import { UserPinsResource } from '#domain/resources/users.ts'
import { bindingOf, openCursor, sealCursor } from './cursor.ts'

const key = randomBytes(32)
const binding = bindingOf(UserPinsResource.get, { username: 'a' })
const cursorKey = ['2026-01-01 00:00:00.123456+00', '1574000000000000001', null, 7] as const

test('wire.6 what was sealed opens again, unchanged', () => {
  expect(openCursor(key, binding, sealCursor(key, binding, cursorKey))).toEqual(cursorKey)
})

test('wire.6 every changed letter, another key, question or option refuses', () => {
  const sealed = sealCursor(key, binding, cursorKey)
  for (let at = 1; at < sealed.length; at++) {
    const letter = sealed[at] === 'A' ? 'B' : 'A'
    const changed = sealed.slice(0, at) + letter + sealed.slice(at + 1)
    expect(() => openCursor(key, binding, changed), `letter ${at}`).toThrow()
  }
  const others = [
    bindingOf(UserPinsResource.get, { username: 'b' }),
    bindingOf(BoardFeedResource.get, { username: 'a' }),
  ]
  for (const other of others) expect(() => openCursor(key, other, sealed)).toThrow('input.bookmark')
  expect(() => openCursor(randomBytes(32), binding, sealed)).toThrow('input.bookmark')
  for (const none of ['', 'b', 'b.', '.', '-end', '💥'])
    expect(() => openCursor(key, binding, none)).toThrow('input.bookmark')
})

test('how much is asked for, in which form and in which order, does not matter', () => {
  const asked = { username: 'a', page_size: 3, bookmarks: 'x', field_set_key: 'card' }
  expect(bindingOf(UserPinsResource.get, asked)).toEqual(binding)
  const one = bindingOf(BoardFeedResource.get, { board: { username: 'a', slug: 'b' }, sort: 'x' })
  expect(bindingOf(BoardFeedResource.get, { sort: 'x', board: { slug: 'b', username: 'a' } })).toEqual(one)
})
