import { expect, test } from 'vitest'
import { favoriteCount, favoritesAt } from './favorite-count.ts'

test.each([
  [undefined, null],
  [-1, null],
  [0, null],
  [1, '1'],
  [9, '9'],
  [10, '9+'],
  [1000, '9+'],
])('fav.2 a count of %s is shown as %s', (count, shown) => expect(favoriteCount(count)).toBe(shown))

test.each([
  ['BaseBoardPinGrid', { favorite_user_count: 6, board_favorite_count: 1 }, 1],
  ['BaseBoardPinGrid', { favorite_user_count: 6 }, 6],
  ['AuthHomefeed', { favorite_user_count: 6, board_favorite_count: 1 }, 6],
  [null, { favorite_user_count: 6, board_favorite_count: 1 }, 6],
] as const)('fav.7 at %s the count of %j is %i', (surface, pin, count) => expect(favoritesAt(pin, surface)).toBe(count))
