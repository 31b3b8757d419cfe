import { CONVERSATION_PEOPLE_MAX } from '#domain/constants/limits.ts'
import type { Conversation } from '#domain/entities/message.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { isEmailLike, normalizeEmail } from '#domain/rules/account/email.ts'
import type { MessageReach } from '#domain/rules/message/message-reach.ts'
import { isNewAccount } from '#domain/rules/viewer/is-new-account.ts'
import { consumeRateLimit } from '../auth/rate-limits.ts'
import { type Context, requireSignedIn, type SignedIn } from '../context.ts'
import { acquireAdvisoryLock } from '../db/advisory-lock.ts'
import { type ConversationWithPeople, loadConversationsWithPeople } from './conversation-with-people.ts'
import { mustLoadConversation } from './load-conversations.ts'
import { sendPinByMail } from './mail-pin.ts'
import { loadMessageReach } from './message-reach.ts'
import { findPairConversation, savePair, toPairLockKey } from './pairs.ts'
import { assertMessageSendable, type OutgoingMessage, postOutgoingMessage, sendMessage } from './send-message.ts'
import { setConversationPerson } from './set-conversation-person.ts'

type StartConversationOptions = OutgoingMessage & { user_ids?: Id[] | undefined; emails?: string[] | undefined }

/**
 * Sends a message to one person, to a group, or by email. Without a text, pin or board it only opens the conversation.
 */
export async function startConversation(
  asked: Context,
  { user_ids = [], emails = [], ...words }: StartConversationOptions,
): Promise<Conversation> {
  const ctx = requireSignedIn(asked)
  const ids = [...new Set(user_ids)].filter((id) => id !== ctx.viewer.id)
  const addresses = [...new Set(emails.map(normalizeEmail))]
  if (!ids.length && !addresses.length) throw new Refusal('bad_input', 'message.toNobody', {}, { field: 'user_ids' })
  if (!addresses.every(isEmailLike)) throw new Refusal('bad_input', 'email.invalid', {}, { field: 'emails' })
  if (isSaid(words) || addresses.length) await assertMessageSendable(ctx, words)
  const id =
    ids.length === 1 && !addresses.length
      ? await toOne(ctx, ids[0] as Id, words)
      : await toSeveral(ctx, ids, addresses, words)
  return mustLoadConversation(ctx, id)
}

async function toOne(ctx: SignedIn, otherId: Id, words: OutgoingMessage): Promise<Id> {
  await acquireAdvisoryLock(ctx, ...toPairLockKey(ctx.viewer.id, otherId))
  const known = await findPairConversation(ctx, ctx.viewer.id, otherId)
  if (known) {
    await mustReachAll(ctx, [otherId], { areAsked: false })
    await comeBack(ctx, known)
    if (isSaid(words)) await sendMessage(ctx, known, words)
    return known
  }
  const reach = await mustReachAll(ctx, [otherId])
  const talk = await make(ctx, 'pair', reach, [])
  await savePair(ctx, ctx.viewer.id, otherId, talk.id)
  if (isSaid(words)) await postOutgoingMessage(ctx, talk, words)
  return talk.id
}

const isSaid = ({ text, pin, board }: OutgoingMessage) => Boolean(text || pin || board)

/** Makes someone who left a conversation of two and writes again a member again. */
async function comeBack(ctx: SignedIn, id: Id): Promise<void> {
  const mine = (await loadConversationsWithPeople(ctx, [id]))
    .get(id)
    ?.people.find(({ user_id }) => user_id === ctx.viewer.id)
  if (mine && mine.state !== 'member') await setConversationPerson(ctx, id, ctx.viewer.id, 'member')
}

async function toSeveral(ctx: SignedIn, ids: Id[], emails: string[], words: OutgoingMessage): Promise<Id> {
  if (ids.length + 1 > CONVERSATION_PEOPLE_MAX)
    throw new Refusal('bad_input', 'conversation.tooMany', {}, { field: 'user_ids' })
  const reach = await mustReachAll(ctx, ids)
  const talk = await make(ctx, 'group', reach, emails)
  if (isSaid(words)) await postOutgoingMessage(ctx, talk, words)
  for (const email of emails) await sendPinByMail(ctx, email, words.pin)
  return talk.id
}

async function make(
  ctx: SignedIn,
  kind: ConversationWithPeople['kind'],
  reach: Map<Id, MessageReach>,
  emails: string[],
): Promise<ConversationWithPeople> {
  const id = ctx.house.newId()
  await ctx.db
    .insertInto('conversations')
    .values({ id, kind, created_by: ctx.viewer.id, emails, created_at: ctx.now })
    .execute()
  await setConversationPerson(ctx, id, ctx.viewer.id, 'member')
  for (const [other, how] of reach) await setConversationPerson(ctx, id, other, how === 'open' ? 'member' : 'request')
  return (await loadConversationsWithPeople(ctx, [id])).get(id) as ConversationWithPeople
}

/**
 * Loads how each of these people can be reached; refuses if one is out of reach. Requests to strangers are rate
 * limited, strictly for new accounts.
 */
export async function mustReachAll(ctx: SignedIn, ids: Id[], { areAsked = true } = {}): Promise<Map<Id, MessageReach>> {
  const reach = await loadMessageReach(ctx, ids)
  for (const how of reach.values()) {
    if (how === 'nobody') throw new Refusal('no_user', 'person.none')
    if (how === 'no') throw new Refusal('forbidden', 'message.noRequests', {}, { field: 'user_ids' })
  }
  const isNew = isNewAccount({ since: ctx.viewer.created_at, is_bot: false }, ctx.now)
  const strangers = areAsked ? [...reach.values()].filter((how) => how === 'request').length : 0
  for (let asked = 0; asked < strangers; asked++)
    await consumeRateLimit(ctx, { limit: isNew ? 'strangersOfNewAccount' : 'strangersOfAccount', who: ctx.viewer.id })
  return reach
}
