import type { Id } from '#domain/id.ts'
import { FEED_REASON, type FeedReason, type FeedSourceKind, toFeedSourceKind } from '#domain/rules/feed/reasons.ts'
import type { SignedIn } from '../context.ts'

export type FeedSource = { kind: FeedSourceKind; id: Id }

/**
 * Finds the source that last brought a pin into someone's home feed, so that exactly this source can be turned down.
 */
export async function findFeedSource(ctx: SignedIn, pinId: Id): Promise<FeedSource | null> {
  const shown = await ctx.db
    .selectFrom('home_shown')
    .select(['reason', 'about_id'])
    .where('user_id', '=', ctx.actor.id)
    .where('pin_id', '=', pinId)
    .orderBy('visit', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!shown) return null
  const reason = shown.reason as FeedReason
  const kind = toFeedSourceKind(reason)
  if (kind === 'source') return { kind, id: String(reason) as Id }
  if (!kind || !shown.about_id) return null
  const isPin = reason >= FEED_REASON.saved && reason <= FEED_REASON.ownBoard
  if (!isPin) return { kind, id: shown.about_id }
  const pin = await ctx.db
    .selectFrom('pins')
    .select(['aggregate_id', 'board_id'])
    .where('id', '=', shown.about_id)
    .executeTakeFirst()
  const id = kind === 'board' ? pin?.board_id : pin?.aggregate_id
  return id ? { kind, id } : null
}
