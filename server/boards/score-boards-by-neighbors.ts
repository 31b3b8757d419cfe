import { sql } from 'kysely'
import type { Board } from '#domain/entities/board.ts'
import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'

const NEAREST = 100
/** Minimum share of the total neighbor weight: a board with less has a neighbor by chance. */
const LEAST = 0.01
/** Number of pins up to which a board's size does not count against it. */
const SMALL = 8

/**
 * Scores each board by how many neighbors of an aggregate it holds, from 0 to 1 (the best board). Null when no
 * neighbors are known.
 */
export async function scoreBoardsByNeighbors(
  ctx: Context,
  aggregateId: Id,
  boards: readonly Board[],
): Promise<Map<Id, number> | null> {
  const { rows: near } = await sql<{ aggregate: Id; weight: number }>`
    SELECT aggregate, sum(weight)::float8 AS weight FROM neighbors n CROSS JOIN LATERAL (
      SELECT * FROM unnest(n.things[:${sql.lit(NEAREST)}], n.weights[:${sql.lit(NEAREST)}])
      UNION ALL SELECT * FROM unnest(n.alike, n.alike_weights)) AS t(aggregate, weight)
    WHERE n.aggregate_id = ${aggregateId} GROUP BY aggregate`.execute(ctx.db)
  if (!near.length) return null
  if (!boards.length) return new Map()
  const weights = new Map(near.map((row) => [row.aggregate, row.weight]))
  const { rows } = await sql<{ board_id: Id; aggregate_id: Id }>`SELECT DISTINCT board_id, aggregate_id FROM board_pins
    WHERE board_id = ANY(${boards.map((board) => board.id)}::bigint[])
      AND aggregate_id = ANY(${near.map((row) => row.aggregate)}::bigint[])`.execute(ctx.db)
  const sums = new Map<Id, number>()
  for (const row of rows) sums.set(row.board_id, (sums.get(row.board_id) ?? 0) + (weights.get(row.aggregate_id) ?? 0))
  const sizes = new Map(boards.map((board) => [board.id, board.pin_count]))
  const least = LEAST * near.reduce((sum, row) => sum + row.weight, 0)
  const fitting = [...sums].filter(([, sum]) => sum >= least)
  const scores = fitting.map(([id, sum]) => [id, sum / Math.sqrt(SMALL + (sizes.get(id) ?? 0))] as const)
  const most = Math.max(...scores.map(([, score]) => score), 0)
  return new Map(scores.map(([id, score]) => [id, most ? score / most : 0]))
}
