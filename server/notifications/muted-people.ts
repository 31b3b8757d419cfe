import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'

/** Loads the ids of people whom someone has muted. */
export async function loadMutedPeople(ctx: Context, userId: Id): Promise<Set<Id>> {
  const rows = await ctx.db
    .selectFrom('marks')
    .select('target_id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'mute')
    .execute()
  return new Set(rows.map((row) => row.target_id))
}
