import { expect, test } from 'vitest'
import { knownLocale } from './locale.ts'

test.each([
  ['en-US', 'en-US'],
  ['EN_gb', 'en-GB'],
  ['de-DE', 'de'],
  ['pt', 'pt-BR'],
  ['en-ZA', 'en-US'],
  ['xx', null],
  ['', null],
])('%j is the locale %s', (asked, locale) => expect(knownLocale(asked)).toBe(locale))
