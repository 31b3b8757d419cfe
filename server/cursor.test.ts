import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { BoardFeedResource } from '#domain/resources/boards.ts'
import { UserPinsResource } from '#domain/resources/users.ts'
import { openCursor, sealCursor, toCursorBinding } from './cursor.ts'

const key = randomBytes(32)
const binding = toCursorBinding(UserPinsResource.get, { username: 'a' })
const cursorKey = ['2026-01-01 00:00:00.123456+00', '1574000000000000001', null, 7] as const

test('wire.6 a sealed cursor opens unchanged', () => {
  expect(openCursor(key, binding, sealCursor(key, binding, cursorKey))).toEqual(cursorKey)
})

test('wire.6 any changed letter, another key or another option is refused', () => {
  const sealed = sealCursor(key, binding, cursorKey)
  for (let at = 1; at < sealed.length; at++) {
    const letter = sealed[at] === 'A' ? 'B' : 'A'
    const changed = sealed.slice(0, at) + letter + sealed.slice(at + 1)
    expect(() => openCursor(key, binding, changed), `letter ${at}`).toThrow()
  }
  const other = toCursorBinding(UserPinsResource.get, { username: 'b' })
  expect(() => openCursor(key, other, sealed)).toThrow('input.bookmark')
  expect(() => openCursor(randomBytes(32), binding, sealed)).toThrow('input.bookmark')
  for (const none of ['', 'b', 'b.', '.', '-end', '💥'])
    expect(() => openCursor(key, binding, none)).toThrow('input.bookmark')
})

test('wire.6 a bookmark of another question counts as none, unless it is forged', () => {
  const sealed = sealCursor(key, binding, cursorKey)
  const other = toCursorBinding(BoardFeedResource.get, { username: 'a' })
  expect(openCursor(key, other, sealed)).toBeNull()
  expect(() => openCursor(key, other, sealed.slice(0, -1))).toThrow('input.bookmark')
})

test('page size, field set and the order of options don’t matter', () => {
  const asked = { username: 'a', page_size: 3, bookmarks: 'x', field_set_key: 'card' }
  expect(toCursorBinding(UserPinsResource.get, asked)).toEqual(binding)
  const one = toCursorBinding(BoardFeedResource.get, { board: { username: 'a', slug: 'b' }, sort: 'x' })
  expect(toCursorBinding(BoardFeedResource.get, { sort: 'x', board: { slug: 'b', username: 'a' } })).toEqual(one)
})
