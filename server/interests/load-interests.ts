import type { Interest, InterestLink } from '#domain/entities/interest.ts'
import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import { interestShownSql } from '../interest-shown.ts'
import { type InterestRow, loadInterestTree, toInterestName } from '../records/interest-tree.ts'
import { loadPinParts } from '../records/load-pins.ts'
import { showCover } from '../records/show-cover.ts'
import { loadTopicStats, type TopicStats } from './topic-stats.ts'

const TRIES = 3

/**
 * Loads the best visible pin of each interest as its cover; further candidates are loaded only if the first is hidden
 * from the viewer.
 */
export async function loadTopicCovers(
  ctx: Context,
  ids: Id[],
  pinsOf: TopicStats['covers'],
): Promise<Map<Id, Interest['cover_images']>> {
  const covers = new Map<Id, Interest['cover_images']>()
  for (let at = 0; at < TRIES; at++) {
    const missing = ids.flatMap((id) => (covers.has(id) ? [] : [{ id, pin: pinsOf.get(id)?.[at] }]))
    const wanted = missing.flatMap(({ id, pin }) => (pin ? [{ id, pin }] : []))
    if (!wanted.length) break
    const pins = wanted.map(({ pin }) => pin)
    const loaded = await loadPinParts(ctx, pins, { for: 'list', withMarks: false })
    for (const [place, { id, pin }] of wanted.entries()) {
      const aggregate = loaded[place]?.aggregate
      const cover = aggregate && showCover(aggregate)
      if (!cover) continue
      ctx.shown?.pins.add(pin)
      covers.set(id, [cover])
    }
  }
  return covers
}

export const toInterestLink = (ctx: Context, row: InterestRow): InterestLink => ({
  id: row.id,
  name: toInterestName(ctx, row),
  url_name: row.url_name,
})

/** Loads interests as the viewer sees them, in the order of the ids. */
export async function loadInterests(ctx: Context, ids: Id[]): Promise<(Interest | null)[]> {
  if (!ids.length) return []
  const rows = await ctx.db
    .selectFrom('interests')
    .select(['id', 'parent_id', 'name', 'url_name', 'names', 'follower_count'])
    .where('id', 'in', ids)
    .where(interestShownSql)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const tree = await loadInterestTree(ctx.house)
  const followed = await followedBy(ctx, ids)
  const { covers: pinsOf } = await loadTopicStats(ctx.house)
  const covers = await loadTopicCovers(ctx, ids, pinsOf)
  return ids.map((id) => {
    const row = byId.get(id)
    if (!row) return null
    const above = row.parent_id && tree.byId.get(row.parent_id)
    return {
      type: 'interest',
      id,
      name: toInterestName(ctx, { name: row.name, names: row.names as InterestRow['names'] }),
      url_name: row.url_name,
      parent: above ? toInterestLink(ctx, above) : null,
      follower_count: row.follower_count,
      followed_by_me: followed.has(id),
      cover_images: covers.get(id) ?? [],
    }
  })
}

async function followedBy(ctx: Context, ids: Id[]): Promise<Set<Id>> {
  if (!ctx.actor) return new Set()
  const rows = await ctx.db
    .selectFrom('follows')
    .select('target_id')
    .where('follower_id', '=', ctx.actor.id)
    .where('kind', '=', 'interest')
    .where('target_id', 'in', ids)
    .execute()
  return new Set(rows.map((row) => row.target_id))
}
