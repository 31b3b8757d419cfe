import { expect, test } from 'vitest'
import type { UserCard } from '#domain/entities/user.ts'
import type { Id } from '#domain/id.ts'
import { BOARD_ACTIONS, type BoardAction } from '#domain/rules/board/board-action.ts'
import { toBoardRights, toIdeasSavePlace } from './board-rights.ts'

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

test('board.13 the owner gets every action, a stranger none', () => {
  for (const action of ACTIONS) {
    expect(toBoardRights(board(ME), { id: ME }).may(action), action).toBe(true)
    expect(toBoardRights(board(OTHER), { id: ME }).may(action), action).toBe(false)
    expect(toBoardRights(board(OTHER), { id: null }).may(action), action).toBe(false)
  }
})

test('board.13 a collaborator gets exactly the permitted actions', () => {
  for (const given of ACTIONS) {
    const rights = toBoardRights(board(OTHER, { collaborator_permissions: [given] }), { id: ME })
    expect(ACTIONS.filter(rights.may)).toEqual([given])
    expect(rights.mayChange).toBe(false)
  }
})

test('board.6 a collaborator invites only while the owner lets them; quick saves stay as they are', () => {
  const given = { collaborator_permissions: ['invite'] }
  expect(toBoardRights(board(OTHER, given), { id: ME }).mayInvite).toBe(true)
  expect(toBoardRights(board(OTHER, { ...given, collaborator_invites_enabled: false }), { id: ME }).mayInvite).toBe(
    false,
  )
  expect(toBoardRights(board(ME, { layout: 'quick_saves' }), { id: ME }).mayChange).toBe(false)
})

test('board.12 ideas are saved to their board with permission to add pins, else to the last used board', () => {
  const named = { id: '3' as Id, name: 'Quiet rooms', url: '/me/quiet-rooms/', privacy: 'public' as const }
  const placeFor = (owner: Id, may: string[], id: Id | null = ME) =>
    toIdeasSavePlace({ ...board(owner, { collaborator_permissions: may }), ...named }, undefined, { id })
  expect(placeFor(ME, [])).toEqual({ board: named, section: null })
  expect(placeFor(OTHER, ['add_pins'])).toMatchObject({ board: named })
  expect(placeFor(OTHER, ['comment'])).toBeUndefined()
  expect(placeFor(OTHER, [], null)).toBeUndefined()
  const section = { id: '4' as Id, title: 'Lamps', slug: 'lamps' }
  expect(toIdeasSavePlace({ ...board(ME), ...named }, section, { id: ME })).toEqual({ board: named, section })
})
