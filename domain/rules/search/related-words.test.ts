import { expect, test } from 'vitest'
import german from './dictionary/de.json' with { type: 'json' }
import english from './dictionary/en.json' with { type: 'json' }
import { findRelatedWords, isKnownPhrase, splitQueryUnits, translateToEnglish } from './related-words.ts'

test('search.9 what a German query means is told by English words; an English one stays as it was typed', () => {
  expect(translateToEnglish(['wald'], 'en')).toBe('forest')
  expect(translateToEnglish(['katze', 'im', 'schnee'], 'de')).toBe('cat snow')
  expect(translateToEnglish(['city', 'at', 'night'], 'en')).toBe('city at night')
  expect(translateToEnglish(['mountains'], 'de')).toBe('mountains')
  expect(translateToEnglish(['qwertz'], 'de')).toBe('qwertz')
})

test('search.9 a word of both languages means what it means in the viewer’s', () => {
  expect(translateToEnglish(['rock'], 'de')).toBe('skirt')
  expect(translateToEnglish(['rock'], 'en')).toBe('rock')
})

test('search.9 a word with an entry of its own does not stand for all of a wider one', () => {
  expect(findRelatedWords('sport').narrower.en).toContain('snowboard')
  expect(findRelatedWords('skiing').same.en).toContain('snowboard')
  expect(findRelatedWords('skiing').same.en).not.toContain('surfing')
})

test('search.9 phrases with little words are known as they are asked for', () => {
  expect(splitQueryUnits(['gifts', 'for', 'her'])).toEqual(splitQueryUnits(['gifts', 'her']))
  expect(splitQueryUnits(['men', 's', 'shoes'])).toEqual(['men', 'shoes'])
})

test.each([
  ['sunsett', false],
  ['catts', false],
  ['lampp', false],
  ['knitt', false],
  ['waldd', false],
  ['knitted', true],
  ['dinners', true],
  ['grasses', true],
  ['weding', false],
  ['kniting', false],
  ['swiming', false],
  ['bery', false],
  ['pupy', false],
  ['suny', false],
  ['bech', false],
  ['acke', false],
  ['garen', false],
  ['gartn', false],
  ['baking', true],
  ['sunny', true],
  ['berries', true],
  ['kinder', true],
  ['blumen', true],
  ['vasee', false],
  ['coffeee', false],
  ['grasss', false],
  ['cakke', false],
  ['wallpapper', false],
  ['hott air balloon', false],
  ['hot air balloon', true],
  ['swimming', true],
  ['kittens', true],
  ['grill', true],
  ['grills', true],
  ['eggs', true],
  ['betten', true],
  ['walls', true],
  ['famile', false],
  ['jewely', false],
  ['recipy', false],
  ['gartem', false],
  ['wintre', false],
  ['birde', false],
  ['dresse', false],
  ['gardene', false],
  ['gardenning', false],
  ['cookes', false],
  ['katzs', false],
  ['citye', false],
  ['wals', false],
  ['families', true],
  ['dresses', true],
  ['gardening', true],
  ['cities', true],
  ['katzen', true],
])('search.8 whether %j is a form of a known word: %j', (word, expected) => {
  expect(isKnownPhrase(word.split(' '))).toBe(expected)
})

test('search.9 every entry of the dictionary has words, names a wider entry that exists, and German words belong to an entry', () => {
  const entries = english as Record<string, { words: string[]; broader?: string }>
  for (const [key, { words, broader }] of Object.entries(entries)) {
    expect([key, words.length > 0, new Set(words).size]).toEqual([key, true, words.length])
    if (broader !== undefined) expect([key, broader, broader in entries]).toEqual([key, broader, true])
  }
  for (const [key, words] of Object.entries(german))
    expect([key, key in entries, words.length > 0]).toEqual([key, true, true])
})

test.each([
  ['lion', 'elephant', 'animal'],
  ['carrot', 'pumpkin', 'vegetable'],
  ['sourdough', 'toast', 'bread'],
  ['plate', 'bowl', 'tableware'],
  ['linen', 'cotton', 'textile'],
  ['desk', 'office', 'home office'],
])('search.9 %s does not find %s, and both are kinds of %s', (word, sibling, wider) => {
  const { same, narrower } = findRelatedWords(word)
  expect([...same.en, ...narrower.en]).not.toContain(sibling)
  const { same: sameAsWider, narrower: kinds } = findRelatedWords(wider)
  expect(kinds.en).toContain(word)
  expect([...sameAsWider.en, ...kinds.en]).toContain(sibling)
})
