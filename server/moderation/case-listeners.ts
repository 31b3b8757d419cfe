import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import { type Listeners, runInMailQueue, runInRewriteQueue } from '../facts/listener.ts'
import { runInSteps } from '../facts/run-in-steps.ts'
import type { House } from '../house.ts'
import { decisionMail } from '../mail/mails.ts'
import { notifyPerson } from '../notifications/notify-people.ts'
import { type CaseRow, loadCases } from './own-cases.ts'
import { removePins, restoreRemovedPins } from './remove-pins.ts'

const BATCH = 200

/** Removes all pins of the aggregate in batches. The aggregate itself is already hidden by its state. */
const removeAllPins = (house: House, found: CaseRow): Promise<void> =>
  runInSteps(house, async (ctx) => {
    const { rows } = await sql<{ pin_id: Id }>`
      SELECT pin_id FROM aggregate_pins WHERE aggregate_id = ${found.within_id} LIMIT ${BATCH}`.execute(ctx.db)
    const ids = rows.map((row) => row.pin_id)
    await removePins(ctx, ids, found.id, 'picture_removed')
    return ids.length === BATCH
  })

async function bringBackAllPins(house: House, found: CaseRow): Promise<void> {
  const { rows } = await sql<{ target_id: Id }>`SELECT target_id FROM violations
    WHERE case_id = ${found.id} ORDER BY target_id`.execute(house.db)
  for (let at = 0; at < rows.length; at += BATCH) {
    house.stopping.throwIfAborted()
    const ids = rows.slice(at, at + BATCH).map((row) => row.target_id)
    await inUnitOfWork(house, 'house', (ctx) => restoreRemovedPins(ctx, ids, found.id))
  }
}

const caseOf = async (house: Pick<House, 'db'>, id: Id) => (await loadCases(house, [id])).get(id)

const followPicture = runInRewriteQueue<'case.decided'>(async (house, { case_id }) => {
  const found = await caseOf(house, case_id)
  if (found?.decision === 'remove_picture') await removeAllPins(house, found)
})

const followAppeal = runInRewriteQueue<'appeal.decided'>(async (house, { case_id, user_id }) => {
  const found = await caseOf(house, case_id)
  const appeal = await appealOf(house, case_id, user_id)
  if (found?.decision === 'remove_picture' && appeal?.outcome === 'reversed') await bringBackAllPins(house, found)
})

const appealOf = ({ db }: Pick<House, 'db'>, case_id: Id, user_id: Id) =>
  db
    .selectFrom('appeals')
    .select(['outcome', 'outcome_reason'])
    .where('case_id', '=', case_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst()

/** Notifies everyone who reported the case. People it affects are notified by facts of their own. */
export async function tellReporters(ctx: Context, { case_id }: { case_id: Id }): Promise<void> {
  const reporters = await ctx.db
    .selectFrom('case_reports')
    .select('reporter_id')
    .where('case_id', '=', case_id)
    .execute()
  for (const { reporter_id } of reporters)
    await notifyPerson(ctx, { user_id: reporter_id, kind: 'report_decided', actor_id: null, target_id: case_id })
}

export const tellOne = (ctx: Context, { case_id, user_id }: { case_id: Id; user_id: Id }): Promise<void> =>
  notifyPerson(ctx, { user_id, kind: 'case_decided', actor_id: null, target_id: case_id })

/** Emails the affected person, who may not be able to log in any more. */
const mailOne = runInMailQueue<'person.hit'>(async (house, { case_id, user_id }) => {
  const found = await caseOf(house, case_id)
  if (found) await mailDecision(house, user_id, found.decision_reason)
})

/** Emails the outcome of an appeal, the only way to reach people who can't log in. */
const mailOutcome = runInMailQueue<'appeal.decided'>(async (house, { case_id, user_id }) => {
  const appeal = await appealOf(house, case_id, user_id)
  const found = await caseOf(house, case_id)
  if (appeal && found?.decision === 'suspend' && found.against_id === user_id)
    await mailDecision(house, user_id, appeal.outcome_reason)
})

async function mailDecision(house: House, id: Id, reason: string): Promise<void> {
  const to = await house.db
    .selectFrom('users')
    .innerJoin('user_secrets', 'user_secrets.user_id', 'users.id')
    .where('users.id', '=', id)
    .select(['first_name', 'username', 'locale', 'email'])
    .executeTakeFirst()
  if (to) await house.mailer.send(decisionMail(house.settings, to, { reason }))
}

export const caseListeners = {
  'case.decided': { followPicture, tellReporters },
  'person.hit': { tellOne, mailOne },
  'appeal.decided': { followAppeal, mailOutcome, tellOne },
} satisfies Listeners
