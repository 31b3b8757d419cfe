import { CONVERSATION_PEOPLE_MAX } from '#domain/constants/limits.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { type Context, requireSignedIn, type SignedIn } from '../context.ts'
import { acquireAdvisoryLock } from '../db/advisory-lock.ts'
import {
  type ConversationWithPeople,
  isParticipant,
  loadConversationsWithPeople,
  mustBeInConversation,
} from './conversation-with-people.ts'
import { announceInboxChange, postMessage } from './post-message.ts'
import { setConversationPerson } from './set-conversation-person.ts'
import { mustReachAll } from './start-conversation.ts'

/** Adds people to a group. A conversation of two never grows: with more people a new conversation begins. */
export async function addPeopleToConversation(asked: Context, id: Id, userIds: Id[]): Promise<Id> {
  const ctx = requireSignedIn(asked)
  await acquireAdvisoryLock(ctx, 'conversation', id)
  const { mine, ...talk } = await mustBeInConversation(ctx, id)
  if (mine.state !== 'member') throw new Refusal('forbidden', 'conversation.acceptFirst')
  const there = talk.people.filter(isParticipant).map(({ user_id }) => user_id)
  const added = [...new Set(userIds)].filter((user) => !there.includes(user))
  if (!added.length) return id
  if (there.length + added.length > CONVERSATION_PEOPLE_MAX)
    throw new Refusal('bad_input', 'conversation.tooMany', {}, { field: 'user_ids' })
  const reach = await mustReachAll(ctx, added)
  const group = talk.kind === 'group' ? talk.id : await groupOf(ctx, talk)
  for (const [user, how] of reach) await setConversationPerson(ctx, group, user, how === 'open' ? 'member' : 'request')
  const now = (await loadConversationsWithPeople(ctx, [group])).get(group) as ConversationWithPeople
  await postMessage(ctx, now, { kind: 'added', user_ids: added })
  return group
}

async function groupOf(ctx: SignedIn, talk: ConversationWithPeople): Promise<Id> {
  const id = ctx.house.newId()
  await ctx.db
    .insertInto('conversations')
    .values({ id, kind: 'group', created_by: ctx.viewer.id, created_at: ctx.now })
    .execute()
  for (const { user_id, state } of talk.people.filter(isParticipant))
    await setConversationPerson(ctx, id, user_id, state)
  return id
}

/** Leaves a group. A conversation of two is only removed from the list, and returns when the other person writes. */
export async function leaveConversation(asked: Context, id: Id): Promise<void> {
  const ctx = requireSignedIn(asked)
  await acquireAdvisoryLock(ctx, 'conversation', id)
  const { mine: _, ...talk } = await mustBeInConversation(ctx, id)
  await setConversationPerson(ctx, id, ctx.viewer.id, 'left')
  const left = (await loadConversationsWithPeople(ctx, [id])).get(id) as ConversationWithPeople
  if (talk.kind === 'group') await postMessage(ctx, left, { kind: 'left' })
  announceInboxChange(ctx, id)
}
