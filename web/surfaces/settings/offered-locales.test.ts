import { expect, test } from 'vitest'
import { loadTranslations } from '#web/translations.ts'
import { listOfferedLocales } from './offered-locales.ts'

const NAMES = { 'en-US': 'American English', 'en-GB': 'British English', de: 'Deutsch', fr: 'français' }
const codes = (chosen: string) => listOfferedLocales(NAMES, chosen).map(({ value }) => value)

test('only languages that have words are offered, and the one that was chosen', () => {
  expect(codes('de')).toEqual(['en-US', 'en-GB', 'de'])
  expect(codes('fr')).toEqual(['en-US', 'en-GB', 'de', 'fr'])
})

test('each offered language but English has words of its own', async () => {
  const english = (await loadTranslations('en-US'))('settings.title')
  for (const code of codes('de')) {
    expect((await loadTranslations(code))('settings.title') === english).toBe(code.startsWith('en'))
  }
})
