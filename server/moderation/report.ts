import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { TakenOf } from '#domain/resource.ts'
import type { OwnCase, ReportResource } from '#domain/resources/reports.ts'
import { needsWords, type ReportedKind, reportReasons } from '#domain/rules/moderation/report-reasons.ts'
import type { SignedIn } from '../context.ts'
import { hideAggregate } from '../feedback/hidden.ts'
import { showReports } from './own-cases.ts'
import { REPORTED, type Reported } from './reported.ts'

/** Opens a case, or adds one's words to the case that is open already. Whoever reports a pin does not meet it again. */
export async function report(ctx: SignedIn, sent: TakenOf<typeof ReportResource.create>): Promise<OwnCase> {
  const { kind, id, reason, details = '' } = sent
  if (!reportReasons(kind).includes(reason)) throw new Refusal('bad_input', 'report.reason', {}, { field: 'reason' })
  if (needsWords(reason) && !details) throw new Refusal('bad_input', 'report.wordsMissing', {}, { field: 'details' })
  const reported = await REPORTED[kind](ctx, id)
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

async function openCase(ctx: SignedIn, kind: ReportedKind, id: Id, reported: Reported): Promise<Id> {
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
