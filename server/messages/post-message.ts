import type { Id } from '#domain/id.ts'
import { personTopic } from '#domain/live.ts'
import type { SignedIn } from '../context.ts'
import { announce } from '../live/announce.ts'
import { type ConversationPersonRow, type ConversationWithPeople, isParticipant } from './conversation-with-people.ts'
import { saveMessageInviteCode } from './invite-code.ts'
import type { MessageRow } from './load-messages.ts'
import { INBOX_STATES } from './set-conversation-person.ts'

export type MessageContent = {
  kind?: 'message' | 'added' | 'left'
  text?: string
  pin_id?: Id | null
  board_id?: Id | null
  user_ids?: Id[]
}

/**
 * Inserts a message, moves the conversation to the top of everyone's list, and notifies the participants. Callers hold
 * the conversation's lock, so that ids grow in the order in which messages become visible.
 */
export async function postMessage(
  ctx: SignedIn,
  talk: ConversationWithPeople,
  said: MessageContent,
): Promise<MessageRow> {
  const me = ctx.viewer.id
  const { kind = 'message', text = '', pin_id = null, board_id = null, user_ids = [] } = said
  const row = await ctx.db
    .insertInto('messages')
    .values({
      conversation_id: talk.id,
      id: ctx.house.newId(),
      user_id: me,
      kind,
      text,
      pin_id,
      board_id,
      user_ids,
      created_at: ctx.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await ctx.db.updateTable('conversations').set({ last_message_id: row.id }).where('id', '=', talk.id).execute()
  const people = talk.people.filter((person) => person.state !== 'left' || person.user_id === me)
  for (const person of [...people].sort(byId)) await putOnTop(ctx, talk.id, row, person)
  announceMessage(ctx, talk)
  // When the pin went to email addresses only, the emails carry the code.
  if (pin_id && talk.people.some(({ user_id }) => user_id !== me)) await saveMessageInviteCode(ctx, row, pin_id)
  if (kind === 'message') await emitSent(ctx, talk, row)
  return row
}

const byId = (a: ConversationPersonRow, b: ConversationPersonRow) => (BigInt(a.user_id) < BigInt(b.user_id) ? -1 : 1)

async function putOnTop(
  ctx: SignedIn,
  conversation_id: Id,
  row: MessageRow,
  { user_id, state }: ConversationPersonRow,
): Promise<void> {
  const top = {
    state: INBOX_STATES[state],
    last_message_id: row.id,
    last_message_at: row.created_at,
    ...(user_id === ctx.viewer.id && { last_read_id: row.id }),
  }
  await ctx.db
    .insertInto('inbox')
    .values({ user_id, conversation_id, ...top })
    .onConflict((conflict) => conflict.columns(['user_id', 'conversation_id']).doUpdateSet(top))
    .execute()
  if (user_id !== ctx.viewer.id) return
  await ctx.db
    .updateTable('conversation_people')
    .set({ last_read_id: row.id })
    .where('conversation_id', '=', conversation_id)
    .where('user_id', '=', user_id)
    .execute()
}

/** Announces that a conversation has something new to everyone in it, in all their tabs, the writer's other tabs too. */
export function announceMessage(ctx: SignedIn, talk: ConversationWithPeople): void {
  for (const { user_id } of talk.people.filter(isParticipant)) announce(ctx, personTopic(user_id), 'message', talk.id)
}

/** Announces to the viewer's own tabs that a conversation left their list. */
export const announceInboxChange = (ctx: SignedIn, id: Id) => announce(ctx, personTopic(ctx.viewer.id), 'inbox', id)

async function emitSent(ctx: SignedIn, talk: ConversationWithPeople, { id }: MessageRow): Promise<void> {
  const others = talk.people.filter(({ user_id }) => user_id !== ctx.viewer.id)
  const muted = await ctx.db
    .selectFrom('inbox')
    .select('user_id')
    .where('conversation_id', '=', talk.id)
    .where('user_id', 'in', [...others.map(({ user_id }) => user_id), ctx.viewer.id])
    .where('muted', '=', true)
    .execute()
  const hears = others.filter(({ user_id }) => !muted.some((row) => row.user_id === user_id))
  const idsOf = (state: ConversationPersonRow['state']) =>
    hears.flatMap((one) => (one.state === state ? one.user_id : []))
  ctx.emit('message.sent', {
    conversation_id: talk.id,
    message_id: id,
    by_id: ctx.viewer.id,
    to_ids: idsOf('member'),
    asked_ids: idsOf('request'),
  })
}
