import { expect, test } from 'vitest'
import { toPermissionBits } from '../board/board-action.ts'
import { AUDIENCE } from '../viewer/audience.ts'
import { allowedCommentActions, commentPermission } from './comment-permission.ts'

const open = {
  isAllowed: true,
  isWriteBanned: false,
  audience: AUDIENCE.everyone,
  isPinner: false,
  place: undefined,
} as const
const secret = { ...open, audience: AUDIENCE.board_people }
const member = (...actions: Parameters<typeof toPermissionBits>[0]) => ({
  state: 'member',
  permissions: toPermissionBits(actions),
})

test.each([
  ['anyone on an open pin', open, 'yes'],
  ['nobody where comments are off', { ...open, isAllowed: false }, 'off'],
  ['not even its pinner where comments are off', { ...open, isAllowed: false, isPinner: true }, 'off'],
  ['nobody who may not write', { ...open, isWriteBanned: true }, 'forbidden'],
  ['by address, anyone', { ...open, audience: AUDIENCE.by_address }, 'yes'],
  ['on a secret board its owner', { ...secret, place: { state: 'owner', permissions: 0 } }, 'yes'],
  ['on a secret board who may comment', { ...secret, place: member('comment') }, 'yes'],
  ['on a secret board not who may do everything else', { ...secret, place: member('edit', 'add_pins') }, 'forbidden'],
  ['on a secret board the pinner', { ...secret, isPinner: true, place: member() }, 'yes'],
] as const)('closeup.5 who may comment: %s', (_, talk, told) => expect(commentPermission(talk)).toBe(told))

const reader = { isAuthor: false, isNativeCreator: false, isStaff: false, isSignedIn: true, isLive: true }

test.each([
  ['a visitor', { ...reader, isSignedIn: false }, []],
  ['a reader', reader, ['report']],
  ['its author', { ...reader, isAuthor: true }, ['edit', 'delete']],
  ['who made the thing', { ...reader, isNativeCreator: true }, ['delete', 'report']],
  ['staff', { ...reader, isStaff: true }, ['delete', 'report']],
  ['anyone, once it is deleted', { ...reader, isAuthor: true, isStaff: true, isLive: false }, []],
])('closeup.5 what may be done with a comment by %s', (_, by, may) => expect(allowedCommentActions(by)).toEqual(may))
