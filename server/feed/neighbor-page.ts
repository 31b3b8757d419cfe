import { sql } from 'kysely'
import type { Pin } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import type { Page } from '#domain/resource.ts'
import type { Context } from '../context.ts'
import { notHidden } from '../feedback/hidden.ts'
import { type ListedPin, listPins } from '../records/list-pins.ts'
import { readNeighbors } from './neighbors.ts'

/** A thing that speaks for others, and how much. */
export type Seed = { thing: Id; weight: number }
const MOST = 300
const OF_TOPIC = 100
/** What was saved together says most; what looks alike counts almost as much, a common topic speaks for both. */
const ALIKE = 0.9
const TOPIC = 1
const TOPIC_ALONE = 0.2
/** A topic speaks for several things when at least this share of them has it. */
const MAIN = 0.25

/**
 * What belongs beside some things, best first: by who keeps them together and by look and meaning, each summed over all of
 * them, more for what is of their main topics; and what those topics have besides, so that a pin that nobody saved has
 * good ones, too. `topics` are more of them, as from the name of a board.
 */
export async function blendNeighbors(ctx: Context, seeds: readonly Seed[], topics: readonly Id[] = []): Promise<Id[]> {
  const things = seeds.map((seed) => seed.thing)
  const rows = await readNeighbors(ctx.db, things)
  const scores = new Map<Id, number>()
  const add = (thing: Id, score: number) => scores.set(thing, (scores.get(thing) ?? 0) + score)
  for (const { thing, weight } of seeds) {
    const row = rows.get(thing)
    for (const one of row?.things ?? []) add(one.thing, weight * one.weight)
    for (const one of row?.alike ?? []) add(one.thing, weight * one.weight * ALIKE)
  }
  const strongest = Math.max(0, ...scores.values()) || 1
  for (const { aggregate_id, rank } of await ofTopics(ctx, [...(await mainTopics(ctx, things)), ...topics])) {
    const known = (scores.get(aggregate_id) ?? 0) / strongest
    add(aggregate_id, strongest * (known * TOPIC + TOPIC_ALONE / (1 + rank / 50)))
  }
  for (const { thing } of seeds) scores.delete(thing)
  return [...scores]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? 1 : -1))
    .slice(0, MOST)
    .map(([thing]) => thing)
}

async function mainTopics(ctx: Context, things: readonly Id[]): Promise<Id[]> {
  if (!things.length) return []
  const { rows } = await sql<{ interest_id: Id }>`SELECT interest_id FROM aggregate_topics
    WHERE aggregate_id = ANY(${things}::bigint[]) AND NOT is_off
    GROUP BY interest_id HAVING count(*) >= ${things.length * MAIN}::float8 ORDER BY count(*) DESC, max(confidence) DESC LIMIT 3`.execute(
    ctx.db,
  )
  return rows.map((row) => row.interest_id)
}

async function ofTopics(ctx: Context, topics: readonly Id[]): Promise<{ aggregate_id: Id; rank: number }[]> {
  if (!topics.length) return []
  const { rows } = await sql<{
    aggregate_id: Id
    rank: number
  }>`SELECT aggregate_id, min(rank)::int AS rank FROM topic_pool
    WHERE interest_id = ANY(${topics}::bigint[]) AND version = (SELECT max(version) FROM feed_pool) AND rank <= ${OF_TOPIC}
    GROUP BY aggregate_id`.execute(ctx.db)
  return rows
}

type Wish = { ranked: readonly Id[]; without: readonly Id[]; hidesSaved: boolean }

/** A page of them by their pins; where they end, the pool goes on. */
export function neighborPage(ctx: Context, size: number, { ranked, without, hidesSaved }: Wish): Promise<Page<Pin>> {
  const me = hidesSaved ? (ctx.actor?.id ?? null) : null
  const isNew = me
    ? sql`NOT EXISTS (SELECT 1 FROM user_pins own WHERE own.user_id = ${me} AND own.aggregate_id = p.aggregate_id)`
    : sql`true`
  return listPins(ctx, size, async (after, limit) => {
    const [stage = 'beside', at = 0, version = null] = after ?? []
    const from = stage === 'beside' ? Number(at) : ranked.length
    const some = ranked.slice(from, from + 2 * limit)
    const found = some.length
      ? await sql<{ pin_id: Id; aggregate_id: Id }>`SELECT pin_id, aggregate_id FROM pin_search p
          WHERE aggregate_id = ANY(${some}::bigint[]) AND ${isNew} AND ${notHidden(ctx, sql`p.aggregate_id`)}`.execute(
          ctx.db,
        )
      : { rows: [] }
    const pins = new Map(found.rows.map((row) => [row.aggregate_id, row.pin_id]))
    const listed = some
      .flatMap((thing, place): ListedPin[] => {
        const pin_id = pins.get(thing)
        return pin_id ? [{ pin_id, cursor_key: ['beside', from + place + 1] }] : []
      })
      .slice(0, limit)
    if (listed.length === limit) return listed
    const rank = stage === 'pool' ? Number(at) : 0
    const { rows } = await sql<{ pin_id: Id; version: number; rank: number }>`
      SELECT pin_id, version, rank FROM feed_pool p
      WHERE version = coalesce(${version}::int, (SELECT max(version) FROM feed_pool)) AND rank > ${rank}
        AND aggregate_id <> ALL(${[...without, ...ranked]}::bigint[]) AND ${isNew} AND ${notHidden(ctx, sql`p.aggregate_id`)}
      ORDER BY version, rank LIMIT ${limit - listed.length}`.execute(ctx.db)
    return [
      ...listed,
      ...rows.map((row): ListedPin => ({ pin_id: row.pin_id, cursor_key: ['pool', row.rank, row.version] })),
    ]
  })
}
