import { sql } from 'kysely'
import { PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Pin } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import type { Page } from '#domain/resource.ts'
import { mustSeePin } from '../access.ts'
import type { Context } from '../context.ts'
import { listPins, type PinMark } from '../pins/list-pins.ts'

const BOARDS = 20
const PER_BOARD = 60

/** What stands beside this thing on the boards it was saved to comes first; then the pool, so that it never ends early. */
export async function relatedPins(ctx: Context, { pin: id }: { pin: Id }): Promise<Page<Pin>> {
  const { pin } = await mustSeePin(ctx, id)
  return listPins(ctx, PAGE_SIZE, async (after, limit) => {
    const [stage = 'beside', offset = 0, version = null] = after ?? []
    const beside = stage === 'beside' ? await savedBeside(ctx, pin.aggregate_id) : []
    const rest = beside.slice(Number(offset), Number(offset) + limit)
    const marked = rest.map((pin_id, at): PinMark => ({ pin_id, mark: ['beside', Number(offset) + at + 1] }))
    if (marked.length === limit) return marked
    const fromPool = await poolAfter(
      ctx,
      stage === 'pool' ? Number(offset) : 0,
      version,
      limit - marked.length,
      pin.aggregate_id,
    )
    return [...marked, ...fromPool]
  })
}

/** Pins by how many of the boards they share with the thing; at most some hundred, in a fixed order. */
async function savedBeside(ctx: Context, thing: Id): Promise<Id[]> {
  const boards = await ctx.db
    .selectFrom('aggregate_pins')
    .select('board_id')
    .where('aggregate_id', '=', thing)
    .where('audience', '=', 0)
    .where('board_id', 'is not', null)
    .orderBy('saved_at', 'desc')
    .limit(BOARDS)
    .execute()
  const ids = boards.map((row) => row.board_id).filter((board) => board !== null)
  if (!ids.length) return []
  const { rows } = await sql<{ pin_id: Id }>`
    SELECT min(n.pin_id)::bigint AS pin_id FROM unnest(${ids}::bigint[]) AS b(id)
    CROSS JOIN LATERAL (SELECT pin_id, aggregate_id FROM board_pins WHERE board_id = b.id
      ORDER BY saved_at DESC, pin_id DESC LIMIT ${PER_BOARD}) n
    WHERE n.aggregate_id <> ${thing}
    GROUP BY n.aggregate_id ORDER BY count(*) DESC, min(n.pin_id) DESC LIMIT 300`.execute(ctx.db)
  return rows.map((row) => row.pin_id)
}

async function poolAfter(
  ctx: Context,
  rank: number,
  version: string | number | null,
  limit: number,
  thing: Id,
): Promise<PinMark[]> {
  const { rows } = await sql<{ pin_id: Id; version: number; rank: number }>`
    SELECT pin_id, version, rank FROM feed_pool
    WHERE version = coalesce(${version}::int, (SELECT max(version) FROM feed_pool)) AND rank > ${rank}
      AND pin_id NOT IN (SELECT pin_id FROM aggregate_pins WHERE aggregate_id = ${thing})
    ORDER BY version, rank LIMIT ${limit}`.execute(ctx.db)
  return rows.map((row) => ({ pin_id: row.pin_id, mark: ['pool', row.rank, row.version] }))
}
