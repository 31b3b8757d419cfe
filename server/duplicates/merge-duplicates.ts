import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { ParsedOptionsOf } from '#domain/resource.ts'
import type { DuplicatesResource } from '#domain/resources/duplicates.ts'
import { isNearDuplicate } from '#domain/rules/media/near-duplicates.ts'
import { mayMergeInto, mergesWholeAggregate, pickKeptAggregate } from '#domain/rules/pin/merge-pins.ts'
import { type Context, requireSignedIn, type SignedIn } from '../context.ts'
import { writeCounts } from '../counts.ts'
import { acquireAdvisoryLock } from '../db/advisory-lock.ts'
import { updateBoardCovers } from '../places/insert-pin.ts'
import { lockPins } from '../places/list-rows.ts'
import { type AggregateRow, loadAggregates, type PinRow } from '../records/load-pins.ts'
import { collapseDuplicatePins } from './collapse-duplicate-pins.ts'
import { loadImageFeatures } from './find-duplicates.ts'
import type { MergeRow, MergeUndoData } from './merge-row.ts'
import {
  copyReactions,
  findPinIdsOfAggregate,
  findPinIdsOfPerson,
  type MovedAggregate,
  moveComments,
  movePinsToAggregate,
  reactionCountsSql,
} from './move-aggregate.ts'

/** Merges several of a person's own pins into one aggregate; pins in the same section are collapsed into one. */
export async function mergeDuplicates(
  asked: Context,
  options: ParsedOptionsOf<typeof DuplicatesResource.create>,
): Promise<MergeRow> {
  const ctx = requireSignedIn(asked)
  const pins = await mustOwn(ctx, [...new Set(options.pin_ids)])
  const aggregates = await mustLookAlike(ctx, pins)
  const wished = options.keep_id ? pins.find((pin) => pin.id === options.keep_id) : undefined
  if (options.keep_id && !wished)
    throw new Refusal('bad_input', 'input.invalid', { field: 'keep_id' }, { field: 'keep_id' })
  const kept = wished
    ? aggregates.find((one) => one.id === wished.aggregate_id)
    : pickKeptAggregate(aggregates, ctx.actor.id)
  if (!kept || !mayMergeInto(aggregates, kept, ctx.actor.id))
    throw new Refusal('forbidden', 'duplicates.keepOwn', {}, { field: 'keep_id' })
  const id = ctx.house.newId()
  const keptPin = wished ?? (pins.find((pin) => pin.aggregate_id === kept.id) as PinRow)
  const moved: MergeUndoData = { things: [], folded: [] }
  const gone = aggregates.filter((one) => one.id !== kept.id)
  for (const one of gone) moved.things.push(await moveAggregate(ctx, one, kept))
  moved.folded = await collapseDuplicatePins(ctx, kept.id, id, keptPin.id)
  if (!moved.things.length && !moved.folded.length) throw new Refusal('conflict', 'duplicates.none')
  await writeCounts(ctx)
  await addUp(ctx, kept.id, gone, moved)
  ctx.emit('things.merged', { user_id: ctx.actor.id, merge_id: id, aggregate_ids: aggregates.map((one) => one.id) })
  return ctx.db
    .insertInto('merges')
    .values({
      user_id: ctx.actor.id,
      id,
      aggregate_id: kept.id,
      pin_id: keptPin.id,
      pin_count: pins.length,
      moved: JSON.stringify(moved),
      created_at: ctx.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function mustOwn(ctx: SignedIn, ids: Id[]): Promise<PinRow[]> {
  const found = await lockPins(ctx, ids)
  const pins = found.filter((pin) => pin.pinner_id === ctx.actor.id && pin.state === 'live')
  if (pins.length < ids.length) throw new Refusal('no_pin', 'pin.none')
  return pins
}

async function mustLookAlike(ctx: SignedIn, pins: PinRow[]): Promise<AggregateRow[]> {
  const ids = [...new Set(pins.map((pin) => pin.aggregate_id))].sort()
  // Locks saves too, so that a simultaneous save finds the merged pin.
  for (const id of ids) await acquireAdvisoryLock(ctx, 'save', ctx.actor.id, id)
  const looks = await loadImageFeatures(ctx.db, ids)
  const areAlike =
    looks.length === ids.length && looks.some((one) => looks.every((other) => isNearDuplicate(one, other)))
  if (!areAlike) throw new Refusal('bad_input', 'duplicates.notAlike', {}, { field: 'pin_ids' })
  return [...(await loadAggregates(ctx, ids)).values()]
}

async function moveAggregate(ctx: SignedIn, gone: AggregateRow, kept: AggregateRow): Promise<MovedAggregate> {
  const is_whole = mergesWholeAggregate(gone, kept, ctx.actor.id)
  const ids = is_whole
    ? await findPinIdsOfAggregate(ctx, gone.id)
    : await findPinIdsOfPerson(ctx, gone.id, ctx.actor.id)
  const pins = await movePinsToAggregate(ctx, gone.id, kept, ids)
  await updateBoardCovers(
    ctx,
    pins.flatMap((pin) => pin.board_id ?? []),
  )
  const comments = is_whole ? await moveComments(ctx, gone.id, kept.id) : []
  const reactions = is_whole ? await copyReactions(ctx, gone.id, kept.id) : []
  return { id: gone.id, is_whole, pins: pins.map((pin) => pin.id), comments, reactions }
}

/** Adds up the counts of the aggregates. This comes last, because other transactions wait for these rows. */
async function addUp(ctx: Context, kept: Id, gone: AggregateRow[], { things }: MergeUndoData): Promise<void> {
  const whole = gone.filter((one) => things.some(({ id, is_whole }) => id === one.id && is_whole))
  if (!whole.length) return
  const shares = whole.reduce((sum, one) => sum + one.share_count, 0)
  await sql`UPDATE aggregates SET merged_into = ${kept} WHERE id = ANY(${whole.map((one) => one.id)}::bigint[])`.execute(
    ctx.db,
  )
  await sql`UPDATE aggregates SET share_count = share_count + ${shares}, reaction_counts = ${reactionCountsSql(sql`${kept}`)}
    WHERE id = ${kept}`.execute(ctx.db)
}
