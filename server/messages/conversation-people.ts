import { CONVERSATION_PEOPLE_MAX } from '#domain/constants/limits.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { type Context, type SignedIn, signedIn } from '../context.ts'
import { lock } from '../db/lock.ts'
import { isHere, loadTalks, mustBeIn, type Talk } from './member.ts'
import { postMessage, tellOwnTabs } from './post-message.ts'
import { setPerson } from './set-person.ts'
import { reachAll } from './start-conversation.ts'

/** Adds people to a group. A conversation of two stays one of two: with more people a new one begins. */
export async function addPeople(asked: Context, id: Id, userIds: Id[]): Promise<Id> {
  const ctx = signedIn(asked)
  await lock(ctx, 'conversation', id)
  const { mine, ...talk } = await mustBeIn(ctx, id)
  if (mine.state !== 'member') throw new Refusal('forbidden', 'conversation.acceptFirst')
  const there = talk.people.filter(isHere).map(({ user_id }) => user_id)
  const added = [...new Set(userIds)].filter((user) => !there.includes(user))
  if (!added.length) return id
  if (there.length + added.length > CONVERSATION_PEOPLE_MAX)
    throw new Refusal('bad_input', 'conversation.tooMany', {}, { field: 'user_ids' })
  const reach = await reachAll(ctx, added)
  const group = talk.kind === 'group' ? talk.id : await groupOf(ctx, talk)
  for (const [user, how] of reach) await setPerson(ctx, group, user, how === 'open' ? 'member' : 'request')
  const now = (await loadTalks(ctx, [group])).get(group) as Talk
  await postMessage(ctx, now, { kind: 'added', user_ids: added })
  return group
}

async function groupOf(ctx: SignedIn, talk: Talk): Promise<Id> {
  const id = ctx.house.newId()
  await ctx.db
    .insertInto('conversations')
    .values({ id, kind: 'group', created_by: ctx.viewer.id, created_at: ctx.now })
    .execute()
  for (const { user_id, state } of talk.people.filter(isHere)) await setPerson(ctx, id, user_id, state)
  return id
}

/** Leaves. Of two, it is only put away, and comes back when the other writes. */
export async function leave(asked: Context, id: Id): Promise<void> {
  const ctx = signedIn(asked)
  await lock(ctx, 'conversation', id)
  const { mine: _, ...talk } = await mustBeIn(ctx, id)
  await setPerson(ctx, id, ctx.viewer.id, 'left')
  const left = (await loadTalks(ctx, [id])).get(id) as Talk
  if (talk.kind === 'group') await postMessage(ctx, left, { kind: 'left' })
  tellOwnTabs(ctx, id)
}
