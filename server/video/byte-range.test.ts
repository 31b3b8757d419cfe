import { expect, test } from 'vitest'
import { parseByteRange } from './byte-range.ts'

test.each([
  [undefined, null],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', 'none'],
  ['bytes=20-10', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=-', null],
  ['bytes=0-1,5-6', null],
  ['pages=1-2', null],
] as const)('video.12 of a file of 100 bytes %s is %o', (header, range) =>
  expect(parseByteRange(header, 100)).toEqual(range),
)

test('an empty file has no part', () => expect(parseByteRange('bytes=0-', 0)).toBe('none'))
