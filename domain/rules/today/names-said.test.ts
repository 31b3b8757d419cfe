import { expect, test } from 'vitest'
import { namesToAsk, saysName, usernamesSaid } from './names-said.ts'

test.each([
  ['martha blue', 'Martha', 'Blue'],
  ['Blue, Martha', 'Martha', 'Blue'],
  ['blue martha wedding', 'Martha', 'Blue'],
  ['martha_blue wedding', 'Martha', 'Blue'],
  ['marthablue', 'Martha', 'Blue'],
  ['bluemartha', 'Martha', 'Blue'],
  ['@marthablue', 'Martha', 'Blue'],
  ['anna berg', 'Anna Maria', 'Berg'],
  ['maria berg kitchen', 'Anna Maria', 'Berg'],
  ['berganna maria', 'Anna Maria', 'Berg'],
  ['zoe angstrom', 'Zoë', 'Ångström'],
  ['ada obrien', 'Ada', 'O’Brien'],
  ['obrien ada kitchen', 'Ada', "O'Brien"],
  ['ada o’brien kitchen', 'Ada', 'OBrien'],
  ['annalena zorn', 'Anna-Lena', 'Zorn'],
  ['annalena zorn kitchen', 'Anna-Lena', 'Zorn'],
  ['anna lena zorn', 'Annalena', 'Zorn'],
  ['zelda quorns kitchen', 'Zelda', 'Quorn'],
  ['zelda quorn’s', 'Zelda', 'Quorn'],
  ["zelda quorn's kitchen", 'Zelda', 'Quorn'],
  ['zeldaquorns', 'Zelda', 'Quorn'],
  ['zeldaquorn', '✨ Zelda', 'Quorn 🌿'],
  ['peter peters kitchen', 'Peter', 'Peters'],
  ['田中太郎', '太郎', '田中'],
  ['田中 太郎', '田中太郎', ''],
  ['田中太郎 絵', '太郎', '田中'],
  ['佐々木太郎', '太郎', '佐々木'],
  ['マリーキュリー', 'マリー・キュリー', ''],
  ['김철수', '철수', '김'],
  ['김철수 요리', '철수', '김'],
  ['김 철수 요리', '철수', '김'],
  ['محمد علي', 'علي', 'محمد'],
  ['marlene', 'Marlene', ''],
])('today.5 "%s" says the name %s %s', (term, first, last) => expect(saysName(term, first, last)).toBe(true))

test.each([
  ['martha', 'Martha', 'Blue'],
  ['marthas', 'Martha', 'Blue'],
  ['blue', 'Martha', 'Blue'],
  ['blue wedding', 'Martha', 'Blue'],
  ['blue blue', 'Martha', 'Blue'],
  ['blue blues', 'Martha', 'Blue'],
  ['peters kitchen', 'Peter', 'Peters'],
  ['o’brien kitchen', 'Ada', 'O’Brien'],
  ['marlene wedding', 'Marlene', ''],
  ['roses', 'Rose', ''],
  ['田中', '太郎', '田中'],
  ['철수', '철수', '김'],
  ['lady in the garden', 'Ada of the', 'Lake'],
  ['j blue', 'J', 'Green'],
  ['', '', ''],
  ['✨', '✨', ''],
])('today.5 "%s" does not say the name %s %s', (term, first, last) => expect(saysName(term, first, last)).toBe(false))

test.each([
  ['fern', "'=fern'"],
  ['@Fern', "'=fern'"],
  ['roses', "'=roses' | '=rose'"],
  ['blue martha', "'=bluemartha' | 'blue' & 'martha'"],
  ['quorn’s x', "'=quornsx' | 'quorn' & ('quorns' | 'quorn')"],
  ['ab cd ef', "'=abcdef' | 'ab' & 'cd' | 'ab' & 'ef' | 'cd' & 'ef'"],
  ['田中', "'=田中'"],
  ['김철수 x', "'=김철수x' | '=김철수'"],
])('today.5 names that "%s" may say are asked for by %s', (term, query) => expect(namesToAsk(term)).toBe(query))

test('today.5 signs say no name, and however long a term is, few pairs are asked for', () => {
  expect(namesToAsk("' | ! \\ ✨")).toBeNull()
  const long = Array.from({ length: 99 }, (_, at) => `a${at}-b${at}`).join(' ')
  expect(namesToAsk(long)?.split(' | ')).toHaveLength(1 + (16 * 15) / 2)
})

test.each([
  ['Kiln', ['kiln']],
  ['@Zelda2', ['zelda2']],
  ['@zelda2 kitchen', ['zelda2', 'zelda2_kitchen']],
  ['a marlene fir', ['a_marlene', 'a_marlene_fir', 'marlene_fir']],
])('today.5 "%s" may say the usernames %j', (term, usernames) => expect(usernamesSaid(term)).toEqual(usernames))
