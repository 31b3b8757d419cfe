import { MESSAGES_BEFORE_ANSWER } from '#domain/constants/limits.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { SignedIn } from '../context.ts'
import { lock } from '../db/lock.ts'
import { mustSeeBoard, mustSeePin } from '../records/access.ts'
import type { MessageRow } from './load-messages.ts'
import { loadTalks, mustBeIn, othersIn, type PersonRow, type Talk } from './member.ts'
import { postMessage } from './post-message.ts'
import { reachOf } from './reach.ts'
import { setPerson } from './set-person.ts'

export type Words = { text?: string | undefined; pin?: Id | undefined; board?: Id | undefined }

/** Something must be said, and what is sent along must be there for whoever sends it. */
export async function mustSay(ctx: SignedIn, { text, pin, board }: Words): Promise<void> {
  if (!text && !pin && !board) throw new Refusal('bad_input', 'message.empty', {}, { field: 'text' })
  if (pin) await mustSeePin(ctx, pin)
  if (board) await mustSeeBoard(ctx, { id: board })
}

/** Says something in a conversation one is in. Who answers a request accepts it. */
export async function sendMessage(ctx: SignedIn, id: Id, words: Words): Promise<MessageRow> {
  await lock(ctx, 'conversation', id)
  const { mine } = await mustBeIn(ctx, id)
  await mustSay(ctx, words)
  if (mine.state === 'request') await setPerson(ctx, id, ctx.viewer.id, 'member')
  const talk = (await loadTalks(ctx, [id])).get(id) as Talk
  if (talk.kind === 'pair') await mustReachOther(ctx, talk)
  return say(ctx, talk, words)
}

/** Posts words to a conversation whose people were checked before. */
export function say(ctx: SignedIn, talk: Talk, { text = '', pin, board }: Words): Promise<MessageRow> {
  return postMessage(ctx, talk, { text, pin_id: pin ?? null, board_id: board ?? null })
}

/** Of two, the other must still be reached; who was asked and has not answered is not told more and more. */
async function mustReachOther(ctx: SignedIn, talk: Talk): Promise<void> {
  const other = othersIn(talk, ctx.viewer.id)[0]
  if (!other) return
  const reach = (await reachOf(ctx, [other.user_id])).get(other.user_id)
  if (reach === 'nobody' || reach === 'no') throw new Refusal('forbidden', 'message.unreachable')
  if (other.state === 'left') {
    other.state = reach === 'open' ? 'member' : 'request'
    await setPerson(ctx, talk.id, other.user_id, other.state)
  }
  if (other.state !== 'member') await mustWait(ctx, talk.id, other)
}

async function mustWait(ctx: SignedIn, conversationId: Id, other: PersonRow): Promise<void> {
  const said = await ctx.db
    .selectFrom('messages')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .where('user_id', '=', ctx.viewer.id)
    .where('id', '>', other.last_read_id)
    .limit(MESSAGES_BEFORE_ANSWER)
    .execute()
  if (said.length >= MESSAGES_BEFORE_ANSWER) throw new Refusal('forbidden', 'message.waitForAnswer')
}
