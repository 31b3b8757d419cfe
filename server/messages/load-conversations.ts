import type { Conversation } from '#domain/entities/message.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { formatRfc2822 } from '#domain/rules/format/dates.ts'
import type { SignedIn } from '../context.ts'
import { loadPeople } from '../records/load-people.ts'
import { isParticipant, listOtherPeople, loadConversationsWithPeople } from './conversation-with-people.ts'
import { loadMessages, type MessageRow, toParticipantCard } from './load-messages.ts'

/**
 * Loads the viewer's conversations in the order of the ids; null for those they are not in, and for those across a
 * block.
 */
export async function loadConversations(ctx: SignedIn, ids: Id[]): Promise<(Conversation | null)[]> {
  if (!ids.length) return []
  const me = ctx.viewer.id
  const talks = await loadConversationsWithPeople(ctx, ids)
  const rows = await ctx.db.selectFrom('conversations').selectAll().where('id', 'in', ids).execute()
  const inbox = await ctx.db
    .selectFrom('inbox')
    .selectAll()
    .where('user_id', '=', me)
    .where('conversation_id', 'in', ids)
    .execute()
  const people = await loadPeople(
    ctx,
    [...talks.values()].flatMap((talk) => talk.people.map(({ user_id }) => user_id)),
  )
  const last = await lastMessages(
    ctx,
    rows.flatMap(({ id, last_message_id }) => (last_message_id ? [[id, last_message_id]] : [])),
  )
  return ids.map((id) => {
    const talk = talks.get(id)
    const row = rows.find((one) => one.id === id)
    const mine = inbox.find(({ conversation_id }) => conversation_id === id)
    if (!talk || !row || !mine || (mine.state !== 'open' && mine.state !== 'request')) return null
    const others = listOtherPeople(talk, me)
    if (talk.kind === 'pair' && others.some(({ user_id }) => ctx.blocked.has(user_id))) return null
    // In a conversation of two, the other person is named even after leaving it.
    const named = talk.kind === 'pair' ? others : others.filter(isParticipant)
    return {
      type: 'conversation',
      id,
      is_group: talk.kind === 'group',
      title: row.title,
      users: named.flatMap(({ user_id }) => toParticipantCard(ctx, people.get(user_id)) ?? []),
      emails: row.created_by === me ? row.emails : [],
      last_message: last.get(id) ?? null,
      last_message_at: formatRfc2822(mine.last_message_at),
      unread: BigInt(mine.last_message_id) > BigInt(mine.last_read_id),
      is_muted: mine.muted,
      state: mine.state,
      is_waiting: talk.kind === 'pair' && others.some(({ state }) => state === 'request' || state === 'ignored'),
      // A person who has not accepted a request yet doesn't reveal what they have read.
      read_by: others.flatMap(({ user_id, state, last_read_id }) =>
        state === 'member' && last_read_id !== '0' ? { user_id, message_id: last_read_id } : [],
      ),
    }
  })
}

async function lastMessages(ctx: SignedIn, keys: Id[][]) {
  const rows: MessageRow[] = keys.length
    ? await ctx.db
        .selectFrom('messages')
        .selectAll()
        .where((row) =>
          row.or(keys.map(([conversation_id = '', id = '']) => row.and({ conversation_id, id } as never))),
        )
        .execute()
    : []
  const shown = await loadMessages(ctx, rows)
  return new Map(shown.flatMap((message) => (message ? [[message.conversation_id, message] as const] : [])))
}

export async function mustLoadConversation(ctx: SignedIn, id: Id): Promise<Conversation> {
  ctx.rows.clear()
  const [shown] = await loadConversations(ctx, [id])
  if (!shown) throw new Refusal('not_found', 'conversation.none')
  return shown
}
