import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { ParsedOptionsOf } from '#domain/resource.ts'
import type { OwnCase, ReportResource } from '#domain/resources/reports.ts'
import { needsReportText, type ReportableKind, reportReasonsForKind } from '#domain/rules/moderation/report-reasons.ts'
import type { SignedIn } from '../context.ts'
import { hideAggregate } from '../feedback/hide-aggregate.ts'
import { showReports } from './own-cases.ts'
import { REPORT_TARGET_LOADERS, type ReportTarget } from './report-targets.ts'

/** Opens a case, or adds a report to the case that is already open. A reported pin is hidden from the reporter. */
export async function createReport(
  ctx: SignedIn,
  sent: ParsedOptionsOf<typeof ReportResource.create>,
): Promise<OwnCase> {
  const { kind, id, reason, details = '' } = sent
  if (!reportReasonsForKind(kind).includes(reason))
    throw new Refusal('bad_input', 'report.reason', {}, { field: 'reason' })
  if (needsReportText(reason) && !details)
    throw new Refusal('bad_input', 'report.wordsMissing', {}, { field: 'details' })
  const reported = await REPORT_TARGET_LOADERS[kind](ctx, id)
  if (reported.against_id === ctx.viewer.id) throw new Refusal('bad_input', 'report.own', {}, { field: 'id' })
  const caseId = await openCase(ctx, kind, id, reported)
  await ctx.db
    .insertInto('case_reports')
    .values({ case_id: caseId, reporter_id: ctx.viewer.id, reason, details, created_at: ctx.now })
    .onConflict((conflict) => conflict.columns(['case_id', 'reporter_id']).doUpdateSet({ reason, details }))
    .execute()
  if (kind === 'pin')
    await hideAggregate(ctx, { aggregate_id: reported.within_id as Id, pin_id: id, reason: 'reported' })
  const [shown] = await showReports(ctx, [caseId])
  if (!shown) throw new Refusal('not_found', 'report.none')
  return shown
}

async function openCase(ctx: SignedIn, kind: ReportableKind, id: Id, reported: ReportTarget): Promise<Id> {
  const { within_id, against_id, snapshot } = reported
  const opened = await ctx.db
    .insertInto('cases')
    .values({
      id: ctx.house.newId(),
      kind,
      target_id: id,
      within_id,
      against_id,
      looked: JSON.stringify(snapshot),
      created_at: ctx.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (opened) {
    ctx.emit('case.opened', { case_id: opened.id })
    return opened.id
  }
  const open = await ctx.db
    .selectFrom('cases')
    .select('id')
    .where('kind', '=', kind)
    .where('target_id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  return open.id
}
