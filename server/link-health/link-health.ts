import type { Id } from '#domain/id.ts'
import { cleanUrl } from '#domain/rules/link/clean-url.ts'
import type { Context } from '../context.ts'
import { mustSeePin } from '../records/access.ts'
import { healthOf } from './health-rows.ts'

/** How the page that a pin links to is doing; of one that is gone, what it said when it was last there. */
export async function linkHealth(ctx: Context, pin_id: Id) {
  const { pin } = await mustSeePin(ctx, pin_id)
  const url = pin.link && cleanUrl(pin.link)
  const row = url ? await healthOf(ctx.db, url) : undefined
  const state = row?.state === 'gone' ? ('gone' as const) : row?.state === 'ok' ? ('ok' as const) : ('unknown' as const)
  if (!row || state !== 'gone') return { state, title: '', description: '', seen_at: null }
  return { state, title: row.title, description: row.description, seen_at: row.seen_at?.toISOString() ?? null }
}
