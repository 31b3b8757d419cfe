import { type Selectable, sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { OwnCase } from '#domain/resources/reports.ts'
import { formatRfc2822 } from '#domain/rules/format/dates.ts'
import {
  type Consequence,
  consequenceOf,
  type Decision,
  mayAppeal,
  toCaseState,
} from '#domain/rules/moderation/decisions.ts'
import type { SignedIn } from '../context.ts'
import type { ReadOnlyDb } from '../db/read-only-db.ts'
import type { Appeals, Cases } from '../db/tables.ts'
import type { ReportSnapshot } from './report-targets.ts'

export type CaseRow = Selectable<Cases>
type AppealRow = Selectable<Appeals>

export async function loadCases(ctx: { db: ReadOnlyDb }, ids: Id[]): Promise<Map<Id, CaseRow>> {
  const { rows } = await sql<CaseRow>`SELECT * FROM cases WHERE id = ANY(${ids}::bigint[])`.execute(ctx.db)
  return new Map(rows.map((row) => [row.id, row]))
}

async function ownAppeals(ctx: SignedIn, ids: Id[]): Promise<Map<Id, AppealRow>> {
  const { rows } = await sql<AppealRow>`
    SELECT * FROM appeals WHERE case_id = ANY(${ids}::bigint[]) AND user_id = ${ctx.viewer.id}`.execute(ctx.db)
  return new Map(rows.map((row) => [row.case_id, row]))
}

/** Shows the viewer's own reports, with only the details that concern the viewer. */
export async function showReports(ctx: SignedIn, ids: Id[]): Promise<(OwnCase | null)[]> {
  const cases = await loadCases(ctx, ids)
  const appeals = await ownAppeals(ctx, ids)
  const { rows } = await sql<{ case_id: Id; reason: string; created_at: Date }>`
    SELECT case_id, reason, created_at FROM case_reports
    WHERE case_id = ANY(${ids}::bigint[]) AND reporter_id = ${ctx.viewer.id}`.execute(ctx.db)
  const reports = new Map(rows.map((row) => [row.case_id, row]))
  return ids.map((id) => {
    const found = cases.get(id)
    const own = reports.get(id)
    if (!found || !own) return null
    const reason = own.reason as OwnCase['reason']
    // The consequence for the other side is private; the reporter only learns whether action was taken.
    const consequence = found.decision ? (found.decision === 'no_action' ? 'none' : 'acted') : null
    return show(found, appeals.get(id), { id: `report-${id}`, reason, consequence, created_at: own.created_at })
  })
}

type OfViolation = { case_id: Id; target_id: Id; consequence: string; created_at: Date }

/** Shows decisions that affect the viewer. */
export async function showViolations(ctx: SignedIn, rows: OfViolation[]): Promise<(OwnCase | null)[]> {
  const ids = rows.map((row) => row.case_id)
  const cases = await loadCases(ctx, ids)
  const appeals = await ownAppeals(ctx, ids)
  return rows.map(({ case_id, target_id, consequence, created_at }) => {
    const found = cases.get(case_id)
    if (!found) return null
    return show(found, appeals.get(case_id), {
      id: `violation-${case_id}-${target_id}`,
      reason: null,
      consequence: consequence as Consequence,
      created_at,
    })
  })
}

type Own = { id: string; reason: OwnCase['reason']; consequence: Consequence | null; created_at: Date }

function show(found: CaseRow, appeal: AppealRow | undefined, own: Own): OwnCase {
  const snapshot = found.looked as ReportSnapshot
  const told = { state: found.state as 'open' | 'decided', appeal: appeal ?? null }
  return {
    type: 'case',
    case_id: found.id,
    kind: found.kind as OwnCase['kind'],
    title: snapshot.title || (snapshot.text ?? '').slice(0, 100),
    picture: snapshot.signature
      ? {
          signature: snapshot.signature,
          ext: snapshot.ext ?? 'jpg',
          dominant_color: snapshot.dominant_color ?? '#e9e9e4',
        }
      : null,
    state: toCaseState(told),
    decision_reason: found.decision_reason,
    may_appeal: mayAppeal(told) && own.consequence !== 'granted' && own.consequence !== 'acted',
    appeal_text: appeal?.text ?? null,
    appeal_reason: appeal?.outcome_reason ?? '',
    ...own,
    created_at: formatRfc2822(own.created_at),
  }
}

export const toConsequence = (found: CaseRow): Consequence => consequenceOf(found.decision as Decision)
