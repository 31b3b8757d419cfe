import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { StaffCase, StaffCaseDetail } from '#domain/resources/staff.ts'
import { formatRfc2822 } from '#domain/rules/format/dates.ts'
import { decisionsForCaseKind } from '#domain/rules/moderation/decisions.ts'
import { requireSignedIn, type SignedIn } from '../context.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import { recordStaffAct } from '../facts/record-staff-act.ts'
import { type CaseRow, loadCases } from '../moderation/own-cases.ts'
import type { ReportSnapshot } from '../moderation/report-targets.ts'
import { loadPeople, toUserCard } from '../records/load-people.ts'
import { findCaseUrl } from './find-case-url.ts'

type CaseReports = { case_id: Id; reports: string; reasons: string[]; appeals: string }

/** Shows cases as rows of the staff queue, in three queries regardless of their number. */
export async function showStaffCases(ctx: SignedIn, ids: Id[]): Promise<(StaffCase | null)[]> {
  const cases = await loadCases(ctx, ids)
  const told = await sql<CaseReports>`
    SELECT c.id AS case_id, (SELECT count(*) FROM case_reports r WHERE r.case_id = c.id) AS reports,
      ARRAY(SELECT DISTINCT reason FROM case_reports r WHERE r.case_id = c.id ORDER BY 1) AS reasons,
      (SELECT count(*) FROM appeals a WHERE a.case_id = c.id AND a.outcome IS NULL) AS appeals
    FROM unnest(${ids}::bigint[]) AS c(id)`.execute(ctx.db)
  const byCase = new Map(told.rows.map((row) => [row.case_id, row]))
  const people = await loadPeople(
    ctx,
    [...cases.values()].map((found) => found.against_id),
  )
  return ids.map((id) => {
    const found = cases.get(id)
    const counted = byCase.get(id)
    if (!found || !counted) return null
    const snapshot = found.looked as ReportSnapshot
    const against = people.get(found.against_id)
    return {
      type: 'staff_case',
      id,
      kind: found.kind as StaffCase['kind'],
      title: snapshot.title || (snapshot.text ?? '').slice(0, 100),
      picture: snapshot.signature
        ? {
            signature: snapshot.signature,
            ext: snapshot.ext ?? 'jpg',
            dominant_color: snapshot.dominant_color ?? '#e9e9e4',
          }
        : null,
      state: found.state as StaffCase['state'],
      reasons: counted.reasons as StaffCase['reasons'],
      report_count: Number(counted.reports),
      has_open_appeal: Number(counted.appeals) > 0,
      against: against ? toUserCard(ctx, against) : null,
      decision: found.decision as StaffCase['decision'],
      created_at: formatRfc2822(found.created_at),
    }
  })
}

/** Shows one case with everything needed to decide it. Viewing private content is logged. */
export async function showStaffCase(ctx: SignedIn, id: Id, isLook = true): Promise<StaffCaseDetail> {
  const [shown] = await showStaffCases(ctx, [id])
  const found = (await loadCases(ctx, [id])).get(id)
  if (!shown || !found) throw new Refusal('not_found', 'case.none')
  const url = await findCaseUrl(ctx, found)
  if (isLook && !url)
    await inUnitOfWork(ctx.house, ctx, (unit) =>
      recordStaffAct(requireSignedIn(unit), { act: 'looked', kind: 'case', target: id }),
    )
  const snapshot = found.looked as ReportSnapshot
  return {
    ...shown,
    target_id: found.target_id,
    text: snapshot.text ?? '',
    link: snapshot.link ?? null,
    birthday: snapshot.birthday ?? null,
    url,
    decisions: [...decisionsForCaseKind(shown.kind)],
    decision_reason: found.decision_reason,
    reports: await reportsOf(ctx, id),
    appeals: await appealsOf(ctx, id),
    earlier: await earlierOf(ctx, found),
    history: await historyOf(ctx, found),
  }
}

async function reportsOf(ctx: SignedIn, id: Id): Promise<StaffCaseDetail['reports']> {
  const rows = await ctx.db
    .selectFrom('case_reports')
    .selectAll()
    .where('case_id', '=', id)
    .orderBy('created_at')
    .limit(100)
    .execute()
  const people = await loadPeople(
    ctx,
    rows.map((row) => row.reporter_id),
  )
  return rows.map((row) => {
    const person = people.get(row.reporter_id)
    return {
      reporter: person ? toUserCard(ctx, person) : null,
      reason: row.reason as StaffCaseDetail['reports'][number]['reason'],
      details: row.details,
      created_at: formatRfc2822(row.created_at),
    }
  })
}

async function appealsOf(ctx: SignedIn, id: Id): Promise<StaffCaseDetail['appeals']> {
  const rows = await ctx.db.selectFrom('appeals').selectAll().where('case_id', '=', id).orderBy('created_at').execute()
  const people = await loadPeople(
    ctx,
    rows.map((row) => row.user_id),
  )
  return rows.map((row) => {
    const person = people.get(row.user_id)
    return {
      user_id: row.user_id,
      user: person ? toUserCard(ctx, person) : null,
      text: row.text,
      outcome: row.outcome as 'upheld' | 'reversed' | null,
      outcome_reason: row.outcome_reason,
      created_at: formatRfc2822(row.created_at),
    }
  })
}

async function earlierOf(ctx: SignedIn, found: CaseRow): Promise<StaffCaseDetail['earlier']> {
  const rows = await ctx.db
    .selectFrom('cases')
    .select(['id', 'decision', 'decision_reason', 'created_at'])
    .where('kind', '=', found.kind)
    .where('target_id', '=', found.target_id)
    .where('id', '<>', found.id)
    .orderBy('id', 'desc')
    .limit(20)
    .execute()
  return rows.map((row) => ({
    ...row,
    decision: row.decision as StaffCase['decision'],
    created_at: formatRfc2822(row.created_at),
  }))
}

async function historyOf(ctx: SignedIn, found: CaseRow): Promise<StaffCaseDetail['history']> {
  const { rows } = await sql<{ id: Id; act: string; staff_id: Id; reason: string; at: Date }>`
    SELECT id, act, staff_id, reason, at FROM staff_acts
    WHERE (kind = 'case' AND target = ${found.id}) OR (kind = 'person' AND target = ${found.against_id})
    ORDER BY id DESC LIMIT 50`.execute(ctx.db)
  const people = await loadPeople(
    ctx,
    rows.map((row) => row.staff_id),
  )
  return rows.map(({ id, act, staff_id, reason, at }) => ({
    id,
    act,
    by: people.get(staff_id)?.username ?? '',
    reason,
    at: formatRfc2822(at),
  }))
}
