import type { Id } from '#domain/id.ts'
import { messageReach, type Reach } from '#domain/rules/message/message-reach.ts'
import type { SignedIn } from '../context.ts'
import { loadPeople, stateOf } from '../records/load-people.ts'
import { settingsOf } from '../records/settings-of.ts'
import { pairOf } from './pairs.ts'

/** How far what the viewer writes reaches each of these people. */
export async function reachOf(ctx: SignedIn, ids: Id[]): Promise<Map<Id, Reach>> {
  if (!ids.length) return new Map()
  const me = ctx.viewer.id
  const people = await loadPeople(ctx, ids)
  const follows = await followersAmong(ctx, ids, me)
  const known = await knownAmong(ctx, ids)
  return new Map(
    ids.map((id) => {
      const person = people.get(id)
      const relation = {
        isSelf: id === me,
        isBlocked: ctx.blocked.has(id),
        receiverState: stateOf(person),
        isKnown: known.has(id),
        receiverFollowsSender: follows.has(id),
        // Behind a profile that is there for its ads only nobody reads.
        receiverTakesRequests: !!person && !person.ads_only_site && settingsOf(person).allow_message_requests,
      }
      return [id, messageReach(relation)]
    }),
  )
}

/** Whether both may write to each other, at least by asking. */
export async function bothMayMessage(ctx: SignedIn, otherId: Id): Promise<boolean> {
  const there = (await reachOf(ctx, [otherId])).get(otherId)
  if (there === 'no' || there === 'nobody') return false
  const isFollowing = (await followersAmong(ctx, [ctx.viewer.id], otherId)).size > 0
  return isFollowing || settingsOf(ctx.viewer).allow_message_requests || (await knownAmong(ctx, [otherId])).has(otherId)
}

/** Which of these follow someone. */
async function followersAmong(ctx: SignedIn, ids: Id[], target: Id): Promise<Set<Id>> {
  const rows = await ctx.db
    .selectFrom('followers')
    .select('follower_id')
    .where('target_id', '=', target)
    .where('kind', '=', 'user')
    .where('follower_id', 'in', ids)
    .execute()
  return new Set(rows.map(({ follower_id }) => follower_id))
}

/** With which of these the viewer talks already: the other is a member of their conversation, not merely asked. */
async function knownAmong(ctx: SignedIn, ids: Id[]): Promise<Set<Id>> {
  const known = new Set<Id>()
  for (const id of ids) {
    const conversation = await pairOf(ctx, ctx.viewer.id, id)
    const row =
      conversation &&
      (await ctx.db
        .selectFrom('conversation_people')
        .select('state')
        .where('conversation_id', '=', conversation)
        .where('user_id', '=', id)
        .executeTakeFirst())
    if (row?.state === 'member') known.add(id)
  }
  return known
}
