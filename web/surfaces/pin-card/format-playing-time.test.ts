import { expect, test } from 'vitest'
import { formatPlayingTime } from './format-playing-time.ts'

test.each<[number, string]>([
  [200, '0:01'],
  [42_400, '0:42'],
  [725_000, '12:05'],
  [3_723_000, '1:02:03'],
])('card.2 a video of %i ms is %s long', (milliseconds, text) => {
  expect(formatPlayingTime(milliseconds)).toBe(text)
})
