import { expect, test } from 'vitest'
import { OVERLAY_NAME_CUT, SOURCE_NAME_CUT, TOAST_NAME_CUT } from '../../constants/limits.ts'
import { isTitleInDescription, toGridTitle } from '../pin/grid-title.ts'
import { cutToLength, pickShownDescription, truncate } from './shown-text.ts'

test.each([
  [22, OVERLAY_NAME_CUT],
  [27, SOURCE_NAME_CUT.card],
  [12, SOURCE_NAME_CUT.actionBar],
  [33, TOAST_NAME_CUT],
  [80, undefined],
])('fmt.2 fmt.7 %i signs stay, one more ends in an ellipsis', (length, given) => {
  const text = 'x'.repeat(length)
  expect(truncate(text, given)).toBe(text)
  expect(truncate(`${text}y`, given)).toBe(`${text}…`)
})

test.each([
  ['a surrogate pair', '🐦🐦🐦', 2, '🐦🐦…'],
  ['a letter with a mark', 'ne\u0301e\u0301', 2, 'ne\u0301…'],
  ['a family of four', '👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 1, '👨‍👩‍👧‍👦…'],
  ['a flag', '🇩🇪🇫🇷', 1, '🇩🇪…'],
  ['as many signs as fit', '🐦🐦', 2, '🐦🐦'],
])('fmt.7 %s is not cut through', (_, text, length, shown) => expect(truncate(text, length)).toBe(shown))

test('fmt.7 a plain cut adds nothing', () => expect(cutToLength('abcd', 3)).toBe('abc'))

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
  expect(pickShownDescription({ ...named(name), description })).toBe(shown)
})

test('fmt.1 a description is cut to 496, never through a sign', () => {
  const shown = (description: string) => pickShownDescription({ ...named(''), description })
  expect(shown('x'.repeat(497))).toHaveLength(496)
  expect(shown(`${'x'.repeat(495)}🐦🐦`)).toBe(`${'x'.repeat(495)}🐦`)
})

test.each([
  [{ closeup_unified_description: ' one text ', description: 'another' }, 'one text'],
  [{ closeup_unified_description: 'Name', closeup_description: 'two texts' }, 'two texts'],
  [{ closeup_description: ' ', description: ' another ' }, 'another'],
  [{ rich_summary: lamp, closeup_description: 'A lamp', description: 'It is bright' }, 'It is bright'],
])('card.51 of %j the first that says something, trimmed', (pin, shown) => {
  expect(pickShownDescription({ ...named('Name'), ...pin })).toBe(shown)
})

test.each([
  ['  Feathers ', 'Feathers'],
  ['x'.repeat(201), 'x'.repeat(200)],
  [`${'x'.repeat(199)}👨‍👩‍👧‍👦👨‍👩‍👧‍👦`, `${'x'.repeat(199)}👨‍👩‍👧‍👦`],
])('fmt.1 a grid title is trimmed and cut to 200', (title, shown) => expect(toGridTitle(title)).toBe(shown))

test.each([
  ['', ' A  blue\nbird ', 'A blue bird'],
  [' ', 'word '.repeat(30), `${'word '.repeat(20)}…`],
  ['Feathers', 'A blue bird', 'Feathers'],
  ['', ' ', ''],
])('fmt.1 the title %j with the description %j is shown as %j', (title, description, shown) =>
  expect(toGridTitle(title, description)).toBe(shown),
)

test.each([
  ['', 'word '.repeat(30), true],
  ['', 'A blue bird', true],
  ['A blue', 'A blue bird', false],
])('fmt.1 the title %j needs no line above the description %j: %j', (title, description, isRepeated) => {
  const pin = { title, grid_title: toGridTitle(title, description), alt_text: '', auto_alt_text: '', description }
  expect(isTitleInDescription(pin, pickShownDescription(pin))).toBe(isRepeated)
})
