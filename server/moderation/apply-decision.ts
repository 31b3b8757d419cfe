import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { decideSignUpByAge } from '#domain/rules/account/age.ts'
import type { Decision } from '#domain/rules/moderation/decisions.ts'
import { allowedStaffActs } from '#domain/rules/moderation/staff-acts.ts'
import { endAllSessions } from '../auth/sessions.ts'
import type { SignedIn } from '../context.ts'
import { setSensitive } from '../media/set-sensitive.ts'
import { mergeSettingsSql, parsePersonSettings } from '../records/person-settings.ts'
import { type CaseRow, toConsequence } from './own-cases.ts'
import { recordViolations } from './record-violations.ts'
import { removePins, restoreRemovedPins } from './remove-pins.ts'
import type { ReportSnapshot } from './report-targets.ts'
import { removeReportedText, restoreReportedText } from './reported-text.ts'

type Decided = CaseRow & { decision: Decision }

/** Carries out a decision. Removing a picture also removes all pins of its aggregate, in a later job. */
export async function applyDecision(ctx: SignedIn, found: Decided): Promise<void> {
  const { decision, against_id, target_id } = found
  if (decision === 'suspend') await suspendPerson(ctx, against_id)
  else if (decision === 'mark_sensitive') await setSensitive(ctx, found.within_id as Id, true, 'staff')
  else if (decision === 'remove_picture') await setAggregate(ctx, found.within_id as Id, 'removed')
  else if (decision === 'remove' && found.kind !== 'pin') await removeReportedText(ctx, found)
  if (decision === 'remove' || decision === 'remove_picture')
    if (found.kind === 'pin') await removePins(ctx, [target_id], found.id, toConsequence(found))
  if (found.kind === 'age') return decideAge(ctx, found)
  if (decision !== 'no_action') await hit(ctx, found)
}

/** Reverts everything a decision did, for everyone it affected. */
export async function revertDecision(ctx: SignedIn, found: Decided): Promise<void> {
  const { decision, against_id, within_id } = found
  if (decision === 'suspend') await reinstatePerson(ctx, against_id)
  if (decision === 'mark_sensitive') await setSensitive(ctx, within_id as Id, false, 'staff')
  if (decision === 'remove_picture') await setAggregate(ctx, within_id as Id, 'live')
  if (decision === 'remove' && found.kind !== 'pin') await restoreReportedText(ctx, found)
  if (found.kind === 'pin') await restoreRemovedPins(ctx, [found.target_id], found.id)
  await ctx.db.updateTable('violations').set({ taken_back_at: ctx.now }).where('case_id', '=', found.id).execute()
}

const hit = (ctx: SignedIn, found: Decided): Promise<void> =>
  recordViolations(ctx, found.id, [{ user_id: found.against_id, target_id: found.target_id }], toConsequence(found))

const setAggregate = (ctx: SignedIn, id: Id, state: string) =>
  ctx.db.updateTable('aggregates').set({ state }).where('id', '=', id).execute()

export async function suspendPerson(ctx: SignedIn, id: Id): Promise<void> {
  const person = await ctx.db.selectFrom('users').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!person) throw new Refusal('no_user', 'person.none')
  if (person.state === 'suspended') return
  if (!allowedStaffActs(person, ctx.viewer.id).includes('suspend')) throw new Refusal('forbidden', 'staff.notThem')
  const state_before_leaving = person.state === 'private' ? 'private' : 'active'
  await ctx.db
    .updateTable('users')
    .set({ state: 'suspended', settings: mergeSettingsSql({ state_before_leaving }) })
    .where('id', '=', id)
    .execute()
  await endAllSessions(ctx, id)
  ctx.emit('user.stateChanged', { user_id: id })
}

export async function reinstatePerson(ctx: SignedIn, id: Id): Promise<void> {
  const person = await ctx.db.selectFrom('users').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (person?.state !== 'suspended') return
  await ctx.db
    .updateTable('users')
    .set({ state: parsePersonSettings(person).state_before_leaving ?? 'active' })
    .where('id', '=', id)
    .execute()
  ctx.emit('user.stateChanged', { user_id: id })
}

/** Stores a birthday accepted on appeal, and opens a profile that was private only because of the age. */
async function decideAge(ctx: SignedIn, found: Decided): Promise<void> {
  await hit(ctx, found)
  if (found.decision !== 'grant') return
  const { birthday = '' } = found.looked as ReportSnapshot
  const today = ctx.now.toISOString().slice(0, 10)
  const decided = decideSignUpByAge({ birthday, guardian_consent: true }, today)
  if (!('birth' in decided)) return
  await ctx.db
    .updateTable('user_secrets')
    .set({ birth: decided.birth })
    .where('user_id', '=', found.against_id)
    .execute()
  const changed = await ctx.db
    .updateTable('users')
    .set({ state: decided.state })
    .where('id', '=', found.against_id)
    .where('state', 'in', ['active', 'private'])
    .returning('id')
    .executeTakeFirst()
  if (changed) ctx.emit('user.stateChanged', { user_id: found.against_id })
}
