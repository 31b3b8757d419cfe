import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/connect.ts'
import { firstIdAt } from '../ids.ts'
import { findSimilarAggregates } from './find-similar-aggregates.ts'
import { firstNewAccountId } from './supporter-count.ts'

export type Neighbor = { aggregate: Id; weight: number }
/** Maximum number of stored neighbors from the recommender; newer ones are added by co-saves. */
const MOST = 400
const BOARDS = 20
const A_BOARD = 60
const ALIKE = 24
/** Number of similar aggregates that get this one as a neighbor in return. */
const TOLD = 8

/** Recomputes the neighbors of an aggregate, after it was pinned, saved or analyzed by the model. */
export async function refreshNeighbors(ctx: Context, aggregateId: Id): Promise<void> {
  const [walked, alike] = [
    await findCoSavedAggregates(ctx.db, aggregateId, ctx.now),
    await findSimilarAggregates(ctx, aggregateId, ALIKE),
  ]
  const known = await loadNeighbors(ctx.db, [aggregateId])
  const before = known.get(aggregateId)
  const trained = before?.trained_at ? before.things.slice(0, MOST) : []
  const has = new Set(trained.map((one) => one.aggregate))
  const things = [...trained, ...walked.filter((one) => !has.has(one.aggregate))]
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST)
  await writeNeighbors(ctx.db, aggregateId, {
    things,
    alike,
    dueAt: alike.length ? null : nextTry(aggregateId, ctx.now),
  })
  // The most similar aggregates get this one as a neighbor in return.
  const near = await loadNeighbors(
    ctx.db,
    alike.slice(0, TOLD).map((one) => one.aggregate),
  )
  for (const { aggregate, weight } of alike.slice(0, TOLD)) {
    const row = near.get(aggregate)
    if (!row || row.alike.some((one) => one.aggregate === aggregateId)) continue
    if (row.alike.length >= ALIKE && weight <= (row.alike.at(-1)?.weight ?? 0)) continue
    const more = [...row.alike, { aggregate: aggregateId, weight }].sort((a, b) => b.weight - a.weight).slice(0, ALIKE)
    await writeNeighbors(ctx.db, aggregate, { alike: more })
  }
}

const DAY = 86_400_000
const AGAIN = 2 * 60_000

/** The time to try again for a picture the model has not analyzed yet; null after a day. */
const nextTry = (aggregateId: Id, now: Date): Date | null =>
  aggregateId < firstIdAt(new Date(now.getTime() - DAY)) ? null : new Date(now.getTime() + AGAIN)

/**
 * Finds aggregates on the boards to which this one was saved last, by the number of boards. All boards of new accounts
 * together count as one, so that a crowd of new accounts has no influence.
 */
export async function findCoSavedAggregates(db: Db, aggregateId: Id, now: Date): Promise<Neighbor[]> {
  const boards = await sql<{ board_id: Id; is_new: boolean }>`
    SELECT DISTINCT board_id, user_id >= ${firstNewAccountId(now)}::bigint AS is_new FROM (
      SELECT board_id, user_id FROM aggregate_pins WHERE aggregate_id = ${aggregateId} AND audience = 0 AND board_id IS NOT NULL
      ORDER BY saved_at DESC, pin_id DESC LIMIT ${BOARDS}) last`.execute(db)
  if (!boards.rows.length) return []
  const each = boards.rows.map(
    ({ board_id, is_new }) => sql`(SELECT aggregate_id, ${board_id}::bigint AS board_id, ${is_new}::boolean AS is_new
      FROM board_pins WHERE board_id = ${board_id} AND aggregate_id <> ${aggregateId}
      ORDER BY saved_at DESC, pin_id DESC LIMIT ${A_BOARD})`,
  )
  const { rows } = await sql<{ aggregate: Id; weight: number }>`
    SELECT aggregate_id AS aggregate, (count(DISTINCT board_id) FILTER (WHERE NOT is_new)
      + least(1, count(*) FILTER (WHERE is_new)))::float8 / sqrt(${boards.rows.length + 1}) / 2 AS weight
    FROM (${sql.join(each, sql` UNION ALL `)}) beside GROUP BY 1 ORDER BY 2 DESC, 1 DESC LIMIT ${MOST}`.execute(db)
  return rows
}

type StoredNeighbors = { things: Neighbor[]; alike: Neighbor[]; trained_at: Date | null }

export async function loadNeighbors(db: Db, ids: readonly Id[]): Promise<Map<Id, StoredNeighbors>> {
  if (!ids.length) return new Map()
  const rows = await db.selectFrom('neighbors').selectAll().where('aggregate_id', 'in', ids).execute()
  const paired = (things: unknown[], weights: number[]): Neighbor[] =>
    things.map((aggregate, at) => ({ aggregate: String(aggregate) as Id, weight: weights[at] ?? 0 }))
  return new Map(
    rows.map((row) => [
      row.aggregate_id,
      {
        things: paired(row.things, row.weights),
        alike: paired(row.alike, row.alike_weights),
        trained_at: row.trained_at,
      },
    ]),
  )
}

type NeighborsUpdate = {
  things?: readonly Neighbor[]
  alike?: readonly Neighbor[]
  trainedAt?: Date
  dueAt?: Date | null
}

export async function writeNeighbors(
  db: Db,
  id: Id,
  { things, alike, trainedAt, dueAt }: NeighborsUpdate,
): Promise<void> {
  const lists = {
    ...(things && { things: things.map((one) => one.aggregate), weights: things.map((one) => one.weight) }),
    ...(alike && { alike: alike.map((one) => one.aggregate), alike_weights: alike.map((one) => one.weight) }),
    ...(trainedAt && { trained_at: trainedAt }),
    ...(dueAt !== undefined && { due_at: dueAt }),
  }
  await db
    .insertInto('neighbors')
    .values({ aggregate_id: id, ...lists })
    .onConflict((conflict) => conflict.column('aggregate_id').doUpdateSet(lists))
    .execute()
}
