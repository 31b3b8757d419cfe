import { expect, test } from 'vitest'
import { commentAccess } from './comment-access.ts'

const reader = { isAuthor: false, isNativeCreator: false, isStaff: false, isSignedIn: true, isLive: true }

test.each([
  ['a visitor', { ...reader, isSignedIn: false }, []],
  ['a reader', reader, ['report']],
  ['its author', { ...reader, isAuthor: true }, ['edit', 'delete']],
  ['who made the thing', { ...reader, isNativeCreator: true }, ['delete', 'report']],
  ['staff', { ...reader, isStaff: true }, ['delete', 'report']],
  ['anyone, once it is deleted', { ...reader, isAuthor: true, isStaff: true, isLive: false }, []],
])('closeup.5 what may be done with a comment by %s', (_, by, may) => expect(commentAccess(by)).toEqual(may))
