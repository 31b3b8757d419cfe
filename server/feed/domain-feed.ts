import { sql } from 'kysely'
import { DEFAULT_PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Pin } from '#domain/entities/pin.ts'
import type { Page } from '#domain/resource.ts'
import type { Context } from '../context.ts'
import { notHiddenCondition } from '../feedback/hide-aggregate.ts'
import { keyset } from '../keyset.ts'
import { type ListedPin, listPins } from '../records/list-pins.ts'

const BEST_FIRST = keyset('DESC', ['score', 'real'], ['pin_id', 'bigint'])

/** Lists pins that link to a website, popular and fresh ones first. */
export function listDomainPins(ctx: Context, { domain }: { domain: string }): Promise<Page<Pin>> {
  const host = domain
    .trim()
    .toLowerCase()
    .replace(/^www\./, '')
  return listPins(ctx, DEFAULT_PAGE_SIZE, async (after, limit) => {
    const { rows } = await sql<ListedPin>`
      SELECT pin_id, ${BEST_FIRST.key} AS cursor_key FROM pin_search
      WHERE host = ${host} AND ${notHiddenCondition(ctx, sql`pin_search.aggregate_id`)}
        AND ${BEST_FIRST.isAfter(after)}
      ORDER BY ${BEST_FIRST.order} LIMIT ${limit}`.execute(ctx.db)
    return rows
  })
}
