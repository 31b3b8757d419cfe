import { expect, test } from 'vitest'
import { favoriteTap, leavesFavorites } from './favorite-tap.ts'

test.each([
  [false, 0, 'create', true, 1],
  [false, 9, 'create', true, 10],
  [true, 10, 'delete', false, 9],
  [true, 1, 'delete', false, 0],
  [true, 0, 'delete', false, 0],
])('fav.1 a favorite %s of %i: %s, shown as %s of %i', (mine, count, call, shown, shownCount) => {
  expect(favoriteTap({ favorited_by_me: mine, favorite_user_count: count }, false)).toEqual({
    call,
    shown: { favorited_by_me: shown, favorite_user_count: shownCount },
  })
})

test('fav.7 what is counted on its board is flipped with it', () => {
  const pin = { favorited_by_me: true, favorite_user_count: 6, board_favorite_count: 1 }
  expect(favoriteTap(pin, false)?.shown).toEqual({
    favorited_by_me: false,
    favorite_user_count: 5,
    board_favorite_count: 0,
  })
})

test.each([true, false])('fav.1 while the request runs a tap does nothing, favorite %s', (favorited_by_me) => {
  expect(favoriteTap({ favorited_by_me, favorite_user_count: 1 }, true)).toBeNull()
})

test.each([
  ['delete', true, 0, true],
  ['delete', true, 1, true],
  ['delete', true, 2, false],
  ['delete', false, 1, false],
  ['create', true, 1, false],
] as const)('fav.3 fav.7 %s, favorites filter %s, count %i: the card goes %s', (call, isFilter, count, goes) => {
  expect(leavesFavorites(call, isFilter, count)).toBe(goes)
})
