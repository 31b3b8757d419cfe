import { type Selectable, sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { type Known, rankBeside } from '#domain/rules/feed/rank-beside.ts'
import { vectorFrom } from '#domain/rules/visual/vector.ts'
import type { Context } from '../context.ts'
import { idIn } from '../db/id-in.ts'
import type { PinSearch } from '../db/tables.ts'
import { SPACES } from '../meaning/spaces.ts'
import { readNeighbors } from './neighbors.ts'

/** A thing that speaks for others, and how much. */
export type Seed = { thing: Id; weight: number }
const MOST = 300
/** So many are compared by their vectors; those behind them stay in the order in which they were found. */
const COMPARED = 100
const OF_TOPIC = 50
/** With fewer than this, what the main topics of the things have comes, too. */
const FEW = 50
/** A topic speaks for several things when at least this share of them has it. */
const MAIN = 0.25
const TOPICS = 3

type Found = { together: number; alike: number; topic: number }

/**
 * What belongs beside some things, best first: by who keeps them together, by look and by meaning, so that a pin that nobody
 * saved has good ones, too. `topics` are told from elsewhere, as by the name of a board.
 */
export async function blendNeighbors(ctx: Context, seeds: readonly Seed[], topics: readonly Id[] = []): Promise<Id[]> {
  const things = seeds.map((seed) => seed.thing)
  const rows = await readNeighbors(ctx.db, things)
  const found = new Map<Id, Found>()
  const at = (thing: Id): Found => {
    const known = found.get(thing) ?? { together: 0, alike: 0, topic: 0 }
    found.set(thing, known)
    return known
  }
  for (const { thing, weight } of seeds) {
    const row = rows.get(thing)
    for (const one of row?.things ?? []) at(one.thing).together += weight * one.weight
    for (const one of row?.alike ?? []) at(one.thing).alike += weight * one.weight
  }
  const named = [...topics, ...(found.size < FEW ? await mainTopics(ctx, things) : [])]
  for (const { aggregate_id, rank } of await ofTopics(ctx, named)) at(aggregate_id).topic = 1 - rank / (2 * OF_TOPIC)
  for (const thing of things) found.delete(thing)
  const ranked = roughly(found).slice(0, MOST)
  const known = await knownOf(ctx, [...things, ...ranked.slice(0, COMPARED)])
  const nothing: Known = { look: null, meaning: null }
  const best = rankBeside(
    things.map((thing) => known.get(thing) ?? nothing),
    ranked.slice(0, COMPARED).map((thing) => ({ thing, ...at(thing), ...(known.get(thing) ?? nothing) })),
  )
  return [...best, ...ranked.slice(COMPARED)]
}

/** Before vectors are compared: by the strength of each list. */
function roughly(found: ReadonlyMap<Id, Found>): Id[] {
  const most = (of: keyof Found) => [...found.values()].reduce((max, one) => Math.max(max, one[of]), 0) || 1
  const [together, alike] = [most('together'), most('alike')]
  return [...found]
    .map(([thing, one]) => ({
      thing,
      score: Math.sqrt(Math.max(0, one.together) / together) + one.alike / alike + one.topic / 5,
    }))
    .sort((a, b) => b.score - a.score || (a.thing < b.thing ? 1 : -1))
    .map(({ thing }) => thing)
}

async function knownOf(ctx: Context, things: readonly Id[]): Promise<Map<Id, Known>> {
  if (!things.length) return new Map()
  const { rows } = await sql<Pick<Selectable<PinSearch>, 'aggregate_id' | 'look' | 'meaning'>>`
    SELECT aggregate_id, look, meaning FROM pin_search WHERE aggregate_id ${idIn(things)}`.execute(ctx.db)
  return new Map(
    rows.map(({ aggregate_id, look, meaning }) => [
      aggregate_id,
      { look: vectorFrom(look, SPACES.look.version()), meaning: vectorFrom(meaning, SPACES.meaning.version()) },
    ]),
  )
}

async function mainTopics(ctx: Context, things: readonly Id[]): Promise<Id[]> {
  if (!things.length) return []
  const { rows } = await sql<{ interest_id: Id }>`SELECT interest_id FROM aggregate_topics
    WHERE aggregate_id = ANY(${things}::bigint[]) AND NOT is_off
    GROUP BY interest_id HAVING count(*) >= ${things.length * MAIN}::float8
    ORDER BY count(*) DESC, max(confidence) DESC LIMIT ${TOPICS}`.execute(ctx.db)
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
