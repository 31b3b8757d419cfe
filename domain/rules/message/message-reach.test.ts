import { expect, test } from 'vitest'
import { type MessageReach, type MessageRelation, messageReach } from './message-reach.ts'

const stranger: MessageRelation = {
  isSelf: false,
  isBlocked: false,
  receiverState: 'active',
  isKnown: false,
  receiverFollowsSender: false,
  receiverTakesRequests: true,
}

const CASES: [string, Partial<MessageRelation>, MessageReach][] = [
  ['a stranger is asked first', {}, 'request'],
  ['a stranger who wants no requests is not asked', { receiverTakesRequests: false }, 'no'],
  ['whoever follows the writer is reached', { receiverFollowsSender: true, receiverTakesRequests: false }, 'open'],
  ['who talked before is reached', { isKnown: true, receiverTakesRequests: false }, 'open'],
  ['a block ends it, whatever was before', { isBlocked: true, isKnown: true, receiverFollowsSender: true }, 'nobody'],
  ['a private profile is nobody to strangers', { receiverState: 'private' }, 'nobody'],
  [
    'a private profile is reached by whom it follows',
    { receiverState: 'private', receiverFollowsSender: true },
    'open',
  ],
  ['who left is nobody', { receiverState: 'deactivated', isKnown: true }, 'nobody'],
  ['who was suspended is nobody', { receiverState: 'suspended', isKnown: true }, 'nobody'],
  ['nobody writes to themselves', { isSelf: true, isKnown: true }, 'nobody'],
]

test.each(CASES)('%s', (_, relation, reach) => {
  expect(messageReach({ ...stranger, ...relation })).toBe(reach)
})
