import { expect, test } from 'vitest'
import type { Id } from '../../id.ts'
import {
  favoriteCountOnSurface,
  formatFavoriteCount,
  leavesFavoritesFeed,
  mayFavorite,
  nextFavoriteTap,
} from './favorite.ts'

test.each([
  [undefined, null],
  [-1, null],
  [0, null],
  [1, '1'],
  [9, '9'],
  [10, '9+'],
  [1000, '9+'],
])('fav.2 a count of %s is shown as %s', (count, shown) => expect(formatFavoriteCount(count)).toBe(shown))

test.each([
  ['BaseBoardPinGrid', { favorite_user_count: 6, board_favorite_count: 1 }, 1],
  ['BaseBoardPinGrid', { favorite_user_count: 6 }, 6],
  ['AuthHomefeed', { favorite_user_count: 6, board_favorite_count: 1 }, 6],
  [null, { favorite_user_count: 6, board_favorite_count: 1 }, 6],
] as const)('fav.7 at %s the count of %j is %i', (surface, pin, count) =>
  expect(favoriteCountOnSurface(pin, surface)).toBe(count),
)

test.each([
  [false, 0, 'create', true, 1],
  [false, 9, 'create', true, 10],
  [true, 10, 'delete', false, 9],
  [true, 1, 'delete', false, 0],
  [true, 0, 'delete', false, 0],
])('fav.1 a favorite %s of %i: %s, shown as %s of %i', (mine, count, call, shown, shownCount) => {
  expect(nextFavoriteTap({ favorited_by_me: mine, favorite_user_count: count }, false)).toEqual({
    call,
    shown: { favorited_by_me: shown, favorite_user_count: shownCount },
  })
})

test('fav.7 what is counted on its board is flipped with it', () => {
  const pin = { favorited_by_me: true, favorite_user_count: 6, board_favorite_count: 1 }
  expect(nextFavoriteTap(pin, false)?.shown).toEqual({
    favorited_by_me: false,
    favorite_user_count: 5,
    board_favorite_count: 0,
  })
})

test.each([true, false])('fav.1 while the request runs a tap does nothing, favorite %s', (favorited_by_me) => {
  expect(nextFavoriteTap({ favorited_by_me, favorite_user_count: 1 }, true)).toBeNull()
})

test.each([
  ['delete', true, 0, true],
  ['delete', true, 1, true],
  ['delete', true, 2, false],
  ['delete', false, 1, false],
  ['create', true, 1, false],
] as const)('fav.3 fav.7 %s, favorites filter %s, count %i: the card goes %s', (call, isFilter, count, goes) => {
  expect(leavesFavoritesFeed(call, isFilter, count)).toBe(goes)
})

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
