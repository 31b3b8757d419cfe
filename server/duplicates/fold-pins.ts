import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { mergedTexts, type PinTexts } from '#domain/rules/pin/merge-pins.ts'
import type { Context, SignedIn } from '../context.ts'
import { count } from '../counts.ts'
import { lockPins } from '../places/list-rows.ts'
import { updateCovers } from '../places/place-pin.ts'
import { restorePins, trashPins } from '../places/trash-pins.ts'
import type { PinRow } from '../records/load-pins.ts'
import { placeKey } from './find-duplicates.ts'
import { pinsOfPerson } from './move-aggregate.ts'

/** A pin that became one with another in the same place. */
export type Folded = {
  id: Id
  into: Id
  before: PinTexts
  after: PinTexts
  /** Who favorited the one and not yet the other. */
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

/** Of several pins of one thing in one place the wished one stays, else the oldest, and takes what the others had. */
export async function foldPins(ctx: SignedIn, aggregateId: Id, mergeId: Id, wished: Id): Promise<Folded[]> {
  const pins = await lockPins(ctx, await pinsOfPerson(ctx, aggregateId, ctx.actor.id))
  const places = Map.groupBy(
    pins.filter((pin) => pin.state === 'live'),
    placeKey,
  )
  const folded: Folded[] = []
  const gone: PinRow[] = []
  for (const here of places.values()) {
    const [kept, ...others] = here.sort((a, b) => rank(a, wished) - rank(b, wished) || (a.id < b.id ? -1 : 1))
    if (!kept) continue
    let texts = textsOf(kept)
    for (const other of others) {
      const after = mergedTexts(texts, textsOf(other))
      folded.push(await foldPin(ctx, other, kept, texts, after))
      texts = after
    }
    gone.push(...others)
  }
  await trashPins(ctx, gone, mergeId)
  await sql`UPDATE trash SET kind = 'merged' WHERE user_id = ${ctx.actor.id} AND deletion_id = ${mergeId}`.execute(
    ctx.db,
  )
  await updateCovers(ctx, boardsOf(gone))
  return folded
}

const rank = (pin: PinRow, wished: Id) => (pin.id === wished ? 0 : pin.is_repin ? 2 : 1)
const boardsOf = (pins: PinRow[]) => pins.flatMap((pin) => pin.board_id ?? [])

async function foldPin(ctx: Context, pin: PinRow, kept: PinRow, before: PinTexts, after: PinTexts): Promise<Folded> {
  await ctx.db.updateTable('pins').set(after).where('id', '=', kept.id).execute()
  const { rows } = await sql<{ user_id: Id }>`
    INSERT INTO favorites (user_id, pin_id, board_id, created_at)
    SELECT user_id, ${kept.id}::bigint, ${kept.board_id}::bigint, created_at FROM favorites WHERE pin_id = ${pin.id}
    ON CONFLICT DO NOTHING RETURNING user_id`.execute(ctx.db)
  count(ctx, 'pin.favorites', kept.id, rows.length)
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

/** Brings folded pins back to their places, and gives back what others took from them. */
export async function unfoldPins(ctx: Context, mergeId: Id, folded: Folded[]): Promise<void> {
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
  await updateCovers(ctx, boardsOf(pins))
}

async function giveBack(
  ctx: Context,
  kept: PinRow,
  { id, before, after, favorites, was_cover }: Folded,
): Promise<void> {
  // Words written since then stay.
  const isUnchanged = JSON.stringify(textsOf(kept)) === JSON.stringify(textsOf(after))
  if (isUnchanged) await ctx.db.updateTable('pins').set(before).where('id', '=', kept.id).execute()
  Object.assign(kept, isUnchanged ? before : {})
  const { rows } = await sql`DELETE FROM favorites WHERE pin_id = ${kept.id} AND user_id = ANY(${favorites}::bigint[])
    RETURNING user_id`.execute(ctx.db)
  count(ctx, 'pin.favorites', kept.id, -rows.length)
  await countBoardFavorites(ctx, kept)
  await addDays(ctx, id, kept.id, -1)
  if (was_cover) await swapCover(ctx, kept.board_id, kept.id, id)
}

/** On a board the favorites of its own people are counted apart. */
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
