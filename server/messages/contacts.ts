import type { UserCard } from '#domain/entities/user.ts'
import type { Id } from '#domain/id.ts'
import { type Context, requireSignedIn, type SignedIn } from '../context.ts'
import { loadPeople } from '../records/load-people.ts'
import { findSearchHits } from '../search/find-search-hits.ts'
import { listOtherPeople, loadConversationsWithPeople } from './conversation-with-people.ts'
import { toParticipantCard } from './load-messages.ts'
import { loadMessageReach } from './message-reach.ts'

const SHOWN = 20
const RECENT = 60

/**
 * Lists people the viewer may write to: latest conversations first, then followed people; with a search term, anyone of
 * that name.
 */
export async function listContacts(asked: Context, term = ''): Promise<UserCard[]> {
  const ctx = requireSignedIn(asked)
  const near = [...(await talkedTo(ctx)), ...(await followed(ctx))]
  const people = await loadPeople(ctx, near)
  const wished = plain(term)
  const fits = (id: Id) => {
    const person = people.get(id)
    return (
      !!person &&
      plain(`${person.first_name} ${person.last_name} ${person.business_name ?? ''} ${person.username}`).includes(
        wished,
      )
    )
  }
  const found = wished
    ? (await findSearchHits(ctx, { query: term, scope: 'users' }).read(null, SHOWN)).map(({ id }) => id)
    : []
  const ids = [...new Set([...near.filter(fits), ...found])].slice(0, SHOWN + 1)
  const reach = await loadMessageReach(ctx, ids)
  const all = await loadPeople(ctx, ids)
  const reached = ids.filter((id) => reach.get(id) === 'open' || reach.get(id) === 'request')
  return reached.slice(0, SHOWN).flatMap((id) => toParticipantCard(ctx, all.get(id)) ?? [])
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

async function talkedTo(ctx: SignedIn): Promise<Id[]> {
  const rows = await ctx.db
    .selectFrom('inbox')
    .select('conversation_id')
    .where('user_id', '=', ctx.viewer.id)
    .where('state', '=', 'open')
    .orderBy('last_message_at', 'desc')
    .limit(RECENT)
    .execute()
  const ids = rows.map(({ conversation_id }) => conversation_id)
  const talks = await loadConversationsWithPeople(ctx, ids)
  return ids.flatMap((id) => {
    const talk = talks.get(id)
    return talk?.kind === 'pair' ? listOtherPeople(talk, ctx.viewer.id).map(({ user_id }) => user_id) : []
  })
}

async function followed(ctx: SignedIn): Promise<Id[]> {
  const rows = await ctx.db
    .selectFrom('follows')
    .select('target_id')
    .where('follower_id', '=', ctx.viewer.id)
    .where('kind', '=', 'user')
    .orderBy('created_at', 'desc')
    .orderBy('target_id', 'desc')
    .limit(RECENT)
    .execute()
  return rows.map(({ target_id }) => target_id)
}
