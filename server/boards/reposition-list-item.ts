import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing'
import { type RawBuilder, sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Context } from '../context.ts'
import { acquireAdvisoryLock } from '../db/advisory-lock.ts'

/** A list with a custom order: its table, its owner, and the column that identifies its items. */
export type OrderedList = {
  table: 'user_boards' | 'sections' | 'board_pins'
  of: 'user_id' | 'board_id'
  whose: Id
  id: string
}
export type MoveTarget = { before_id?: Id | undefined; after_id?: Id | undefined }

type Spot = { id: Id; position: string }

/** Moves an item before or after another one. Only the row of the moved item changes. */
export async function repositionListItem(
  ctx: Context,
  list: OrderedList,
  moved: Id,
  beside: MoveTarget,
): Promise<void> {
  const anchorId = beside.before_id ?? beside.after_id
  if (!anchorId || anchorId === moved) throw new Refusal('bad_input', 'order.missing', {}, { field: 'after_id' })
  await acquireAdvisoryLock(ctx, 'order', list.table, list.whose)
  const position = (await between(ctx, list, moved, beside)) ?? (await betweenSpread(ctx, list, moved, beside))
  await write(ctx, list, { id: moved, position })
}

/**
 * Returns a position between the two neighbors; null when both have the same position, so that nothing fits between
 * them.
 */
async function between(ctx: Context, list: OrderedList, moved: Id, beside: MoveTarget): Promise<string | null> {
  const isBefore = beside.before_id !== undefined
  const anchor = await spotOf(ctx, list, (beside.before_id ?? beside.after_id) as Id)
  const [neighbour] = await spots(
    ctx,
    list,
    sql`${sql.ref(list.id)} <> ${moved} AND (position, ${sql.ref(list.id)}) ${isBefore ? sql`<` : sql`>`}
      (${anchor.position}, ${anchor.id}::bigint)`,
    isBefore ? 'desc' : 'asc',
  )
  const [low, high] = isBefore ? [neighbour, anchor] : [anchor, neighbour]
  if (low && high && low.position >= high.position) return null
  return generateKeyBetween(low?.position ?? null, high?.position ?? null)
}

/** First gives items that share one position distinct positions, then returns the position between the neighbors. */
async function betweenSpread(ctx: Context, list: OrderedList, moved: Id, beside: MoveTarget): Promise<string> {
  const anchor = await spotOf(ctx, list, (beside.before_id ?? beside.after_id) as Id)
  const same = await spots(ctx, list, sql`position = ${anchor.position}`, 'asc', 100_000)
  const [next] = await spots(ctx, list, sql`position > ${anchor.position}`, 'asc')
  const keys = generateNKeysBetween(anchor.position, next?.position ?? null, Math.max(same.length - 1, 0))
  for (const [at, { id }] of same.slice(1).entries()) await write(ctx, list, { id, position: keys[at] ?? '' })
  const found = await between(ctx, list, moved, beside)
  if (!found) throw new Error('No place was found in a list that was just put in order.')
  return found
}

async function spotOf(ctx: Context, list: OrderedList, id: Id): Promise<Spot> {
  const [spot] = await spots(ctx, list, sql`${sql.ref(list.id)} = ${id}`, 'asc')
  if (!spot) throw new Refusal('not_found', 'error.notFound')
  return spot
}

async function spots(ctx: Context, list: OrderedList, where: RawBuilder<unknown>, way: 'asc' | 'desc', limit = 1) {
  const { rows } = await sql<Spot>`SELECT ${sql.ref(list.id)} AS id, position FROM ${sql.table(list.table)}
    WHERE ${sql.ref(list.of)} = ${list.whose} AND ${where}
    ORDER BY position ${sql.raw(way)}, ${sql.ref(list.id)} ${sql.raw(way)} LIMIT ${limit}`.execute(ctx.db)
  return rows
}

async function write(ctx: Context, list: OrderedList, { id, position }: Spot): Promise<void> {
  const { numAffectedRows } = await sql`UPDATE ${sql.table(list.table)} SET position = ${position}
    WHERE ${sql.ref(list.of)} = ${list.whose} AND ${sql.ref(list.id)} = ${id}`.execute(ctx.db)
  if (!numAffectedRows) throw new Refusal('not_found', 'error.notFound')
}
