import { expect, test } from 'vitest'
import type { UserCard } from '#domain/entities/user.ts'
import type { Id } from '#domain/id.ts'
import { BOARD_ACTIONS, type BoardAction } from '#domain/rules/board/board-action.ts'
import { placeForIdeas, rightsOn } from './board-rights.ts'

const ME = '1' as Id
const OTHER = '2' as Id
const ACTIONS = Object.keys(BOARD_ACTIONS) as BoardAction[]
const board = (owner: Id, more: object = {}) => ({
  owner: { id: owner } as UserCard,
  collaborator_permissions: [] as string[],
  collaborator_invites_enabled: true,
  layout: 'default',
  ...more,
})

test('board.13 the owner is shown everything, a stranger nothing', () => {
  for (const action of ACTIONS) {
    expect(rightsOn(board(ME), { id: ME }).may(action), action).toBe(true)
    expect(rightsOn(board(OTHER), { id: ME }).may(action), action).toBe(false)
    expect(rightsOn(board(OTHER), { id: null }).may(action), action).toBe(false)
  }
})

test('board.13 a collaborator is shown exactly what the permissions name', () => {
  for (const given of ACTIONS) {
    const rights = rightsOn(board(OTHER, { collaborator_permissions: [given] }), { id: ME })
    expect(ACTIONS.filter(rights.may)).toEqual([given])
    expect(rights.mayChange).toBe(false)
  }
})

test('board.6 a collaborator invites only while the owner lets them; quick saves stay as they are', () => {
  const given = { collaborator_permissions: ['invite'] }
  expect(rightsOn(board(OTHER, given), { id: ME }).mayInvite).toBe(true)
  expect(rightsOn(board(OTHER, { ...given, collaborator_invites_enabled: false }), { id: ME }).mayInvite).toBe(false)
  expect(rightsOn(board(ME, { layout: 'quick_saves' }), { id: ME }).mayChange).toBe(false)
})

test('board.12 ideas for a board go to it where one may add pins to it, else where one saved last', () => {
  const named = { id: '3' as Id, name: 'Quiet rooms', url: '/me/quiet-rooms/', privacy: 'public' as const }
  const placeFor = (owner: Id, may: string[], id: Id | null = ME) =>
    placeForIdeas({ ...board(owner, { collaborator_permissions: may }), ...named }, undefined, { id })
  expect(placeFor(ME, [])).toEqual({ board: named, section: null })
  expect(placeFor(OTHER, ['add_pins'])).toMatchObject({ board: named })
  expect(placeFor(OTHER, ['comment'])).toBeUndefined()
  expect(placeFor(OTHER, [], null)).toBeUndefined()
  const section = { id: '4' as Id, title: 'Lamps', slug: 'lamps' }
  expect(placeForIdeas({ ...board(ME), ...named }, section, { id: ME })).toEqual({ board: named, section })
})
