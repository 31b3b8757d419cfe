import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'

/** The pin that this one became part of. Who has its old address comes to the new one. */
export async function mergedInto(ctx: Context, id: Id): Promise<Id | null> {
  const row = await ctx.db.selectFrom('merged_pins').select('into_id').where('pin_id', '=', id).executeTakeFirst()
  return row?.into_id ?? null
}
