import type { Id } from '#domain/id.ts'
import { aggregateTopic, type LiveTopic, personTopic } from '#domain/live.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Context } from '../context.ts'
import { loadAggregates, loadPinParts } from '../records/load-pins.ts'

/** How many things one browser may look at: a closeup in each of its tabs, and some. */
export const TOPICS_MOST = 20
/** Of a thing with many placings these are tried: its first and its newest. */
const PLACINGS = 20

/** What someone may hear of what they asked for: always their own, and of things those they see. */
export async function heardTopics(ctx: Context, asked: string): Promise<LiveTopic[]> {
  const wished = [...new Set(asked.split(',').filter(Boolean))]
  const isKnown = wished.every((topic) => /^(person|thing):\d{1,19}$/.test(topic))
  if (!isKnown || wished.length > TOPICS_MOST)
    throw new Refusal('bad_input', 'input.invalid', { field: 'topics' }, { field: 'topics' })
  const aggregateIds = wished.filter((topic) => topic.startsWith('thing:')).map((topic) => topic.slice(6) as Id)
  const seen = await seenAggregates(ctx, aggregateIds)
  return [...(ctx.viewer ? [personTopic(ctx.viewer.id)] : []), ...seen.map(aggregateTopic)]
}

/** A thing is seen by whoever sees one placing of it. */
async function seenAggregates(ctx: Context, ids: Id[]): Promise<Id[]> {
  if (!ids.length) return []
  const aggregates = await loadAggregates(ctx, ids)
  const seen: Id[] = []
  for (const { id, first_pin_id } of aggregates.values()) {
    const placings = await ctx.db
      .selectFrom('aggregate_pins')
      .select('pin_id')
      .where('aggregate_id', '=', id)
      .orderBy('pin_id', 'desc')
      .limit(PLACINGS)
      .execute()
    const pins = [first_pin_id, ...placings.map(({ pin_id }) => pin_id)]
    const loaded = await loadPinParts(ctx, [...new Set(pins)], { for: 'address', withMarks: false })
    if (loaded.some(Boolean)) seen.push(id)
  }
  return seen
}
