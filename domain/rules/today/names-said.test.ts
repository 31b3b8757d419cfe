import { expect, test } from 'vitest'
import { namesToAsk, saysName, usernamesSaid } from './names-said.ts'

test.each([
  ['martha blue', 'Martha Blue', true],
  ['Blue, Martha', 'Martha Blue', true],
  ['blue martha wedding', 'Martha Blue', true],
  ['marthablue', 'Martha Blue', true],
  ['anna berg', 'Anna Maria Berg', true],
  ['maria berg kitchen', 'Anna Maria Berg', true],
  ['zoe angstrom', 'Zoë Ångström', true],
  ['田中太郎', '太郎 田中', true],
  ['田中 太郎', '田中太郎', true],
  ['田中太郎 絵', '太郎 田中', true],
  ['محمد علي', 'علي محمد', true],
  ['marlene', 'Marlene', true],
  ['martha', 'Martha Blue', false],
  ['blue', 'Martha Blue', false],
  ['blue wedding', 'Martha Blue', false],
  ['blue blue', 'Martha Blue', false],
  ['marlene wedding', 'Marlene', false],
  ['田中', '太郎 田中', false],
  ['lady in the garden', 'Ada of the Lake', false],
  ['j blue', 'J Green', false],
  ['', '', false],
])('today.5 whether "%s" says the name %s: %s', (term, name, expected) => expect(saysName(term, name)).toBe(expected))

test.each([
  ['fern', "('fern')", 1],
  ['田中', "('田' & '中')", 2],
  ['blue martha', "('blue' & 'martha')", 1000],
  ['a b c', "('a' & 'b') | ('a' & 'c') | ('b' & 'c')", 1000],
  ['田中 x', "('田' & '中') | ('田' & '中' & 'x')", 1000],
])('today.5 names that "%s" may say are asked for by %s, up to %i words', (term, query, longest) =>
  expect(namesToAsk(term)).toEqual({ query, longest }),
)

test('today.5 signs say no name', () => expect(namesToAsk("' | !")).toBeNull())

test('today.5 usernames are all of a term, or several of its words', () => {
  expect(usernamesSaid('Kiln')).toEqual(['kiln'])
  expect(usernamesSaid('a marlene fir')).toEqual(['a_marlene', 'a_marlene_fir', 'marlene_fir'])
})
