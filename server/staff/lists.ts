import { type RawBuilder, sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { Page } from '#domain/resource.ts'
import { rfc2822 } from '#domain/rules/format/rfc2822.ts'
import type { SignedIn } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { loadPage } from '../list-page.ts'
import { loadPeople } from '../records/load-people.ts'
import { showCases } from './cases.ts'

const PAGE = 50
type Row = { id: Id; cursor_key: CursorKey }

/** The queue: what waits longest comes first; what is decided, newest first. */
export function listCases(ctx: SignedIn, state: 'open' | 'appealed' | 'decided') {
  const behind = (after: CursorKey | null, sign: '<' | '>') =>
    after ? sql`AND c.id ${sql.raw(sign)} ${after[0]}::bigint` : sql``
  const queries: Record<typeof state, (after: CursorKey | null) => RawBuilder<Row>> = {
    open: (after) =>
      sql`SELECT c.id, ARRAY[c.id::text] AS cursor_key FROM cases c WHERE c.state = 'open' ${behind(after, '>')} ORDER BY c.id`,
    decided: (after) =>
      sql`SELECT c.id, ARRAY[c.id::text] AS cursor_key FROM cases c WHERE c.state = 'decided' ${behind(after, '<')} ORDER BY c.id DESC`,
    appealed: (after) =>
      sql`SELECT DISTINCT c.case_id AS id, ARRAY[c.case_id::text] AS cursor_key FROM appeals c
        WHERE c.outcome IS NULL ${after ? sql`AND c.case_id > ${after[0]}::bigint` : sql``} ORDER BY c.case_id`,
  }
  return loadPage(
    ctx,
    PAGE,
    async (after, limit) => (await sql<Row>`${queries[state](after)} LIMIT ${limit}`.execute(ctx.db)).rows,
    (rows) =>
      showCases(
        ctx,
        rows.map((row) => row.id),
      ),
  )
}

type MailRow = { id: Id; receiver: string; subject: string; error: string | null; at: Date; cursor_key: CursorKey }

export function listMails(ctx: SignedIn, isFailed: boolean) {
  const read = async (after: CursorKey | null, limit: number) => {
    const { rows } = await sql<MailRow>`SELECT *, ARRAY[id::text] AS cursor_key FROM mail_log
      WHERE ${isFailed ? sql`error IS NOT NULL` : sql`true`} ${after ? sql`AND id < ${after[0]}::bigint` : sql``}
      ORDER BY id DESC LIMIT ${limit}`.execute(ctx.db)
    return rows
  }
  return loadPage(ctx, PAGE, read, async (rows) =>
    rows.map(({ cursor_key: _, at, ...mail }) => ({ type: 'staff_mail' as const, ...mail, at: rfc2822(at) })),
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
type Act = {
  type: 'staff_act'
  id: Id
  by: string
  act: string
  kind: string
  target: string
  reason: string
  at: string
}

/** Every act of staff, newest first. */
export function listActs(ctx: SignedIn): Promise<Page<Act>> {
  const read = async (after: CursorKey | null, limit: number) => {
    const { rows } = await sql<ActRow>`SELECT *, ARRAY[id::text] AS cursor_key FROM staff_acts
      WHERE true ${after ? sql`AND id < ${after[0]}::bigint` : sql``} ORDER BY id DESC LIMIT ${limit}`.execute(ctx.db)
    return rows
  }
  return loadPage(ctx, PAGE, read, async (rows) => {
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
      at: rfc2822(at),
    }))
  })
}
