import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { type Context, signedIn } from '../context.ts'
import { lock } from '../db/lock.ts'
import { mustBeIn } from './member.ts'
import { tellEveryone, tellOwnTabs } from './post-message.ts'
import { setPerson } from './set-person.ts'

/** Accepts or ignores someone who asks. Whoever asked is not told that they are ignored. */
export async function answerRequest(asked: Context, id: Id, isAccepted: boolean): Promise<void> {
  const ctx = signedIn(asked)
  await lock(ctx, 'conversation', id)
  const { mine, ...talk } = await mustBeIn(ctx, id)
  if (mine.state === 'member' && isAccepted) return
  if (mine.state !== 'request') throw new Refusal('not_found', 'conversation.noRequest')
  await setPerson(ctx, id, ctx.viewer.id, isAccepted ? 'member' : 'ignored')
  if (isAccepted) tellEveryone(ctx, talk)
  else tellOwnTabs(ctx, id)
}
