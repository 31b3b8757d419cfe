import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { mergePinTexts, type PinTexts } from '#domain/rules/pin/merge-pins.ts'
import type { Context, SignedIn } from '../context.ts'
import { addToCount } from '../counts.ts'
import { updateBoardCovers } from '../places/insert-pin.ts'
import { lockPins } from '../places/list-rows.ts'
import { restorePins, trashPins } from '../places/trash-pins.ts'
import type { PinRow } from '../records/load-pins.ts'
import { toBoardSectionKey } from './find-duplicates.ts'
import { findPinIdsOfPerson } from './move-aggregate.ts'

/** A pin that was merged into another one in the same board section. */
export type CollapsedPin = {
  id: Id
  into: Id
  before: PinTexts
  after: PinTexts
  /** People who favorited this pin but not the remaining one. */
  favorites: Id[]
  was_cover: boolean
}

const textsOf = ({ title, description, link, alt_text, note }: PinTexts): PinTexts => ({
  title,
  description,
  link,
  alt_text,
  note,
})

/**
 * Of several pins of an aggregate in one section, keeps the preferred one, else the oldest, which takes over the data
 * of the others.
 */
export async function collapseDuplicatePins(
  ctx: SignedIn,
  aggregateId: Id,
  mergeId: Id,
  wished: Id,
): Promise<CollapsedPin[]> {
  const pins = await lockPins(ctx, await findPinIdsOfPerson(ctx, aggregateId, ctx.actor.id))
  const places = Map.groupBy(
    pins.filter((pin) => pin.state === 'live'),
    toBoardSectionKey,
  )
  const folded: CollapsedPin[] = []
  const gone: PinRow[] = []
  for (const here of places.values()) {
    const [kept, ...others] = here.sort((a, b) => rank(a, wished) - rank(b, wished) || (a.id < b.id ? -1 : 1))
    if (!kept) continue
    let texts = textsOf(kept)
    for (const other of others) {
      const after = mergePinTexts(texts, textsOf(other))
      folded.push(await foldPin(ctx, other, kept, texts, after))
      texts = after
    }
    gone.push(...others)
  }
  await trashPins(ctx, gone, mergeId)
  await sql`UPDATE trash SET kind = 'merged' WHERE user_id = ${ctx.actor.id} AND deletion_id = ${mergeId}`.execute(
    ctx.db,
  )
  await updateBoardCovers(ctx, boardsOf(gone))
  return folded
}

const rank = (pin: PinRow, wished: Id) => (pin.id === wished ? 0 : pin.is_repin ? 2 : 1)
const boardsOf = (pins: PinRow[]) => pins.flatMap((pin) => pin.board_id ?? [])

async function foldPin(
  ctx: Context,
  pin: PinRow,
  kept: PinRow,
  before: PinTexts,
  after: PinTexts,
): Promise<CollapsedPin> {
  await ctx.db.updateTable('pins').set(after).where('id', '=', kept.id).execute()
  const { rows } = await sql<{ user_id: Id }>`
    INSERT INTO favorites (user_id, pin_id, board_id, created_at)
    SELECT user_id, ${kept.id}::bigint, ${kept.board_id}::bigint, created_at FROM favorites WHERE pin_id = ${pin.id}
    ON CONFLICT DO NOTHING RETURNING user_id`.execute(ctx.db)
  addToCount(ctx, 'pin.favorites', kept.id, rows.length)
  await countBoardFavorites(ctx, kept)
  await addDays(ctx, pin.id, kept.id, +1)
  const was_cover = await swapCover(ctx, kept.board_id, pin.id, kept.id)
  await ctx.db
    .insertInto('merged_pins')
    .values({ pin_id: pin.id, into_id: kept.id })
    .onConflict((conflict) => conflict.column('pin_id').doUpdateSet({ into_id: kept.id }))
    .execute()
  return { id: pin.id, into: kept.id, before, after, favorites: rows.map((row) => row.user_id), was_cover }
}

/** Restores collapsed pins to their places, with the data that the remaining pins took over. */
export async function restoreCollapsedPins(ctx: Context, mergeId: Id, folded: CollapsedPin[]): Promise<void> {
  const pins = await lockPins(
    ctx,
    folded.flatMap(({ id, into }) => [id, into]),
  )
  const rowOf = new Map(pins.map((pin) => [pin.id, pin]))
  const back = folded.filter(({ id }) => rowOf.get(id)?.deletion_id === mergeId && rowOf.get(id)?.state === 'trashed')
  await restorePins(
    ctx,
    back.flatMap(({ id }) => rowOf.get(id) ?? []),
  )
  for (const one of back.toReversed()) {
    const kept = rowOf.get(one.into)
    if (kept) await giveBack(ctx, kept, one)
  }
  await sql`DELETE FROM merged_pins WHERE pin_id = ANY(${back.map(({ id }) => id)}::bigint[])`.execute(ctx.db)
  await updateBoardCovers(ctx, boardsOf(pins))
}

async function giveBack(
  ctx: Context,
  kept: PinRow,
  { id, before, after, favorites, was_cover }: CollapsedPin,
): Promise<void> {
  // Texts edited since the merge are kept.
  const isUnchanged = JSON.stringify(textsOf(kept)) === JSON.stringify(textsOf(after))
  if (isUnchanged) await ctx.db.updateTable('pins').set(before).where('id', '=', kept.id).execute()
  Object.assign(kept, isUnchanged ? before : {})
  const { rows } = await sql`DELETE FROM favorites WHERE pin_id = ${kept.id} AND user_id = ANY(${favorites}::bigint[])
    RETURNING user_id`.execute(ctx.db)
  addToCount(ctx, 'pin.favorites', kept.id, -rows.length)
  await countBoardFavorites(ctx, kept)
  await addDays(ctx, id, kept.id, -1)
  if (was_cover) await swapCover(ctx, kept.board_id, kept.id, id)
}

/** Boards count the favorites of their own people separately. */
async function countBoardFavorites(ctx: Context, { id, board_id }: PinRow): Promise<void> {
  if (!board_id) return
  await sql`UPDATE board_pins SET favorite_count = (SELECT count(*) FROM favorites f JOIN board_people m
      ON m.board_id = ${board_id} AND m.user_id = f.user_id AND m.state IN ('owner', 'member') WHERE f.pin_id = ${id})
    WHERE board_id = ${board_id} AND pin_id = ${id}`.execute(ctx.db)
}

async function addDays(ctx: Context, from: Id, to: Id, by: 1 | -1): Promise<void> {
  await sql`
    INSERT INTO pin_days AS d (pin_id, day, impressions, closeups, saves, clicks, outbound)
    SELECT ${to}::bigint, day, ${by}::int * impressions, ${by}::int * closeups, ${by}::int * saves, ${by}::int * clicks,
      ${by}::int * outbound FROM pin_days WHERE pin_id = ${from}
    ON CONFLICT (pin_id, day) DO UPDATE SET impressions = d.impressions + excluded.impressions,
      closeups = d.closeups + excluded.closeups, saves = d.saves + excluded.saves, clicks = d.clicks + excluded.clicks,
      outbound = d.outbound + excluded.outbound`.execute(ctx.db)
}

async function swapCover(ctx: Context, boardId: Id | null, from: Id, to: Id): Promise<boolean> {
  if (!boardId) return false
  const { numAffectedRows } = await sql`UPDATE boards SET cover_pin_id = ${to}
    WHERE id = ${boardId} AND cover_pin_id = ${from}`.execute(ctx.db)
  return Number(numAffectedRows) > 0
}
