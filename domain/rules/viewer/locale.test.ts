import { expect, test } from 'vitest'
import { countryOfLanguageTag, matchLocale } from './locale.ts'

test.each([
  ['en-US', 'en-US'],
  ['EN_gb', 'en-GB'],
  ['de-DE', 'de'],
  ['pt', 'pt-BR'],
  ['en-ZA', 'en-US'],
  ['xx', null],
  ['', null],
])('%j is the locale %s', (asked, locale) => expect(matchLocale(asked)).toBe(locale))

test.each([
  ['de-AT', 'AT'],
  ['de', 'DE'],
  ['en', 'US'],
  ['pt-BR', 'BR'],
  ['zh-Hant-TW', 'TW'],
  ['es-419', null],
  ['*', null],
  ['', null],
])('onboard.6 %j is spoken in %s', (tag, country) => expect(countryOfLanguageTag(tag)).toBe(country))
