import { CONVERSATION_PEOPLE_MAX } from '#domain/constants/limits.ts'
import type { Conversation } from '#domain/entities/message.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { emailKey, isEmail } from '#domain/rules/account/email.ts'
import type { Reach } from '#domain/rules/message/message-reach.ts'
import { isNewAccount } from '#domain/rules/viewer/is-new-account.ts'
import { takeFromLimit } from '../auth/rate-limits.ts'
import { type Context, type SignedIn, signedIn } from '../context.ts'
import { lock } from '../db/lock.ts'
import { mustShow } from './load-conversations.ts'
import { mailPin } from './mail-pin.ts'
import { loadTalks, type Talk } from './member.ts'
import { keepPair, pairLock, pairOf } from './pairs.ts'
import { reachOf } from './reach.ts'
import { mustSay, say, sendMessage, type Words } from './send-message.ts'
import { setPerson } from './set-person.ts'

type Wish = Words & { user_ids?: Id[] | undefined; emails?: string[] | undefined }

/** Says something to one person, to several in a group, or by mail. With nothing to say yet it only opens the conversation. */
export async function startConversation(
  asked: Context,
  { user_ids = [], emails = [], ...words }: Wish,
): Promise<Conversation> {
  const ctx = signedIn(asked)
  const ids = [...new Set(user_ids)].filter((id) => id !== ctx.viewer.id)
  const addresses = [...new Set(emails.map(emailKey))]
  if (!ids.length && !addresses.length) throw new Refusal('bad_input', 'message.toNobody', {}, { field: 'user_ids' })
  if (!addresses.every(isEmail)) throw new Refusal('bad_input', 'email.invalid', {}, { field: 'emails' })
  if (isSaid(words) || addresses.length) await mustSay(ctx, words)
  const id =
    ids.length === 1 && !addresses.length
      ? await toOne(ctx, ids[0] as Id, words)
      : await toSeveral(ctx, ids, addresses, words)
  return mustShow(ctx, id)
}

async function toOne(ctx: SignedIn, otherId: Id, words: Words): Promise<Id> {
  await lock(ctx, ...pairLock(ctx.viewer.id, otherId))
  const known = await pairOf(ctx, ctx.viewer.id, otherId)
  if (known) {
    await reachAll(ctx, [otherId], { areAsked: false })
    await comeBack(ctx, known)
    if (isSaid(words)) await sendMessage(ctx, known, words)
    return known
  }
  const reach = await reachAll(ctx, [otherId])
  const talk = await make(ctx, 'pair', reach, [])
  await keepPair(ctx, ctx.viewer.id, otherId, talk.id)
  if (isSaid(words)) await say(ctx, talk, words)
  return talk.id
}

const isSaid = ({ text, pin, board }: Words) => Boolean(text || pin || board)

/** Who left a conversation of two and writes again is in it again. */
async function comeBack(ctx: SignedIn, id: Id): Promise<void> {
  const mine = (await loadTalks(ctx, [id])).get(id)?.people.find(({ user_id }) => user_id === ctx.viewer.id)
  if (mine && mine.state !== 'member') await setPerson(ctx, id, ctx.viewer.id, 'member')
}

async function toSeveral(ctx: SignedIn, ids: Id[], emails: string[], words: Words): Promise<Id> {
  if (ids.length + 1 > CONVERSATION_PEOPLE_MAX)
    throw new Refusal('bad_input', 'conversation.tooMany', {}, { field: 'user_ids' })
  const reach = await reachAll(ctx, ids)
  const talk = await make(ctx, 'group', reach, emails)
  if (isSaid(words)) await say(ctx, talk, words)
  for (const email of emails) await mailPin(ctx, email, words.pin)
  return talk.id
}

async function make(ctx: SignedIn, kind: Talk['kind'], reach: Map<Id, Reach>, emails: string[]): Promise<Talk> {
  const id = ctx.house.newId()
  await ctx.db
    .insertInto('conversations')
    .values({ id, kind, created_by: ctx.viewer.id, emails, created_at: ctx.now })
    .execute()
  await setPerson(ctx, id, ctx.viewer.id, 'member')
  for (const [other, how] of reach) await setPerson(ctx, id, other, how === 'open' ? 'member' : 'request')
  return (await loadTalks(ctx, [id])).get(id) as Talk
}

/**
 * How far one reaches each of them; refused where someone is out of reach. Strangers that are asked are counted: a new
 * account asks few of them in a day.
 */
export async function reachAll(ctx: SignedIn, ids: Id[], { areAsked = true } = {}): Promise<Map<Id, Reach>> {
  const reach = await reachOf(ctx, ids)
  for (const how of reach.values()) {
    if (how === 'nobody') throw new Refusal('no_user', 'person.none')
    if (how === 'no') throw new Refusal('forbidden', 'message.noRequests', {}, { field: 'user_ids' })
  }
  const isNew = isNewAccount({ since: ctx.viewer.created_at, is_bot: false }, ctx.now)
  const strangers = areAsked ? [...reach.values()].filter((how) => how === 'request').length : 0
  for (let asked = 0; asked < strangers; asked++)
    await takeFromLimit(ctx, { limit: isNew ? 'strangersOfNewAccount' : 'strangersOfAccount', who: ctx.viewer.id })
  return reach
}
