import { expect, test } from 'vitest'
import { COLORS } from '../../constants/colors.ts'
import { apartFromColors } from './colors-said.ts'
import { parseQuery } from './parse-query.ts'

test.each([
  ['orange cat', 'en', ['orange'], 'cat'],
  ['gray turquoise sofa', 'en', ['grey', 'teal'], 'sofa'],
  ['gelbe Blumen', 'de', ['yellow'], 'blumen'],
] as const)('search.9 %s is told apart from its colors', (query, first, colors, rest) => {
  const apart = apartFromColors(parseQuery(query), first)
  expect(apart?.tints.map((tint) => COLORS[tint])).toEqual(colors)
  expect(apart?.rest.words.join(' ')).toBe(rest)
})

test.each(['orange', 'cat', 'blue green'])('search.9 %s is not', (query) => {
  expect(apartFromColors(parseQuery(query), 'en')).toBeNull()
})
