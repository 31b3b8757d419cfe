import { sql } from 'kysely'
import { PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Id } from '#domain/id.ts'
import type { Page } from '#domain/resource.ts'
import type { OwnCase } from '#domain/resources/reports.ts'
import type { SignedIn } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { loadPage } from '../list-page.ts'
import { showViolations } from './own-cases.ts'

type Row = { case_id: Id; target_id: Id; consequence: string; created_at: Date; cursor_key: CursorKey }

/** What was decided about the viewer, newest first. */
export function listViolations(ctx: SignedIn, kind?: 'pin' | 'age'): Promise<Page<OwnCase>> {
  const read = async (after: CursorKey | null, limit: number) => {
    const { rows } = await sql<Row>`
      SELECT case_id, target_id, consequence, created_at, ARRAY[case_id::text, target_id::text] AS cursor_key
      FROM violations WHERE user_id = ${ctx.viewer.id}
        ${kind === 'pin' ? sql`AND consequence IN ('removed', 'picture_removed', 'sensitive')` : sql``}
        ${kind === 'age' ? sql`AND consequence IN ('granted', 'refused', 'none')` : sql``}
        ${after ? sql`AND (case_id, target_id) < (${after[0]}::bigint, ${after[1]}::bigint)` : sql``}
      ORDER BY case_id DESC, target_id DESC LIMIT ${limit}`.execute(ctx.db)
    return rows
  }
  return loadPage(ctx, PAGE_SIZE, read, (rows) => showViolations(ctx, rows))
}
