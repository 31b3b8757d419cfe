import { expect, test } from 'vitest'
import { favoriteCount } from './favorite-count.ts'

test.each([
  [undefined, null],
  [-1, null],
  [0, null],
  [1, '1'],
  [9, '9'],
  [10, '9+'],
  [1000, '9+'],
])('fav.2 a count of %s is shown as %s', (count, shown) => expect(favoriteCount(count)).toBe(shown))
