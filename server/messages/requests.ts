import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { type Context, requireSignedIn } from '../context.ts'
import { acquireAdvisoryLock } from '../db/advisory-lock.ts'
import { mustBeInConversation } from './conversation-with-people.ts'
import { announceInboxChange, announceMessage } from './post-message.ts'
import { setConversationPerson } from './set-conversation-person.ts'

/** Accepts or ignores a message request. The sender is not told that they are ignored. */
export async function answerContactRequest(asked: Context, id: Id, isAccepted: boolean): Promise<void> {
  const ctx = requireSignedIn(asked)
  await acquireAdvisoryLock(ctx, 'conversation', id)
  const { mine, ...talk } = await mustBeInConversation(ctx, id)
  if (mine.state === 'member' && isAccepted) return
  if (mine.state !== 'request') throw new Refusal('not_found', 'conversation.noRequest')
  await setConversationPerson(ctx, id, ctx.viewer.id, isAccepted ? 'member' : 'ignored')
  if (isAccepted) announceMessage(ctx, talk)
  else announceInboxChange(ctx, id)
}
