import { expect, test } from 'vitest'
import { inEnglish } from './related-words.ts'

test('search.9 what a German query means is told by English words; an English one stays as it was typed', () => {
  expect(inEnglish(['wald'], 'en')).toBe('forest')
  expect(inEnglish(['katze', 'im', 'schnee'], 'de')).toBe('cat snow')
  expect(inEnglish(['city', 'at', 'night'], 'en')).toBe('city at night')
  expect(inEnglish(['mountains'], 'de')).toBe('mountains')
  expect(inEnglish(['qwertz'], 'de')).toBe('qwertz')
})

test('search.9 a word of both languages means what it means in the viewer’s', () => {
  expect(inEnglish(['rock'], 'de')).toBe('skirt')
  expect(inEnglish(['rock'], 'en')).toBe('rock')
})
