import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { detectRowOverflow } from './row-overflow.ts'

test.each([
  [0, false, true],
  [4, false, true],
  [5, true, true],
  [595, true, true],
  [596, true, false],
  [600, true, false],
])('carousel.5 scrolled to %i: more before %s, more after %s', (left, before, after) => {
  expect(detectRowOverflow({ left, width: 400, contentWidth: 1000 })).toEqual({ before, after })
})

test('carousel.5 a row fades over 45 px; what fits does not', () => {
  expect(readFileSync(new URL('./faded-row.module.css', import.meta.url), 'utf8')).toContain('--fade: 45px')
  expect(detectRowOverflow({ left: 0, width: 400, contentWidth: 300 })).toEqual({ before: false, after: false })
})
