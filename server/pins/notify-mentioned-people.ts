import type { Id } from '#domain/id.ts'
import type { SignedIn } from '../context.ts'
import { mustSeePin } from '../records/access.ts'
import { filterMentionRecipients, type StoredPersonTag } from '../records/named-people.ts'

/** Notifies people whom a description mentions, except those it mentioned before. */
export async function notifyMentionedPeople(
  ctx: SignedIn,
  pinId: Id,
  tags: StoredPersonTag[],
  before: readonly StoredPersonTag[] = [],
): Promise<void> {
  if (!tags.length) return
  const known = new Set(before.map((tag) => tag.object_id))
  for (const user_id of filterMentionRecipients(ctx, await mustSeePin(ctx, pinId), tags))
    if (!known.has(user_id)) ctx.emit('pin.mentioned', { pin_id: pinId, user_id, by_id: ctx.actor.id })
}
