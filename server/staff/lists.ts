import { type RawBuilder, sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { Page } from '#domain/resource.ts'
import { formatRfc2822 } from '#domain/rules/format/dates.ts'
import type { SignedIn } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { keyset } from '../keyset.ts'
import { loadListPage } from '../list-page.ts'
import { loadPeople } from '../records/load-people.ts'
import { showStaffCases } from './cases.ts'

const OLDEST_CASES = keyset('ASC', ['id', 'bigint'])
const OLDEST_APPEALED = keyset('ASC', ['case_id', 'bigint'])
const NEWEST_FIRST = keyset('DESC', ['id', 'bigint'])

const PAGE = 50
type Row = { id: Id; cursor_key: CursorKey }

/** Lists cases: open ones by longest waiting, decided ones newest first. */
export function listCases(ctx: SignedIn, state: 'open' | 'appealed' | 'decided') {
  const queries: Record<typeof state, (after: CursorKey | null) => RawBuilder<Row>> = {
    open: (after) =>
      sql`SELECT id, ${OLDEST_CASES.key} AS cursor_key FROM cases
        WHERE state = 'open' AND ${OLDEST_CASES.isAfter(after)} ORDER BY ${OLDEST_CASES.order}`,
    decided: (after) =>
      sql`SELECT id, ${NEWEST_FIRST.key} AS cursor_key FROM cases
        WHERE state = 'decided' AND ${NEWEST_FIRST.isAfter(after)} ORDER BY ${NEWEST_FIRST.order}`,
    appealed: (after) =>
      sql`SELECT DISTINCT case_id AS id, ${OLDEST_APPEALED.key} AS cursor_key FROM appeals
        WHERE outcome IS NULL AND ${OLDEST_APPEALED.isAfter(after)} ORDER BY ${OLDEST_APPEALED.order}`,
  }
  return loadListPage(
    ctx,
    PAGE,
    async (after, limit) => (await sql<Row>`${queries[state](after)} LIMIT ${limit}`.execute(ctx.db)).rows,
    (rows) =>
      showStaffCases(
        ctx,
        rows.map((row) => row.id),
      ),
  )
}

type MailRow = { id: Id; receiver: string; subject: string; error: string | null; at: Date; cursor_key: CursorKey }

export function listMails(ctx: SignedIn, isFailed: boolean) {
  const read = async (after: CursorKey | null, limit: number) => {
    const { rows } = await sql<MailRow>`SELECT *, ${NEWEST_FIRST.key} AS cursor_key FROM mail_log
      WHERE ${isFailed ? sql`error IS NOT NULL` : sql`true`} AND ${NEWEST_FIRST.isAfter(after)}
      ORDER BY ${NEWEST_FIRST.order} LIMIT ${limit}`.execute(ctx.db)
    return rows
  }
  return loadListPage(ctx, PAGE, read, async (rows) =>
    rows.map(({ cursor_key: _, at, ...mail }) => ({ type: 'staff_mail' as const, ...mail, at: formatRfc2822(at) })),
  )
}

type ActRow = {
  id: Id
  staff_id: Id
  act: string
  kind: string
  target: string
  reason: string
  at: Date
  cursor_key: CursorKey
}
type StaffActItem = {
  type: 'staff_act'
  id: Id
  by: string
  act: string
  kind: string
  target: string
  reason: string
  at: string
}

/** Lists every staff act, newest first. */
export function listStaffActs(ctx: SignedIn): Promise<Page<StaffActItem>> {
  const read = async (after: CursorKey | null, limit: number) => {
    const { rows } = await sql<ActRow>`SELECT *, ${NEWEST_FIRST.key} AS cursor_key FROM staff_acts
      WHERE ${NEWEST_FIRST.isAfter(after)} ORDER BY ${NEWEST_FIRST.order} LIMIT ${limit}`.execute(ctx.db)
    return rows
  }
  return loadListPage(ctx, PAGE, read, async (rows) => {
    const people = await loadPeople(
      ctx,
      rows.map((row) => row.staff_id),
    )
    return rows.map(({ id, staff_id, act, kind, target, reason, at }) => ({
      type: 'staff_act' as const,
      id,
      by: people.get(staff_id)?.username ?? '',
      act,
      kind,
      target,
      reason,
      at: formatRfc2822(at),
    }))
  })
}
