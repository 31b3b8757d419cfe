import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { type Context, requireSignedIn, type SignedIn } from '../context.ts'
import { writeCounts } from '../counts.ts'
import { updateBoardCovers } from '../places/insert-pin.ts'
import type { AggregateRow } from '../records/load-pins.ts'
import { restoreCollapsedPins } from './collapse-duplicate-pins.ts'
import { type MergeRow, toMergeUndoData } from './merge-row.ts'
import {
  type MovedAggregate,
  moveComments,
  movePinsToAggregate,
  reactionCountsSql,
  removeReactions,
} from './move-aggregate.ts'

/** Undoes a merge: each aggregate gets its own data back; anything added since then stays where it was added. */
export async function undoMerge(asked: Context, id: Id): Promise<MergeRow> {
  const ctx = requireSignedIn(asked)
  const merge = await ctx.db
    .deleteFrom('merges')
    .where('user_id', '=', ctx.actor.id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!merge) throw new Refusal('not_found', 'duplicates.noMerge')
  const { things, folded } = toMergeUndoData(merge)
  const rows = await mustBeThere(ctx, merge, things)
  await restoreCollapsedPins(ctx, merge.id, folded)
  for (const moved of things) await moveBack(ctx, merge.aggregate_id, rows, moved)
  await writeCounts(ctx)
  await takeOff(ctx, merge.aggregate_id, rows, things)
  ctx.rows.clear()
  const aggregate_ids = [merge.aggregate_id, ...things.map((one) => one.id)]
  ctx.emit('things.merged', { user_id: ctx.actor.id, merge_id: id, aggregate_ids })
  return merge
}

type Rows = Map<Id, AggregateRow>

/** Refuses if a later merge of the same aggregates must be undone first. */
async function mustBeThere(ctx: SignedIn, merge: MergeRow, aggregates: MovedAggregate[]): Promise<Rows> {
  const ids = [merge.aggregate_id, ...aggregates.map((one) => one.id)]
  const rows = await ctx.db.selectFrom('aggregates').selectAll().where('id', 'in', ids).execute()
  const found: Rows = new Map(rows.map((row) => [row.id, row]))
  const kept = found.get(merge.aggregate_id)
  const isAsLeft = kept && !kept.merged_into && aggregates.every(({ id }) => found.has(id))
  if (!isAsLeft) throw new Refusal('conflict', 'duplicates.laterMerge')
  return found
}

async function moveBack(ctx: Context, kept: Id, rows: Rows, moved: MovedAggregate): Promise<void> {
  const aggregate = rows.get(moved.id)
  if (!aggregate) return
  const pins = await movePinsToAggregate(ctx, kept, aggregate, moved.pins)
  await updateBoardCovers(
    ctx,
    pins.flatMap((pin) => pin.board_id ?? []),
  )
  if (moved.comments.length) await moveComments(ctx, kept, moved.id, moved.comments)
  await removeReactions(ctx, kept, moved.reactions)
}

async function takeOff(ctx: Context, kept: Id, rows: Rows, things: MovedAggregate[]): Promise<void> {
  const whole = things.filter((one) => one.is_whole).map((one) => one.id)
  if (!whole.length) return
  const shares = whole.reduce((sum, id) => sum + (rows.get(id)?.share_count ?? 0), 0)
  await sql`UPDATE aggregates SET merged_into = NULL WHERE id = ANY(${whole}::bigint[])`.execute(ctx.db)
  await sql`UPDATE aggregates SET share_count = greatest(share_count - ${shares}, 0),
    reaction_counts = ${reactionCountsSql(sql`${kept}`)} WHERE id = ${kept}`.execute(ctx.db)
}
