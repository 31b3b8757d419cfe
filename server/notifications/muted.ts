import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'

/** Whom someone does not want to hear of. */
export async function mutedBy(ctx: Context, userId: Id): Promise<Set<Id>> {
  const rows = await ctx.db
    .selectFrom('marks')
    .select('target_id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'mute')
    .execute()
  return new Set(rows.map((row) => row.target_id))
}
