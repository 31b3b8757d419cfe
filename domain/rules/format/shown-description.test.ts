import { expect, test } from 'vitest'
import { gridTitle } from '../pin/grid-title.ts'
import { shownDescription } from './shown-description.ts'

test.each([
  ['  a   blue\n\nbird ', 'Bird', 'a blue bird'],
  ['abc', 'Bird', null],
  [' abc ', 'Bird', null],
  ['abcd', 'Bird', 'abcd'],
  ['A blue bird', ' A blue  bird ', null],
  ['', 'Bird', null],
])('fmt.1 card.51 %j beside the name %j', (description, name, shown) => {
  expect(shownDescription({ description }, name)).toBe(shown)
})

test('fmt.1 a description is cut to 496, never through a sign', () => {
  expect(shownDescription({ description: 'x'.repeat(497) }, '')).toHaveLength(496)
  expect(shownDescription({ description: `${'x'.repeat(495)}🐦🐦` }, '')).toBe(`${'x'.repeat(495)}🐦`)
})

test.each([
  [{ closeup_unified_description: ' one text ', description: 'another' }, 'one text'],
  [{ closeup_unified_description: 'Name', closeup_description: 'two texts', note: 'a note' }, 'two texts'],
  [{ closeup_description: ' ', note: ' a note ', description: 'another' }, 'a note'],
  [{ note: null, description: ' another ' }, 'another'],
])('card.51 of %j the first that says something, trimmed', (pin, shown) => {
  expect(shownDescription(pin, 'Name')).toBe(shown)
})

test.each([
  ['  Feathers ', 'Feathers'],
  ['x'.repeat(201), 'x'.repeat(200)],
  [`${'x'.repeat(199)}👨‍👩‍👧‍👦👨‍👩‍👧‍👦`, `${'x'.repeat(199)}👨‍👩‍👧‍👦`],
])('fmt.1 a grid title is trimmed and cut to 200', (title, shown) => expect(gridTitle(title)).toBe(shown))
