import { expect, test } from 'vitest'
import { parseQuery } from './parse-query.ts'
import { foldText } from './query-text.ts'
import { findRelatedWords, splitQueryUnits } from './related-words.ts'
import { editDistance, pickNearestSpelling } from './spelling.ts'
import { toAnyPhraseTsquery, toPhraseTsquery, toPrefixTsquery } from './tsquery.ts'

const nothing = { words: [], phrases: [], without: [], tags: [] }

test.each([
  ['Blue Vase', { words: ['blue', 'vase'] }],
  ['crème brûlée, straße', { words: ['creme', 'brulee', 'strasse'] }],
  ['"blue vase" shelf', { words: ['shelf'], phrases: [['blue', 'vase']] }],
  ['vase -lemons', { words: ['vase'], without: [['lemons']] }],
  ['vase -"lemon tree" -#gold', { words: ['vase'], without: [['lemon', 'tree'], ['gold']] }],
  ['vase -self-care', { words: ['vase'], without: [['self', 'care']] }],
  ['vase-“lemon tree”', { words: ['vase'], phrases: [['lemon', 'tree']] }],
  ['mid-century', { words: ['mid', 'century'] }],
  ['#LatteArt', { tags: ['latteart'] }],
  ["'; drop & | ! ( :*", { words: ['drop'] }],
  ['%_\\\u0000', {}],
])('search.7 %j is read as %j', (query, expected) => expect(parseQuery(query)).toEqual({ ...nothing, ...expected }))

test('search.21 a hundred words are harmless: the first dozen count', () => {
  expect(parseQuery(Array.from({ length: 100 }, (_, at) => `w${at}`).join(' ')).words).toHaveLength(12)
})

test('search.7 marks of every script are set aside, in one form of letters', () => {
  expect(foldText('Θάλασσα')).toBe(foldText('ΘΑΛΑΣΣΑ'.toLowerCase().replace('ς', 'σ')))
  expect(foldText('й')).toBe('и')
  expect(foldText('한글')).toBe('한글')
})

test.each([
  ['potery', 'pottery', 1],
  ['moutains', 'mountains', 1],
  ['form', 'from', 1],
  ['kitten', 'sitting', 3],
  ['', 'abc', 3],
])('search.8 from %s to %s it is %i', (a, b, edits) => expect(editDistance(a, b)).toBe(edits))

const known = [
  { term: 'pottery', weight: 20 },
  { term: 'poetry', weight: 9 },
  { term: 'cat', weight: 50 },
  { term: 'watercolor', weight: 30 },
  { term: 'vases', weight: 30 },
  { term: 'vase', weight: 10 },
]
test.each([
  ['potery', 'pottery'],
  ['watercolour', 'watercolor'],
  ['wattercollor', 'watercolor'],
  ['vasee', 'vase'],
  ['cut', null],
  ['xyzzy', null],
])('search.8 for %s one means %s', (word, meant) => expect(pickNearestSpelling(word, known)).toBe(meant))

test('words mean the same in both languages, and a concept has narrower ones', () => {
  expect(findRelatedWords('katzen').same.en).toContain('cat')
  expect(findRelatedWords('kitten').same.en).toContain('cat')
  expect(findRelatedWords('pets').narrower.en).toEqual(expect.arrayContaining(['cat', 'dog']))
  expect(findRelatedWords('corgi').broader.en).toContain('dog')
  expect(findRelatedWords('suppe').same.en).not.toContain('dinner')
  expect(findRelatedWords('xyzzy')).toEqual({
    same: { en: [], de: [] },
    narrower: { en: [], de: [] },
    broader: { en: [], de: [] },
  })
})

test('a known phrase stays together, little words are left out', () => {
  expect(splitQueryUnits(['living', 'room', 'rug'])).toEqual(['living room', 'rug'])
  expect(splitQueryUnits(['man', 'with', 'beard'])).toEqual(['man', 'beard'])
  expect(splitQueryUnits(['the'])).toEqual(['the'])
})

test('search.7 words are searched as beginnings, phrases in sequence, and unspaced scripts letter by letter', () => {
  expect(toPrefixTsquery(parseQuery('blue vas -lemon'), 'ABCD')).toBe("'blue':* & 'vas':* & !'lemon'")
  expect(toPrefixTsquery(parseQuery('blue "tall vase"'), 'A')).toBe("'blue':*A & ('tall':A <-> 'vase':A)")
  expect(toPrefixTsquery(parseQuery('-lemon'), 'AB')).toBeNull()
  expect(toPhraseTsquery(['花器'])).toBe("('花' <-> '器')")
  expect(toAnyPhraseTsquery(['hot air balloon', 'kite'], 'AB')).toBe(
    "('hot':AB <-> 'air':AB <-> 'balloon':AB) | 'kite':AB",
  )
})

test('search.21 of 300 different letters of an unspaced script the first two dozen are searched', () => {
  const letters = Array.from({ length: 298 }, (_, at) => String.fromCodePoint(0x4e00 + at))
  const count = (query: string) => {
    const { words, phrases, without } = parseQuery(query)
    return [...words, ...phrases.flat(), ...without.flat()].join('').length
  }
  expect(count(letters.join(''))).toBe(24)
  expect(count(letters.map((letter) => `"${letter}"`).join(' '))).toBeLessThanOrEqual(24)
  expect(count(`"${letters.slice(0, 100).join(' ')}" -"${letters.slice(100, 200).join(' ')}"`)).toBeLessThanOrEqual(24)
})
