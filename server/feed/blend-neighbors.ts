import { type RawBuilder, sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { type AggregateEmbeddings, type RelatedScores, rankRelated } from '#domain/rules/feed/rank-related.ts'
import { decodeEmbedding } from '#domain/rules/visual/embedding.ts'
import type { Context } from '../context.ts'
import { EMBEDDING_SPACES } from '../meaning/embedding-spaces.ts'

const MOST = 300
/** Number of neighbors reranked by their embeddings; the others keep the order in which they were found. */
const COMPARED = 100
const OF_TOPIC = 50
/** If fewer neighbors than this are found, pins of the main topics are added. */
const FEW = 50
/** Minimum share of the seeds that must have a topic for it to count as a main topic. */
const MAIN = 0.25
const TOPICS = 3

type BlendOptions = {
  /** SQL for the weighted seed aggregates, with columns `aggregate` and `weight`. */
  seeds: RawBuilder<unknown>
  /** Topics from elsewhere, such as the name of a board. */
  topics?: readonly Id[]
  /** SQL condition for pins (`p`) that may be shown. */
  isWanted?: RawBuilder<unknown>
  /** Pool pins that are appended if there are fewer neighbors than this. */
  pool?: { read: RawBuilder<unknown>; ifFewerThan: number }
}
/** A neighbor whose `pin_id` is null may not be shown, but keeps its rank. Only the first ones are scored. */
export type RankedNeighbor = { aggregate: Id; pin_id: Id | null; scores?: RelatedScores }
export type PoolPin = { pin_id: Id; rank: number; version: number }
type Row = RankedNeighbor & {
  told: 'seed' | 'ranked' | 'pool'
  place: number
  together: number
  topic: number
  look: Buffer | null
  meaning: Buffer | null
  version: number
}

/**
 * Finds the aggregates most related to the seeds, best first: by common saves and by similar pictures and texts, so
 * that an aggregate nobody has saved gets good ones too. One statement finds them with their pins, by the weight in
 * each list; then embeddings are compared.
 */
export async function blendNeighbors(
  ctx: Context,
  wish: BlendOptions,
): Promise<{ ranked: RankedNeighbor[]; pool: PoolPin[] }> {
  const { seeds, topics = [], isWanted = sql`true`, pool } = wish
  const newest = sql`(SELECT max(version) FROM feed_pool)`
  const isCompared = sql`r.place <= ${sql.lit(COMPARED)}`
  const { rows } = await sql<Row>`
    WITH seeds AS MATERIALIZED (${seeds}),
    near AS MATERIALIZED (
      SELECT n.aggregate, sum(n.together)::float8 AS together, sum(n.alike)::float8 AS alike
      FROM seeds s JOIN neighbors b ON b.aggregate_id = s.aggregate CROSS JOIN LATERAL (
        SELECT aggregate, weight * s.weight AS together, 0 AS alike FROM unnest(b.things, b.weights) AS t(aggregate, weight)
        UNION ALL SELECT aggregate, 0, weight * s.weight FROM unnest(b.alike, b.alike_weights) AS t(aggregate, weight)) n
      GROUP BY n.aggregate
    ), named AS MATERIALIZED (
      SELECT unnest(${topics}::bigint[]) AS interest_id
      UNION (SELECT interest_id FROM aggregate_topics
        WHERE aggregate_id IN (SELECT aggregate FROM seeds) AND NOT is_off AND (SELECT count(*) FROM near) < ${sql.lit(FEW)}
        GROUP BY interest_id HAVING count(*) >= (SELECT count(*) FROM seeds) * ${sql.lit(MAIN)}
        ORDER BY count(*) DESC, max(confidence) DESC LIMIT ${sql.lit(TOPICS)})
    ), spoken AS MATERIALIZED (
      SELECT aggregate_id AS aggregate, 1 - min(rank)::float8 / ${sql.lit(2 * OF_TOPIC)} AS topic FROM topic_pool
      WHERE interest_id IN (SELECT interest_id FROM named) AND version = ${newest} AND rank <= ${sql.lit(OF_TOPIC)}
      GROUP BY aggregate_id
    ), found AS MATERIALIZED (
      SELECT aggregate, coalesce(together, 0) AS together, coalesce(alike, 0) AS alike, coalesce(topic, 0) AS topic
      FROM near FULL JOIN spoken USING (aggregate) WHERE aggregate NOT IN (SELECT aggregate FROM seeds)
    ), ranked AS MATERIALIZED (
      SELECT *, row_number() OVER (ORDER BY score DESC, aggregate DESC)::int AS place FROM (
        SELECT aggregate, together, topic, sqrt(greatest(0, together) / ${most('together')}) + alike / ${most('alike')} + topic / 5 AS score
        FROM found ORDER BY score DESC, aggregate DESC LIMIT ${sql.lit(MOST)}) best
    )
    SELECT 'ranked' AS told, r.aggregate, r.place, r.together, r.topic, CASE WHEN ${isWanted} THEN p.pin_id END AS pin_id,
        CASE WHEN ${isCompared} THEN p.look END AS look, CASE WHEN ${isCompared} THEN p.meaning END AS meaning, 0 AS version
      FROM ranked r LEFT JOIN pin_search p ON p.aggregate_id = r.aggregate
    UNION ALL SELECT 'seed', s.aggregate, 0, 0, 0, NULL, p.look, p.meaning, 0
      FROM seeds s LEFT JOIN pin_search p ON p.aggregate_id = s.aggregate
    ${
      pool
        ? sql`UNION ALL SELECT 'pool', aggregate_id, rank, 0, 0, pin_id, NULL, NULL, version
            FROM (${pool.read}) p WHERE (SELECT count(*) FROM ranked) < ${pool.ifFewerThan}`
        : sql``
    }`.execute(ctx.db)
  const told = (kind: Row['told']) => rows.filter((row) => row.told === kind).sort((a, b) => a.place - b.place)
  const found = told('ranked')
  const pinOf = new Map(found.map(({ aggregate, pin_id }) => [aggregate, pin_id]))
  const best = rankRelated(
    told('seed').map(knownOf),
    found.slice(0, COMPARED).map((row) => ({ ...row, ...knownOf(row) })),
  )
  return {
    ranked: [...best, ...found.slice(COMPARED).map(({ aggregate }) => ({ aggregate }))].map((one) => ({
      ...one,
      pin_id: pinOf.get(one.aggregate) ?? null,
    })),
    pool: told('pool').map(({ pin_id, place, version }) => ({ pin_id: pin_id as Id, rank: place, version })),
  }
}

/** The highest weight of a list, by which all its weights are normalized. */
const most = (of: 'together' | 'alike') =>
  sql`(SELECT coalesce(nullif(greatest(max(${sql.ref(of)}), 0), 0), 1) FROM found)`

const knownOf = ({ look, meaning }: Row): AggregateEmbeddings => ({
  look: decodeEmbedding(look, EMBEDDING_SPACES.look.version()),
  meaning: decodeEmbedding(meaning, EMBEDDING_SPACES.meaning.version()),
})
