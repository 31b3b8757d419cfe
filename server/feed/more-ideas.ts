import { sql } from 'kysely'
import { PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Pin } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import type { Page } from '#domain/resource.ts'
import type { Context } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { notHidden } from '../feedback/hidden.ts'
import { mustSeeBoard } from '../records/access.ts'
import { type ListedPin, listPins } from '../records/list-pins.ts'
import { poolAfter } from './related.ts'

const THINGS = 30
const BOARDS = 40
const PER_BOARD = 40

/** More ideas for a board: what stands beside its things on other people's boards; then the pool, so that it never ends early. */
export async function moreIdeas(ctx: Context, boardId: Id): Promise<Page<Pin>> {
  const board = await mustSeeBoard(ctx, { id: boardId })
  const { ideas, aggregateIds } = await coSaved(ctx, board.id)
  return listPins(ctx, PAGE_SIZE, async (after, limit) => {
    const [stage = 'beside', ...at] = after ?? []
    const rest = stage === 'beside' ? ideas.filter((one) => isBehind(one, at)).slice(0, limit) : []
    const listed = rest.map(({ pin_id, boards }): ListedPin => ({ pin_id, cursor_key: ['beside', boards, pin_id] }))
    if (listed.length === limit) return listed
    const [rank = 0, version = null] = stage === 'pool' ? at : []
    const known = [...aggregateIds, ...ideas.map((one) => one.aggregate_id)]
    return [...listed, ...(await poolAfter(ctx, { rank: Number(rank), version, known }, limit - listed.length))]
  })
}

type Idea = { pin_id: Id; aggregate_id: Id; boards: number }

const isBehind = ({ boards, pin_id }: Idea, [atBoards, atPin]: CursorKey): boolean =>
  atBoards === undefined || boards < Number(atBoards) || (boards === Number(atBoards) && pin_id < String(atPin))

/** By how many boards each shares with the newest things here; nothing that is here already, or that who looks has or hides. */
async function coSaved(ctx: Context, boardId: Id): Promise<{ ideas: Idea[]; aggregateIds: Id[] }> {
  const newest = await ctx.db
    .selectFrom('board_pins')
    .select('aggregate_id')
    .where('board_id', '=', boardId)
    .orderBy('saved_at', 'desc')
    .orderBy('pin_id', 'desc')
    .limit(THINGS)
    .execute()
  const aggregateIds = [...new Set(newest.map((row) => row.aggregate_id))]
  if (!aggregateIds.length) return { ideas: [], aggregateIds }
  const { rows } = await sql<Idea>`
    WITH near AS (
      SELECT s.board_id, count(*) AS shared FROM unnest(${aggregateIds}::bigint[]) AS t(id)
      CROSS JOIN LATERAL (SELECT board_id FROM aggregate_pins WHERE aggregate_id = t.id AND audience = 0
        ORDER BY saved_at DESC, pin_id DESC LIMIT 20) s
      WHERE s.board_id IS NOT NULL AND s.board_id <> ${boardId}
      GROUP BY s.board_id ORDER BY shared DESC, s.board_id DESC LIMIT ${BOARDS}
    )
    SELECT min(n.pin_id)::bigint AS pin_id, n.aggregate_id, count(DISTINCT near.board_id)::int AS boards FROM near
    CROSS JOIN LATERAL (SELECT pin_id, aggregate_id FROM board_pins WHERE board_id = near.board_id
      ORDER BY saved_at DESC, pin_id DESC LIMIT ${PER_BOARD}) n
    WHERE NOT EXISTS (SELECT 1 FROM board_pins here WHERE here.board_id = ${boardId} AND here.aggregate_id = n.aggregate_id)
      AND NOT EXISTS (SELECT 1 FROM user_pins own WHERE own.user_id = ${ctx.actor?.id ?? null} AND own.aggregate_id = n.aggregate_id)
      AND ${notHidden(ctx, sql`n.aggregate_id`)}
    GROUP BY n.aggregate_id ORDER BY boards DESC, min(n.pin_id) DESC LIMIT 300`.execute(ctx.db)
  return { ideas: rows, aggregateIds }
}
