import { expect, test } from 'vitest'
import { estimateTextWidthPx } from './text-width.ts'

test.each([
  ['', 0],
  ['l', 238],
  ['W', 975],
  ['ill', 723],
  ['é', 552],
  ['e\u0301', 552],
  ['日本', 2000],
  ['한국', 2000],
  ['Ж', 620],
  ['🙂', 1300],
  ['a\u200db', 1115],
  ['  a   b ', 1353],
])('card.22 %j takes %i thousandths of its size', (text, width) => {
  expect(estimateTextWidthPx(text, 1000)).toBe(width)
})

test('card.22 narrow letters take less than wide ones, however many they are', () => {
  expect(estimateTextWidthPx('illustrations till fall', 14)).toBeLessThan(estimateTextWidthPx('WWW mammoth show', 14))
})
