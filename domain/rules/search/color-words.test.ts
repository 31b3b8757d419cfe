import { expect, test } from 'vitest'
import { COLORS } from '../../constants/colors.ts'
import { colorIndexOfWord } from './color-words.ts'

test.each([
  ['orange', 'en', 'orange'],
  ['gray', 'en', 'grey'],
  ['turquoise', 'en', 'teal'],
  ['gelbe', 'de', 'yellow'],
  ['cat', 'en', undefined],
] as const)('search.9 %s (%s) names the color %s', (word, first, color) => {
  const tint = colorIndexOfWord(word, first)
  expect(tint === null ? undefined : COLORS[tint]).toBe(color)
})
