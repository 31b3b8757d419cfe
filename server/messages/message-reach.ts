import type { Id } from '#domain/id.ts'
import { type MessageReach, messageReach } from '#domain/rules/message/message-reach.ts'
import type { SignedIn } from '../context.ts'
import { loadPeople, toPersonState } from '../records/load-people.ts'
import { parsePersonSettings } from '../records/person-settings.ts'
import { findPairConversation } from './pairs.ts'

/** Loads how each of these people can be reached by the viewer's messages. */
export async function loadMessageReach(ctx: SignedIn, ids: Id[]): Promise<Map<Id, MessageReach>> {
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
        receiverState: toPersonState(person),
        isKnown: known.has(id),
        receiverFollowsSender: follows.has(id),
        // A profile that exists only for its ads has nobody who reads messages.
        receiverTakesRequests: !!person && !person.ads_only_site && parsePersonSettings(person).allow_message_requests,
      }
      return [id, messageReach(relation)]
    }),
  )
}

/** Returns whether both people may write to each other, at least by a message request. */
export async function mayMessageEachOther(ctx: SignedIn, otherId: Id): Promise<boolean> {
  const there = (await loadMessageReach(ctx, [otherId])).get(otherId)
  if (there === 'no' || there === 'nobody') return false
  const isFollowing = (await followersAmong(ctx, [ctx.viewer.id], otherId)).size > 0
  return (
    isFollowing ||
    parsePersonSettings(ctx.viewer).allow_message_requests ||
    (await knownAmong(ctx, [otherId])).has(otherId)
  )
}

/** Returns which of these people follow the target. */
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

/** Returns which of these people the viewer already talks to: members of a conversation of two, not merely asked. */
async function knownAmong(ctx: SignedIn, ids: Id[]): Promise<Set<Id>> {
  const known = new Set<Id>()
  for (const id of ids) {
    const conversation = await findPairConversation(ctx, ctx.viewer.id, id)
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
