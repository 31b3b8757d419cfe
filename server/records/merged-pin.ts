import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'

/** Returns the id of the pin that this one was merged into, to redirect its former URL. */
export async function findMergedPinId(ctx: Context, id: Id): Promise<Id | null> {
  const row = await ctx.db.selectFrom('merged_pins').select('into_id').where('pin_id', '=', id).executeTakeFirst()
  return row?.into_id ?? null
}
