import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { Context, SignedIn } from '../context.ts'
import type { Marks } from '../db/tables.ts'

type Hidden = { aggregate_id: Id; pin_id: Id; reason: string; context?: object }

/** Hides an aggregate from the viewer, whoever saved it. An aggregate hidden because of a report keeps that reason. */
export async function hideAggregate(
  ctx: SignedIn,
  { aggregate_id, pin_id, reason, context = {} }: Hidden,
): Promise<void> {
  const kept = JSON.stringify({ ...context, pin_id })
  await ctx.db
    .insertInto('marks')
    .values({
      user_id: ctx.viewer.id,
      kind: 'hide',
      target_id: aggregate_id,
      reason,
      context: kept,
      created_at: ctx.now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'kind', 'target_id'])
        .doUpdateSet({ reason, context: kept })
        .where('marks.reason', '<>', 'reported'),
    )
    .execute()
}

export async function unhideAggregate(ctx: SignedIn, aggregateId: Id): Promise<Selectable<Marks> | undefined> {
  return ctx.db
    .deleteFrom('marks')
    .where('user_id', '=', ctx.viewer.id)
    .where('kind', '=', 'hide')
    .where('target_id', '=', aggregateId)
    .where('reason', '<>', 'reported')
    .returningAll()
    .executeTakeFirst()
}

/** Returns whether the viewer has hidden anything for this reason. */
export async function hasHiddenForReason(ctx: SignedIn, reason: string): Promise<boolean> {
  const mark = await ctx.db
    .selectFrom('marks')
    .select('target_id')
    .where('user_id', '=', ctx.viewer.id)
    .where('kind', '=', 'hide')
    .where('reason', '=', reason)
    .limit(1)
    .executeTakeFirst()
  return mark !== undefined
}

/** SQL condition for feeds, related pins and search: not hidden by the viewer. One index lookup per row. */
export function notHiddenCondition(ctx: Context, aggregate: RawBuilder<unknown>): RawBuilder<boolean> {
  if (!ctx.viewer) return sql`true`
  return sql`NOT EXISTS (SELECT 1 FROM marks hidden WHERE hidden.user_id = ${ctx.viewer.id}::bigint
    AND hidden.kind = 'hide' AND hidden.target_id = ${aggregate})`
}
