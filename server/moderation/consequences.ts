import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { ageDecision } from '#domain/rules/account/age.ts'
import type { Decision } from '#domain/rules/moderation/decisions.ts'
import { staffActsOn } from '#domain/rules/moderation/staff-acts.ts'
import { endAllSessions } from '../auth/sessions.ts'
import type { SignedIn } from '../context.ts'
import { setSensitive } from '../media/set-sensitive.ts'
import { settingsOf, withChanges } from '../records/settings-of.ts'
import { hitPeople } from './hit-people.ts'
import { type CaseRow, consequenceFor } from './own-cases.ts'
import { bringBackPins, removePins } from './remove-pins.ts'
import type { Snapshot } from './reported.ts'
import { bringBackWords, takeAwayWords } from './take-away-words.ts'

type Decided = CaseRow & { decision: Decision }

/** What a decision does. A removed picture takes all pins of its thing along, by the job that follows. */
export async function carryOut(ctx: SignedIn, found: Decided): Promise<void> {
  const { decision, against_id, target_id } = found
  if (decision === 'suspend') await suspend(ctx, against_id)
  else if (decision === 'mark_sensitive') await setSensitive(ctx, found.within_id as Id, true, 'staff')
  else if (decision === 'remove_picture') await setAggregate(ctx, found.within_id as Id, 'removed')
  else if (decision === 'remove' && found.kind !== 'pin') await takeAwayWords(ctx, found)
  if (decision === 'remove' || decision === 'remove_picture')
    if (found.kind === 'pin') await removePins(ctx, [target_id], found.id, consequenceFor(found))
  if (found.kind === 'age') return decideAge(ctx, found)
  if (decision !== 'no_action') await hit(ctx, found)
}

/** Takes back all that a decision did, to everyone it hit. */
export async function takeBack(ctx: SignedIn, found: Decided): Promise<void> {
  const { decision, against_id, within_id } = found
  if (decision === 'suspend') await letBackIn(ctx, against_id)
  if (decision === 'mark_sensitive') await setSensitive(ctx, within_id as Id, false, 'staff')
  if (decision === 'remove_picture') await setAggregate(ctx, within_id as Id, 'live')
  if (decision === 'remove' && found.kind !== 'pin') await bringBackWords(ctx, found)
  if (found.kind === 'pin') await bringBackPins(ctx, [found.target_id], found.id)
  await ctx.db.updateTable('violations').set({ taken_back_at: ctx.now }).where('case_id', '=', found.id).execute()
}

const hit = (ctx: SignedIn, found: Decided): Promise<void> =>
  hitPeople(ctx, found.id, [{ user_id: found.against_id, target_id: found.target_id }], consequenceFor(found))

const setAggregate = (ctx: SignedIn, id: Id, state: string) =>
  ctx.db.updateTable('aggregates').set({ state }).where('id', '=', id).execute()

export async function suspend(ctx: SignedIn, id: Id): Promise<void> {
  const person = await ctx.db.selectFrom('users').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!person) throw new Refusal('no_user', 'person.none')
  if (person.state === 'suspended') return
  if (!staffActsOn(person, ctx.viewer.id).includes('suspend')) throw new Refusal('forbidden', 'staff.notThem')
  const state_before_leaving = person.state === 'private' ? 'private' : 'active'
  await ctx.db
    .updateTable('users')
    .set({ state: 'suspended', settings: withChanges({ state_before_leaving }) })
    .where('id', '=', id)
    .execute()
  await endAllSessions(ctx, id)
  ctx.emit('user.stateChanged', { user_id: id })
}

export async function letBackIn(ctx: SignedIn, id: Id): Promise<void> {
  const person = await ctx.db.selectFrom('users').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (person?.state !== 'suspended') return
  await ctx.db
    .updateTable('users')
    .set({ state: settingsOf(person).state_before_leaving ?? 'active' })
    .where('id', '=', id)
    .execute()
  ctx.emit('user.stateChanged', { user_id: id })
}

/** A granted age is written down, and a profile that was private only for it opens. */
async function decideAge(ctx: SignedIn, found: Decided): Promise<void> {
  await hit(ctx, found)
  if (found.decision !== 'grant') return
  const { birthday = '' } = found.looked as Snapshot
  const today = ctx.now.toISOString().slice(0, 10)
  const decided = ageDecision({ birthday, guardian_consent: true }, today)
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
