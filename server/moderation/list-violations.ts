import { sql } from 'kysely'
import { DEFAULT_PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Id } from '#domain/id.ts'
import type { Page } from '#domain/resource.ts'
import type { OwnCase } from '#domain/resources/reports.ts'
import type { SignedIn } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { keyset } from '../keyset.ts'
import { loadListPage } from '../list-page.ts'
import { showViolations } from './own-cases.ts'

const NEWEST_FIRST = keyset('DESC', ['case_id', 'bigint'], ['target_id', 'bigint'])

type Row = { case_id: Id; target_id: Id; consequence: string; created_at: Date; cursor_key: CursorKey }

/** Lists decisions that affect the viewer, newest first. */
export function listViolations(ctx: SignedIn, kind?: 'pin' | 'age'): Promise<Page<OwnCase>> {
  const read = async (after: CursorKey | null, limit: number) => {
    const { rows } = await sql<Row>`
      SELECT case_id, target_id, consequence, created_at, ${NEWEST_FIRST.key} AS cursor_key
      FROM violations WHERE user_id = ${ctx.viewer.id}
        ${kind === 'pin' ? sql`AND consequence IN ('removed', 'picture_removed', 'sensitive')` : sql``}
        ${kind === 'age' ? sql`AND consequence IN ('granted', 'refused', 'none')` : sql``}
        AND ${NEWEST_FIRST.isAfter(after)}
      ORDER BY ${NEWEST_FIRST.order} LIMIT ${limit}`.execute(ctx.db)
    return rows
  }
  return loadListPage(ctx, DEFAULT_PAGE_SIZE, read, (rows) => showViolations(ctx, rows))
}
