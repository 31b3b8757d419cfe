import { expect, test } from 'vitest'
import { parseQuery } from './parse-query.ts'
import { inEnglish, isKnownPhrase, relatedWords, unitsOf } from './related-words.ts'
import { wordQuery } from './word-query.ts'

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

test('search.9 a phrase leads to what pins say that show it, and from there no way leads back', () => {
  expect(relatedWords('comfort food').below.en).toContain('ramen')
  expect(relatedWords('ramen').same.en).not.toContain('comfort food')
  expect(relatedWords('ramen').same.en).not.toContain('meatloaf')
  expect(relatedWords('gemütlich'.normalize('NFD').replace(/\p{M}/gu, ''), 'de').below.de.length).toBeGreaterThan(3)
})

test('search.9 a word that is an idea of its own does not stand for all of a wider one', () => {
  expect(relatedWords('sport').below.en).toContain('snowboard')
  expect(relatedWords('skiing').same.en).toContain('snowboard')
  expect(relatedWords('skiing').same.en).not.toContain('surfing')
})

test('search.9 a phrase that leads to others is also asked by its words, one that is a name is not', () => {
  const asked = (query: string) => wordQuery(parseQuery(query), 'some', 'AB')
  expect(unitsOf(['comfort', 'food'])).toEqual(['comfort food'])
  expect(asked('comfort food')).toContain("'recipe':AB")
  expect(asked('hot air balloon')).not.toContain("('air':AB)")
})

test('search.9 phrases with little words are known as they are asked for', () => {
  expect(unitsOf(['gifts', 'for', 'her'])).toEqual(unitsOf(['gifts', 'her']))
  expect(unitsOf(['men', 's', 'shoes'])).toEqual(['men', 'shoes'])
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
  ['hott drink', false],
  ['hot drink', true],
  ['swimming', true],
  ['kittens', true],
  ['grill', true],
  ['grills', true],
  ['eggs', true],
  ['betten', true],
  ['walls', true],
  ['planning', true],
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
  expect(isKnownPhrase([word])).toBe(expected)
})
