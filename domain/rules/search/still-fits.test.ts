import { expect, test } from 'vitest'
import { stillFits } from './still-fits.ts'

test.each([
  ['kit', true],
  [' KITCHEN i', true],
  ['kix', false],
  ['kitchen ideas for two', false],
  ['', true],
])('search.15 "Kitchen ideas" is still offered for %j: %j', (typed, expected) => {
  expect(stillFits({ label: 'Kitchen ideas', query: 'Kitchen ideas' }, typed)).toBe(expected)
})

test.each([
  ['top', true],
  ['clay_m', true],
  ['toq', false],
])('search.15 a person is still offered by name and username for %j: %j', (typed, expected) => {
  expect(stillFits({ label: 'Zoë Töpfer', query: 'clay_maker' }, typed)).toBe(expected)
})
