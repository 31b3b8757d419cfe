import { expect, test } from 'vitest'
import { areInflections } from './inflected-forms.ts'

test.each([
  ['en', 'baking', 'bake', true],
  ['en', 'bakers', 'baking', true],
  ['en', 'bakking', 'bake', false],
  ['en', 'planned', 'plan', true],
  ['en', 'planed', 'plan', false],
  ['en', 'travelling', 'travel', true],
  ['en', 'traveling', 'travel', true],
  ['en', 'leaves', 'leaf', true],
  ['en', 'coziest', 'cozy', true],
  ['en', 'decorator', 'decoration', true],
  ['en', 'tomatoes', 'tomato', true],
  ['en', 'foggy', 'fog', true],
  ['en', 'agreed', 'agree', true],
  ['en', 'jewely', 'jewel', false],
  ['en', 'cosed', 'cosy', false],
  ['en', 'fire', 'fir', false],
  ['en', 'birde', 'birding', false],
  ['en', 'hot drinks', 'hot drink', true],
  ['en', 'hot', 'hot drink', false],
  ['de', 'katzen', 'katze', true],
  ['de', 'walder', 'wald', true],
  ['de', 'freundinnen', 'freundin', true],
  ['de', 'autos', 'auto', true],
  ['de', 'schuh', 'schuhe', true],
  ['de', 'wals', 'wal', false],
  ['de', 'bech', 'becher', false],
] as const)('search.8 in %s %j and %j are forms of one word: %j', (language, one, other, expected) => {
  expect(areInflections(one, other, language)).toBe(expected)
})
