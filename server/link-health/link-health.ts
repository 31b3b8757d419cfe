import type { Id } from '#domain/id.ts'
import { parseOutboundUrl } from '#domain/rules/link/urls.ts'
import type { Context } from '../context.ts'
import { mustSeePin } from '../records/access.ts'
import { findLinkHealth } from './health-rows.ts'

/** Shows the state of the page a pin links to; for a page that is gone, its data from the last successful check. */
export async function showLinkHealth(ctx: Context, pin_id: Id) {
  const { pin } = await mustSeePin(ctx, pin_id)
  const url = pin.link && parseOutboundUrl(pin.link)
  const row = url ? await findLinkHealth(ctx.db, url) : undefined
  const state = row?.state === 'gone' ? ('gone' as const) : row?.state === 'ok' ? ('ok' as const) : ('unknown' as const)
  if (!row || state !== 'gone') return { state, title: '', description: '', seen_at: null }
  return { state, title: row.title, description: row.description, seen_at: row.seen_at?.toISOString() ?? null }
}
