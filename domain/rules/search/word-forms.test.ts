import { expect, test } from 'vitest'
import { isPluralOf } from './word-forms.ts'

test.each([
  ['sourdoughs', 'sourdough', true],
  ['boxes', 'box', true],
  ['berries', 'berry', true],
  ['blumen', 'blume', true],
  ['sourdough', 'sourdough', false],
  ['pine', 'pin', false],
  ['golden', 'gold', false],
  ['ass', 'as', false],
])('search.21 whether "%s" is the plural of "%s": %s', (word, one, is) => expect(isPluralOf(word, one)).toBe(is))
