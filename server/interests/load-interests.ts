import { sql } from 'kysely'
import type { Interest } from '#domain/entities/interest.ts'
import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import type { House } from '../house.ts'
import { houseCache, readThrough } from '../house-cache.ts'
import { loadPins } from '../records/load-pins.ts'

const TRIES = 3
const bestPins = houseCache<Map<Id, Id[]>>({ max: 1, ttl: 60_000 })

/** The best pins of each interest, looked for once a minute: there are few interests and many pins. */
const bestPinsOf = (house: House) => readThrough(bestPins(house), 'all', () => readBestPins(house))

async function readBestPins({ db }: House): Promise<Map<Id, Id[]>> {
  const { rows } = await sql<{ id: Id; pins: Id[] }>`
    SELECT i.id, best.pins FROM interests i CROSS JOIN LATERAL (SELECT array_agg(pin_id::text) AS pins FROM (
      SELECT pin_id FROM pin_search WHERE words @@ plainto_tsquery('simple', plain_text(i.name))
      ORDER BY score DESC, pin_id DESC LIMIT ${TRIES}) p) best WHERE best.pins IS NOT NULL`.execute(db)
  return new Map(rows.map((row) => [row.id, row.pins]))
}

/** Of each interest the best pin that this viewer may see; the next ones are looked at only where the first may not be. */
async function coversOf(ctx: Context, ids: Id[]): Promise<Map<Id, Interest['cover_images']>> {
  const best = await bestPinsOf(ctx.house)
  const covers = new Map<Id, Interest['cover_images']>()
  for (let at = 0; at < TRIES; at++) {
    const missing = ids.flatMap((id) => (covers.has(id) ? [] : [{ id, pin: best.get(id)?.[at] }]))
    const wanted = missing.flatMap(({ id, pin }) => (pin ? [{ id, pin }] : []))
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

/** Interests as the viewer sees them, in the order of the ids. */
export async function loadInterests(ctx: Context, ids: Id[]): Promise<(Interest | null)[]> {
  if (!ids.length) return []
  const rows = await ctx.db.selectFrom('interests').select(['id', 'name', 'url_name']).where('id', 'in', ids).execute()
  const followed = await followedBy(ctx, ids)
  const covers = await coversOf(ctx, ids)
  return ids.map((id) => {
    const row = rows.find((one) => one.id === id)
    const seen = { followed_by_me: followed.has(id), cover_images: covers.get(id) ?? [] }
    return row ? { type: 'interest', ...row, ...seen } : null
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
