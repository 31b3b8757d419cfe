import type { Id } from '#domain/id.ts'
import type { SignedIn } from '../context.ts'
import { mustSeePin } from '../records/access.ts'
import { type StoredTag, whoIsTold } from '../records/named-people.ts'

/** Tells those whom a description names, once: who stood in it before knows already. */
export async function tellMentioned(
  ctx: SignedIn,
  pinId: Id,
  tags: StoredTag[],
  before: readonly StoredTag[] = [],
): Promise<void> {
  if (!tags.length) return
  const known = new Set(before.map((tag) => tag.object_id))
  for (const user_id of whoIsTold(ctx, await mustSeePin(ctx, pinId), tags))
    if (!known.has(user_id)) ctx.emit('pin.mentioned', { pin_id: pinId, user_id, by_id: ctx.actor.id })
}
