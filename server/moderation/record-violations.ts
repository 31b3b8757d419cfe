import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'

type Hit = { user_id: Id; target_id: Id }

/**
 * Records whom a decision affects, and by which items. Each person is notified once per case, however many of their
 * items it affects.
 */
export async function recordViolations(ctx: Context, case_id: Id, hits: Hit[], consequence: string): Promise<void> {
  const people = [...new Set(hits.map((hit) => hit.user_id))]
  const { rows: told } = await sql<{ user_id: Id }>`SELECT DISTINCT user_id FROM violations
    WHERE user_id = ANY(${people}::bigint[]) AND case_id = ${case_id} AND consequence <> 'none'`.execute(ctx.db)
  await ctx.db
    .insertInto('violations')
    .values(hits.map((hit) => ({ ...hit, case_id, consequence, created_at: ctx.now })))
    .onConflict((conflict) => conflict.columns(['user_id', 'case_id', 'target_id']).doUpdateSet({ consequence }))
    .execute()
  for (const user_id of people)
    if (!told.some((one) => one.user_id === user_id)) ctx.emit('person.hit', { case_id, user_id })
}
