import { sql } from 'kysely'
import { PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Pin } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import type { Page } from '#domain/resource.ts'
import type { Context } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { notHidden } from '../feedback/hidden.ts'
import { mustFindPin } from '../records/access.ts'
import { type ListedPin, listPins } from '../records/list-pins.ts'

const BOARDS = 20
const PER_BOARD = 60

/** What stands beside this thing on the boards it was saved to comes first; then the pool, so that it never ends early. */
export async function relatedPins(ctx: Context, { pin: id }: { pin: Id }): Promise<Page<Pin>> {
  const { pin } = await mustFindPin(ctx, id)
  const beside = await savedBeside(ctx, pin.aggregate_id)
  return listPins(ctx, PAGE_SIZE, async (after, limit) => {
    const [stage = 'beside', ...at] = after ?? []
    const rest = stage === 'beside' ? beside.filter((one) => isBehind(one, at)).slice(0, limit) : []
    const listed = rest.map(({ pin_id, boards }): ListedPin => ({ pin_id, cursor_key: ['beside', boards, pin_id] }))
    if (listed.length === limit) return listed
    const [rank = 0, version = null] = stage === 'pool' ? at : []
    const known = [pin.aggregate_id, ...beside.map((one) => one.aggregate_id)]
    return [...listed, ...(await poolAfter(ctx, { rank: Number(rank), version, known }, limit - listed.length))]
  })
}

type Beside = { pin_id: Id; aggregate_id: Id; boards: number }

const isBehind = ({ boards, pin_id }: Beside, [atBoards, atPin]: CursorKey): boolean =>
  atBoards === undefined || boards < Number(atBoards) || (boards === Number(atBoards) && pin_id < String(atPin))

/** Pins by how many of the boards they share with the thing; at most some hundred. */
async function savedBeside(ctx: Context, aggregateId: Id): Promise<Beside[]> {
  const boards = await ctx.db
    .selectFrom('aggregate_pins')
    .select('board_id')
    .where('aggregate_id', '=', aggregateId)
    .where('audience', '=', 0)
    .where('board_id', 'is not', null)
    .orderBy('saved_at', 'desc')
    .limit(BOARDS)
    .execute()
  const ids = [...new Set(boards.map((row) => row.board_id))]
  if (!ids.length) return []
  const { rows } = await sql<Beside>`
    SELECT min(n.pin_id)::bigint AS pin_id, n.aggregate_id, count(DISTINCT b.id)::int AS boards
    FROM unnest(${ids}::bigint[]) AS b(id)
    CROSS JOIN LATERAL (SELECT pin_id, aggregate_id FROM board_pins WHERE board_id = b.id
      ORDER BY saved_at DESC, pin_id DESC LIMIT ${PER_BOARD}) n
    WHERE n.aggregate_id <> ${aggregateId} AND ${notHidden(ctx, sql`n.aggregate_id`)}
    GROUP BY n.aggregate_id ORDER BY boards DESC, min(n.pin_id) DESC LIMIT 300`.execute(ctx.db)
  return rows
}

type InPool = { rank: number; version: string | number | null; known: Id[] }

export async function poolAfter(ctx: Context, { rank, version, known }: InPool, limit: number): Promise<ListedPin[]> {
  const { rows } = await sql<{ pin_id: Id; version: number; rank: number }>`
    SELECT pin_id, version, rank FROM feed_pool
    WHERE version = coalesce(${version}::int, (SELECT max(version) FROM feed_pool)) AND rank > ${rank}
      AND pin_id <> ALL (SELECT first_pin_id FROM aggregates WHERE id = ANY(${known}))
      AND ${notHidden(ctx, sql`feed_pool.aggregate_id`)}
    ORDER BY version, rank LIMIT ${limit}`.execute(ctx.db)
  return rows.map((row) => ({ pin_id: row.pin_id, cursor_key: ['pool', row.rank, row.version] }))
}
