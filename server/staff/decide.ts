import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { StaffCaseDetail } from '#domain/resources/staff.ts'
import { type Decision, decisionsForCaseKind } from '#domain/rules/moderation/decisions.ts'
import type { CaseKind } from '#domain/rules/moderation/report-reasons.ts'
import type { SignedIn } from '../context.ts'
import { recordStaffAct } from '../facts/record-staff-act.ts'
import { applyDecision, revertDecision } from '../moderation/apply-decision.ts'
import type { CaseRow } from '../moderation/own-cases.ts'
import { showStaffCase } from './cases.ts'

async function lockCase(ctx: SignedIn, id: Id): Promise<CaseRow> {
  const found = await ctx.db.selectFrom('cases').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!found) throw new Refusal('not_found', 'case.none')
  return found
}

type DecisionInput = { id: Id; decision: Decision; reason: string }

/** Decides an open case once. Its consequences are applied with it; both sides are notified afterwards. */
export async function decideCase(ctx: SignedIn, { id, decision, reason }: DecisionInput): Promise<StaffCaseDetail> {
  const found = await lockCase(ctx, id)
  if (found.state !== 'open') throw new Refusal('conflict', 'case.decided')
  if (!decisionsForCaseKind(found.kind as CaseKind).includes(decision))
    throw new Refusal('bad_input', 'case.notPossible', {}, { field: 'decision' })
  if (found.against_id === ctx.viewer.id) throw new Refusal('forbidden', 'case.own')
  const decided = {
    state: 'decided',
    decision,
    decision_reason: reason,
    decided_by: ctx.viewer.id,
    decided_at: ctx.now,
  }
  await ctx.db.updateTable('cases').set(decided).where('id', '=', id).execute()
  await applyDecision(ctx, { ...found, ...decided })
  await recordStaffAct(ctx, { act: `decided.${decision}`, kind: 'case', target: id, reason })
  ctx.emit('case.decided', { case_id: id })
  return showStaffCase(ctx, id, false)
}

type Outcome = { case_id: Id; user_id: Id; outcome: 'upheld' | 'reversed'; reason: string }

/** Decides an appeal once. A reversed decision is undone; if it had no consequence, the case is opened again. */
export async function decideAppeal(ctx: SignedIn, sent: Outcome): Promise<StaffCaseDetail> {
  const { case_id, user_id, outcome, reason } = sent
  const found = await lockCase(ctx, case_id)
  const decided = { outcome, outcome_reason: reason, decided_by: ctx.viewer.id, decided_at: ctx.now }
  const appeal = await ctx.db
    .updateTable('appeals')
    .set(decided)
    .where('case_id', '=', case_id)
    .where('user_id', '=', user_id)
    .where('outcome', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  if (!appeal) throw new Refusal('conflict', 'case.decided')
  if (outcome === 'reversed') await reverse(ctx, found)
  await recordStaffAct(ctx, { act: `appeal.${outcome}`, kind: 'case', target: case_id, reason })
  ctx.emit('appeal.decided', { case_id, user_id })
  return showStaffCase(ctx, case_id, false)
}

async function reverse(ctx: SignedIn, found: CaseRow): Promise<void> {
  if (found.decision !== 'no_action') return revertDecision(ctx, found as CaseRow & { decision: Decision })
  const open = await ctx.db
    .selectFrom('cases')
    .select('id')
    .where('kind', '=', found.kind)
    .where('target_id', '=', found.target_id)
    .where('state', '=', 'open')
    .executeTakeFirst()
  if (open) return
  const again = { state: 'open', decision: null, decision_reason: '', decided_by: null, decided_at: null }
  await ctx.db.updateTable('cases').set(again).where('id', '=', found.id).execute()
}
