import { expect, test } from 'vitest'
import { seen, toldOf } from './impression.ts'

test.each([
  [0, 0],
  [0.49, 0],
  [0.5, 0.5],
  [0.79, 0.5],
  [0.8, 0.8],
  [0.997, 1],
])('log.2 a share of %d is the step %d', (share, most) => {
  expect(seen(undefined, share, 5)).toEqual({ since: 5, most })
})

test('log.2 a view is one impression from its beginning, with the most that was seen of it', () => {
  const view = seen(seen(seen(undefined, 0.1, 5), 0.9, 8), 0.2, 9)
  expect(view).toEqual({ since: 5, most: 0.8 })
  expect(toldOf(view, 20)).toEqual({ time: 5, end_time: 20, most_visible: 80 })
})
