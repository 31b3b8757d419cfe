import { expect, test } from 'vitest'
import {
  BOARD_ACTIONS,
  type BoardAction,
  DEFAULT_COLLABORATOR_ACTIONS,
  mayActOnBoard,
  toBoardActions,
  toPermissionBits,
} from './board-action.ts'

const all = Object.keys(BOARD_ACTIONS) as BoardAction[]

test.each(all)('%s is for the owner, and for members who were given it', (action) => {
  const given = toPermissionBits([action])
  const others = toPermissionBits(all.filter((one) => one !== action))
  expect(mayActOnBoard({ state: 'owner', permissions: 0 }, action)).toBe(true)
  expect(mayActOnBoard({ state: 'member', permissions: given }, action)).toBe(true)
  expect(mayActOnBoard({ state: 'member', permissions: others }, action)).toBe(false)
  for (const state of ['invited', 'declined', 'banned'])
    expect(mayActOnBoard({ state, permissions: given }, action)).toBe(false)
  expect(mayActOnBoard(undefined, action)).toBe(false)
})

test('what accepting gives comes back from its bits', () => {
  expect(toBoardActions(toPermissionBits(DEFAULT_COLLABORATOR_ACTIONS))).toEqual([
    'add_pins',
    'sections',
    'favorite',
    'comment',
  ])
  expect(Object.values(BOARD_ACTIONS)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})
