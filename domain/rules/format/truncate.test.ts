import { expect, test } from 'vitest'
import { OVERLAY_NAME_CUT, SOURCE_CUT } from '../../constants/limits.ts'
import { cutTo, truncate } from './truncate.ts'

test.each([
  [22, OVERLAY_NAME_CUT],
  [27, SOURCE_CUT.card],
  [12, SOURCE_CUT.actionBar],
  [33, 33],
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

test('fmt.7 a plain cut adds nothing', () => expect(cutTo('abcd', 3)).toBe('abc'))
