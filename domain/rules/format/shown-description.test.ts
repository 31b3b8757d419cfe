import { expect, test } from 'vitest'
import { gridTitle } from '../pin/grid-title.ts'
import { shownDescription } from './shown-description.ts'

const named = (grid_title: string) => ({ grid_title, alt_text: '', auto_alt_text: '' })
const lamp = { display_name: 'A lamp' }

test.each([
  ['  a   blue\n\nbird ', 'Bird', 'a blue bird'],
  ['abc', 'Bird', ''],
  [' abc ', 'Bird', ''],
  ['abcd', 'Bird', 'abcd'],
  ['A blue bird', ' A blue  bird ', ''],
  ['', 'Bird', ''],
])('fmt.1 card.51 %j beside the name %j', (description, name, shown) => {
  expect(shownDescription({ ...named(name), description })).toBe(shown)
})

test('fmt.1 a description is cut to 496, never through a sign', () => {
  const shown = (description: string) => shownDescription({ ...named(''), description })
  expect(shown('x'.repeat(497))).toHaveLength(496)
  expect(shown(`${'x'.repeat(495)}🐦🐦`)).toBe(`${'x'.repeat(495)}🐦`)
})

test.each([
  [{ closeup_unified_description: ' one text ', description: 'another' }, 'one text'],
  [{ closeup_unified_description: 'Name', closeup_description: 'two texts' }, 'two texts'],
  [{ closeup_description: ' ', description: ' another ' }, 'another'],
  [{ rich_summary: lamp, closeup_description: 'A lamp', description: 'It is bright' }, 'It is bright'],
])('card.51 of %j the first that says something, trimmed', (pin, shown) => {
  expect(shownDescription({ ...named('Name'), ...pin })).toBe(shown)
})

test.each([
  ['  Feathers ', 'Feathers'],
  ['x'.repeat(201), 'x'.repeat(200)],
  [`${'x'.repeat(199)}👨‍👩‍👧‍👦👨‍👩‍👧‍👦`, `${'x'.repeat(199)}👨‍👩‍👧‍👦`],
])('fmt.1 a grid title is trimmed and cut to 200', (title, shown) => expect(gridTitle(title)).toBe(shown))
