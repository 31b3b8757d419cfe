import { generateKeyBetween } from 'fractional-indexing'
import { expect, test } from 'vitest'
import { makeFrontPosition, nextFreeBoardSlug, nextFreeSectionSlug } from './board-slug.ts'

test.each([
  ['Summer Kitchen', [], 'summer-kitchen'],
  ['Summer Kitchen', ['summer-kitchen'], 'summer-kitchen-2'],
  ['Summer Kitchen', ['summer-kitchen', 'summer-kitchen-2'], 'summer-kitchen-3'],
  ['Grüße & Küsse', [], 'grüße-küsse'],
  ['日本の庭', [], '日本の庭'],
  ['♥♥♥', [], 'board'],
  ['Pins', [], 'pins-2'],
  ['Followers', [], 'followers-2'],
])('the board %s beside %j has the slug %s', (name, taken, slug) => {
  expect(nextFreeBoardSlug(name, new Set(taken))).toBe(slug)
})

test.each([
  ['Pins', [], 'pins'],
  ['Small Plates', ['small-plates'], 'small-plates-2'],
  ['!!', [], 'section'],
])('board.4 the section %s beside %j has the slug %s', (name, taken, slug) => {
  expect(nextFreeSectionSlug(name, new Set(taken))).toBe(slug)
})

test('a newer thing stands before an older one, and something can be put between', () => {
  const older = makeFrontPosition('1574000000000000000')
  const newer = makeFrontPosition('1574000004194304000')
  expect(newer < older).toBe(true)
  const between = generateKeyBetween(newer, older)
  expect(newer < between && between < older).toBe(true)
})

test('two things of one moment have two places', () => {
  expect(makeFrontPosition('1574000000000000001') < makeFrontPosition('1574000000000000000')).toBe(true)
})
