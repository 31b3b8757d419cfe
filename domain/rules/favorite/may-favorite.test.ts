import { expect, test } from 'vitest'
import type { Id } from '../../id.ts'
import { mayFavorite } from './may-favorite.ts'

const me = { is_auth: true, id: '1' as Id }
const visitor = { is_auth: false, id: null }
const board = {
  owner: { id: '2' as Id },
  is_collaborative: true,
  collaborated_by_me: true,
  collaborator_permissions: ['favorite'],
}
const alone = { ...board, is_collaborative: false, collaborated_by_me: false, collaborator_permissions: [] }

test.each<[string, Parameters<typeof mayFavorite>[2], boolean]>([
  ['the owner', { ...alone, owner: { id: me.id } }, true],
  ['the owner of a group board', { ...board, owner: { id: me.id }, collaborated_by_me: false }, true],
  ['a collaborator', board, true],
  ['a collaborator without the right', { ...board, collaborator_permissions: ['add_pins'] }, false],
  ['a stranger', alone, false],
  ['a stranger to a group board', { ...board, collaborated_by_me: false }, false],
])('fav.4 fav.8 on a board, %s', (_, place, may) => expect(mayFavorite(me, 'BaseBoardPinGrid', place)).toBe(may))

test.each([
  ['someone signed in', me, true],
  ['a visitor', visitor, false],
])('fav.8 elsewhere, %s', (_, viewer, may) => expect(mayFavorite(viewer, 'AuthHomefeed', alone)).toBe(may))

test('fav.8 a visitor has none on a board', () => expect(mayFavorite(visitor, 'BaseBoardPinGrid', board)).toBe(false))
