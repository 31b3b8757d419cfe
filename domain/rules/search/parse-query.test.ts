import { expect, test } from 'vitest'
import { fold } from './fold.ts'
import { parseQuery } from './parse-query.ts'
import { relatedWords, unitsOf } from './related-words.ts'
import { editsBetween, nearestSpelling } from './spelling.ts'
import { wordQuery } from './word-query.ts'

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
  expect(fold('Θάλασσα')).toBe(fold('ΘΑΛΑΣΣΑ'.toLowerCase().replace('ς', 'σ')))
  expect(fold('й')).toBe('и')
  expect(fold('한글')).toBe('한글')
})

test.each([
  ['potery', 'pottery', 1],
  ['moutains', 'mountains', 1],
  ['form', 'from', 1],
  ['kitten', 'sitting', 3],
  ['', 'abc', 3],
])('search.8 from %s to %s it is %i', (a, b, edits) => expect(editsBetween(a, b)).toBe(edits))

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
])('search.8 D69 for %s one means %s', (word, meant) => expect(nearestSpelling(word, known)).toBe(meant))

test('words mean the same in both languages, and an idea has others below it', () => {
  expect(relatedWords('katzen').same.en).toContain('cat')
  expect(relatedWords('kitten').same.en).toContain('cat')
  expect(relatedWords('pets').below.en).toEqual(expect.arrayContaining(['cat', 'dog']))
  expect(relatedWords('corgi').above.en).toContain('dog')
  expect(relatedWords('suppe').same.en).not.toContain('dinner')
  expect(relatedWords('xyzzy')).toEqual({
    same: { en: [], de: [] },
    below: { en: [], de: [] },
    above: { en: [], de: [] },
  })
})

test('a known phrase stays together, little words are left out', () => {
  expect(unitsOf(['living', 'room', 'rug'])).toEqual(['living room', 'rug'])
  expect(unitsOf(['man', 'with', 'beard'])).toEqual(['man', 'beard'])
  expect(unitsOf(['the'])).toEqual(['the'])
})

test('a query is asked by words, by those that mean the same, and by beginnings', () => {
  const query = parseQuery('blue vas -lemon')
  expect(wordQuery(query, 'whole', 'AB')).toBe("'blue':AB & 'vas':AB & !'lemon'")
  expect(wordQuery(query, 'whole', 'A+B')).toBe("'blue':A & 'vas':A & 'blue':B & 'vas':B & !'lemon'")
  expect(wordQuery(query, 'begun', 'ABCD')).toBe("'blue':* & 'vas':* & !'lemon'")
  expect(wordQuery(parseQuery('花器'), 'whole', 'ABCD')).toBe("('花' <-> '器')")
  expect(wordQuery(parseQuery('-lemon'), 'whole', 'AB')).toBeNull()
})
