import type { Id } from '#domain/id.ts'
import { REASON, type Reason, type SourceKind, sourceOf } from '#domain/rules/feed/reasons.ts'
import type { SignedIn } from '../context.ts'

export type Source = { kind: SourceKind; id: Id }

/** What brought a pin into someone's home feed when they saw it last: exactly that is turned down. */
export async function sourceShown(ctx: SignedIn, pinId: Id): Promise<Source | null> {
  const shown = await ctx.db
    .selectFrom('home_shown')
    .select(['reason', 'about_id'])
    .where('user_id', '=', ctx.actor.id)
    .where('pin_id', '=', pinId)
    .orderBy('visit', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!shown) return null
  const reason = shown.reason as Reason
  const kind = sourceOf(reason)
  if (kind === 'source') return { kind, id: String(reason) as Id }
  if (!kind || !shown.about_id) return null
  const isPin = reason >= REASON.saved && reason <= REASON.ownBoard
  if (!isPin) return { kind, id: shown.about_id }
  const pin = await ctx.db
    .selectFrom('pins')
    .select(['aggregate_id', 'board_id'])
    .where('id', '=', shown.about_id)
    .executeTakeFirst()
  const id = kind === 'board' ? pin?.board_id : pin?.aggregate_id
  return id ? { kind, id } : null
}
