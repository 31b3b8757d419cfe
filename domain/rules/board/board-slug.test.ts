import { expect, test } from 'vitest'
import { freeSectionSlug, freeSlug } from './board-slug.ts'

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
  expect(freeSlug(name, new Set(taken))).toBe(slug)
})

test.each([
  ['Pins', [], 'pins'],
  ['Small Plates', ['small-plates'], 'small-plates-2'],
  ['!!', [], 'section'],
])('board.4 the section %s beside %j has the slug %s', (name, taken, slug) => {
  expect(freeSectionSlug(name, new Set(taken))).toBe(slug)
})
