import { UNANSWERED_MESSAGES_MAX } from '#domain/constants/limits.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { SignedIn } from '../context.ts'
import { acquireAdvisoryLock } from '../db/advisory-lock.ts'
import { mustSeeBoard, mustSeePin } from '../records/access.ts'
import {
  type ConversationPersonRow,
  type ConversationWithPeople,
  listOtherPeople,
  loadConversationsWithPeople,
  mustBeInConversation,
} from './conversation-with-people.ts'
import type { MessageRow } from './load-messages.ts'
import { loadMessageReach } from './message-reach.ts'
import { postMessage } from './post-message.ts'
import { setConversationPerson } from './set-conversation-person.ts'

export type OutgoingMessage = { text?: string | undefined; pin?: Id | undefined; board?: Id | undefined }

/** Refuses an empty message, and attached pins or boards that the sender can't see. */
export async function assertMessageSendable(ctx: SignedIn, { text, pin, board }: OutgoingMessage): Promise<void> {
  if (!text && !pin && !board) throw new Refusal('bad_input', 'message.empty', {}, { field: 'text' })
  if (pin) await mustSeePin(ctx, pin)
  if (board) await mustSeeBoard(ctx, { id: board })
}

/** Sends a message to a conversation of the viewer. Answering a request accepts it. */
export async function sendMessage(ctx: SignedIn, id: Id, words: OutgoingMessage): Promise<MessageRow> {
  await acquireAdvisoryLock(ctx, 'conversation', id)
  const { mine } = await mustBeInConversation(ctx, id)
  await assertMessageSendable(ctx, words)
  if (mine.state === 'request') await setConversationPerson(ctx, id, ctx.viewer.id, 'member')
  const talk = (await loadConversationsWithPeople(ctx, [id])).get(id) as ConversationWithPeople
  if (talk.kind === 'pair') await mustReachOther(ctx, talk)
  return postOutgoingMessage(ctx, talk, words)
}

/** Posts a message to a conversation whose participants were checked before. */
export function postOutgoingMessage(
  ctx: SignedIn,
  talk: ConversationWithPeople,
  { text = '', pin, board }: OutgoingMessage,
): Promise<MessageRow> {
  return postMessage(ctx, talk, { text, pin_id: pin ?? null, board_id: board ?? null })
}

/**
 * In a conversation of two, refuses if the other can't be reached any more, or has left too many messages of a request
 * unanswered.
 */
async function mustReachOther(ctx: SignedIn, talk: ConversationWithPeople): Promise<void> {
  const other = listOtherPeople(talk, ctx.viewer.id)[0]
  if (!other) return
  const reach = (await loadMessageReach(ctx, [other.user_id])).get(other.user_id)
  if (reach === 'nobody' || reach === 'no') throw new Refusal('forbidden', 'message.unreachable')
  if (other.state === 'left') {
    other.state = reach === 'open' ? 'member' : 'request'
    await setConversationPerson(ctx, talk.id, other.user_id, other.state)
  }
  if (other.state !== 'member') await mustWait(ctx, talk.id, other)
}

async function mustWait(ctx: SignedIn, conversationId: Id, other: ConversationPersonRow): Promise<void> {
  const said = await ctx.db
    .selectFrom('messages')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .where('user_id', '=', ctx.viewer.id)
    .where('id', '>', other.last_read_id)
    .limit(UNANSWERED_MESSAGES_MAX)
    .execute()
  if (said.length >= UNANSWERED_MESSAGES_MAX) throw new Refusal('forbidden', 'message.waitForAnswer')
}
