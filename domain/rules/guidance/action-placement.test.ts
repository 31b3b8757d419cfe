import { expect, test } from 'vitest'
import { actionPlacement } from './action-placement.ts'

test.each([
  ['download', 'home', 'wide', 1000499],
  ['download', 'search', 'narrow', 1000542],
  ['download', 'closeup', 'wide', 1000499],
  ['download', 'profile', 'wide', null],
  ['save', 'home', 'narrow', 1000540],
] as const)('card.32 %s on %s, %s: %s', (action, page, layout, placement) => {
  expect(actionPlacement(action, page, layout)).toBe(placement)
})
