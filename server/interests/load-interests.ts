import type { Interest, InterestLink } from '#domain/entities/interest.ts'
import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import { isInterestShown } from '../interest-shown.ts'
import { type InterestRow, interestTree, nameFor } from '../records/interest-tree.ts'
import { loadPins } from '../records/load-pins.ts'
import { topicFacts } from './topic-facts.ts'

const TRIES = 3

/** Of each interest the best pin that this viewer may see; the next ones are looked at only where the first may not be. */
async function coversOf(ctx: Context, ids: Id[]): Promise<Map<Id, Interest['cover_images']>> {
  const { covers: pinsOf } = await topicFacts(ctx.house)
  const covers = new Map<Id, Interest['cover_images']>()
  for (let at = 0; at < TRIES; at++) {
    const missing = ids.flatMap((id) => (covers.has(id) ? [] : [{ id, pin: pinsOf.get(id)?.[at] }]))
    const wanted = missing.flatMap(({ id, pin }) => (pin ? [{ id, pin }] : []))
    if (!wanted.length) break
    const pins = await loadPins(
      ctx,
      wanted.map(({ pin }) => pin),
    )
    for (const [place, { id, pin }] of wanted.entries()) {
      const { image_signature: signature, image_ext: ext = '', dominant_color = '' } = pins[place] ?? {}
      if (!signature) continue
      ctx.shown?.pins.add(pin)
      covers.set(id, [{ signature, ext, dominant_color }])
    }
  }
  return covers
}

export const linkTo = (ctx: Context, row: InterestRow): InterestLink => ({
  id: row.id,
  name: nameFor(ctx, row),
  url_name: row.url_name,
})

/** Interests as the viewer sees them, in the order of the ids. */
export async function loadInterests(ctx: Context, ids: Id[]): Promise<(Interest | null)[]> {
  if (!ids.length) return []
  const rows = await ctx.db
    .selectFrom('interests')
    .select(['id', 'parent_id', 'name', 'url_name', 'names', 'follower_count'])
    .where('id', 'in', ids)
    .where(isInterestShown)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const tree = await interestTree(ctx.house)
  const followed = await followedBy(ctx, ids)
  const covers = await coversOf(ctx, ids)
  return ids.map((id) => {
    const row = byId.get(id)
    if (!row) return null
    const above = row.parent_id && tree.byId.get(row.parent_id)
    return {
      type: 'interest',
      id,
      name: nameFor(ctx, { name: row.name, names: row.names as InterestRow['names'] }),
      url_name: row.url_name,
      parent: above ? linkTo(ctx, above) : null,
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
