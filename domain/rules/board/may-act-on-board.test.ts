import { expect, test } from 'vitest'
import { actionsOf, BOARD_ACTIONS, type BoardAction, ON_ACCEPTING, permissionBits } from './board-action.ts'
import { mayActOnBoard } from './may-act-on-board.ts'

const all = Object.keys(BOARD_ACTIONS) as BoardAction[]

test.each(all)('%s is for the owner, and for members who were given it', (action) => {
  const given = permissionBits([action])
  const others = permissionBits(all.filter((one) => one !== action))
  expect(mayActOnBoard({ state: 'owner', permissions: 0 }, action)).toBe(true)
  expect(mayActOnBoard({ state: 'member', permissions: given }, action)).toBe(true)
  expect(mayActOnBoard({ state: 'member', permissions: others }, action)).toBe(false)
  for (const state of ['invited', 'declined', 'banned'])
    expect(mayActOnBoard({ state, permissions: given }, action)).toBe(false)
  expect(mayActOnBoard(undefined, action)).toBe(false)
})

test('what accepting gives comes back from its bits', () => {
  expect(actionsOf(permissionBits(ON_ACCEPTING))).toEqual(['add_pins', 'sections', 'favorite', 'comment'])
  expect(Object.values(BOARD_ACTIONS)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})
