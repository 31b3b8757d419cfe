import { type RawBuilder, sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { TunedKind } from '#domain/resources/feedback.ts'
import type { Context, SignedIn } from '../context.ts'

export type SwitchableKind = Exclude<TunedKind, 'pin'>

/** Turns a source on or off: off is stored as a mark, on has no mark. */
export async function setTunedMark(ctx: SignedIn, kind: SwitchableKind, id: Id, isOn: boolean): Promise<void> {
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

/** SQL condition for the feed: not turned off by the viewer. One index lookup per row. */
export function notTurnedOffCondition(
  ctx: Context,
  kind: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
): RawBuilder<boolean> {
  if (!ctx.viewer) return sql`true`
  return sql`NOT EXISTS (SELECT 1 FROM marks off WHERE off.user_id = ${ctx.viewer.id}::bigint
    AND off.kind = 'off_' || ${kind} AND off.target_id = ${id})`
}
