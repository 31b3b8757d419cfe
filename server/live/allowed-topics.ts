import type { Id } from '#domain/id.ts'
import { aggregateTopic, type LiveTopic, personTopic } from '#domain/live.ts'
import { parseId } from '#domain/parse-id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Context } from '../context.ts'
import { loadAggregates, loadPinParts } from '../records/load-pins.ts'

/** Topics of one browser: one closeup in each of its tabs, and some more. */
export const LIVE_TOPICS_MAX = 20
/** Of an aggregate with many pins, the first and the newest are checked. */
const PLACINGS = 20

/**
 * Filters the requested topics: the viewer's own is always included, and aggregates only if the viewer may see them.
 */
export async function loadAllowedTopics(ctx: Context, asked: string): Promise<LiveTopic[]> {
  const wished = [...new Set(asked.split(',').filter(Boolean))]
  const isKnown = wished.every((topic) => /^(person|thing):/.test(topic) && parseId(topic.replace(/^\w+:/, '')))
  if (!isKnown || wished.length > LIVE_TOPICS_MAX)
    throw new Refusal('bad_input', 'input.invalid', { field: 'topics' }, { field: 'topics' })
  const aggregateIds = wished.filter((topic) => topic.startsWith('thing:')).map((topic) => topic.slice(6) as Id)
  const seen = await seenAggregates(ctx, aggregateIds)
  return [...(ctx.viewer ? [personTopic(ctx.viewer.id)] : []), ...seen.map(aggregateTopic)]
}

/** The aggregates of which the viewer may see at least one pin. */
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
    const loaded = await loadPinParts(ctx, [...new Set(pins)], { for: 'url', withMarks: false })
    if (loaded.some(Boolean)) seen.push(id)
  }
  return seen
}
