import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { OwnCase } from '#domain/resources/reports.ts'
import { decideSignUpByAge } from '#domain/rules/account/age.ts'
import type { SignedIn } from '../context.ts'
import { showReports, showViolations } from './own-cases.ts'

/** Appeals a decision once, for the reporter or the person it affects. To everyone else the case does not exist. */
export async function appealCase(ctx: SignedIn, { case_id, text }: { case_id: Id; text: string }): Promise<OwnCase> {
  const shown = await ownCase(ctx, case_id)
  if (!shown) throw new Refusal('not_found', 'case.none')
  if (shown.state === 'open') throw new Refusal('conflict', 'appeal.tooEarly')
  if (!shown.may_appeal) throw new Refusal('conflict', 'appeal.once')
  const first = await ctx.db
    .insertInto('appeals')
    .values({ case_id, user_id: ctx.viewer.id, text, created_at: ctx.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('case_id')
    .executeTakeFirst()
  if (!first) throw new Refusal('conflict', 'appeal.once')
  return (await ownCase(ctx, case_id)) as OwnCase
}

async function ownCase(ctx: SignedIn, id: Id): Promise<OwnCase | null> {
  const hits = await ctx.db
    .selectFrom('violations')
    .selectAll()
    .where('user_id', '=', ctx.viewer.id)
    .where('case_id', '=', id)
    .orderBy('target_id')
    .limit(1)
    .execute()
  const [violation] = await showViolations(ctx, hits)
  if (violation) return violation
  return (await showReports(ctx, [id]))[0] ?? null
}

/** Opens a case, once per account, in which staff decide on a corrected birthday. */
export async function appealAge(ctx: SignedIn, sent: { birthday: string; text: string }): Promise<OwnCase> {
  const decided = decideSignUpByAge(
    { birthday: sent.birthday, guardian_consent: true },
    ctx.now.toISOString().slice(0, 10),
  )
  if ('refused' in decided) throw new Refusal('bad_input', decided.refused, {}, { field: 'birthday' })
  const me = ctx.viewer.id
  await sql`SELECT pg_advisory_xact_lock(hashtext('age-appeal'), hashtext(${me}))`.execute(ctx.db)
  const before = await ctx.db
    .selectFrom('cases')
    .select('id')
    .where('kind', '=', 'age')
    .where('target_id', '=', me)
    .executeTakeFirst()
  if (before) throw new Refusal('conflict', 'appeal.once')
  const id = ctx.house.newId()
  const snapshot = JSON.stringify({ text: sent.text, birthday: decided.birth })
  await ctx.db
    .insertInto('cases')
    .values({ id, kind: 'age', target_id: me, against_id: me, looked: snapshot, created_at: ctx.now })
    .execute()
  await ctx.db
    .insertInto('violations')
    .values({ user_id: me, case_id: id, target_id: me, consequence: 'none', created_at: ctx.now })
    .execute()
  ctx.emit('case.opened', { case_id: id })
  return (await ownCase(ctx, id)) as OwnCase
}
