import { sql } from 'kysely'
import { PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Pin } from '#domain/entities/pin.ts'
import type { Page } from '#domain/resource.ts'
import type { Context } from '../context.ts'
import { notHidden } from '../feedback/hidden.ts'
import { type ListedPin, listPins } from '../records/list-pins.ts'

/** What came from a site, popular and fresh first. */
export function domainPins(ctx: Context, { domain }: { domain: string }): Promise<Page<Pin>> {
  const host = domain
    .trim()
    .toLowerCase()
    .replace(/^www\./, '')
  return listPins(ctx, PAGE_SIZE, async (after, limit) => {
    const { rows } = await sql<ListedPin>`
      SELECT pin_id, ARRAY[score::text, pin_id::text] AS cursor_key FROM pin_search
      WHERE host = ${host} AND ${notHidden(ctx, sql`pin_search.aggregate_id`)}
        ${after ? sql`AND (score, pin_id) < (${after[0]}::real, ${after[1]}::bigint)` : sql``}
      ORDER BY score DESC, pin_id DESC LIMIT ${limit}`.execute(ctx.db)
    return rows
  })
}
