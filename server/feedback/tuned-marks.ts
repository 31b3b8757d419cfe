import { type RawBuilder, sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { TunedKind } from '#domain/resources/feedback.ts'
import type { Context, SignedIn } from '../context.ts'

export type Switched = Exclude<TunedKind, 'pin'>

/** What is turned off is a mark; what is on has none. */
export async function setTuned(ctx: SignedIn, kind: Switched, id: Id, isOn: boolean): Promise<void> {
  const mark = { user_id: ctx.viewer.id, kind: `off_${kind}`, target_id: id }
  if (isOn) {
    await ctx.db
      .deleteFrom('marks')
      .where((row) => row.and(mark))
      .execute()
    return
  }
  await ctx.db
    .insertInto('marks')
    .values({ ...mark, created_at: ctx.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** For the feed: not what the viewer turned off. One look into the key of their marks for each row. */
export function notTurnedOff(ctx: Context, kind: RawBuilder<unknown>, id: RawBuilder<unknown>): RawBuilder<boolean> {
  if (!ctx.viewer) return sql`true`
  return sql`NOT EXISTS (SELECT 1 FROM marks off WHERE off.user_id = ${ctx.viewer.id}::bigint
    AND off.kind = 'off_' || ${kind} AND off.target_id = ${id})`
}
