import { sql } from 'kysely'
import type { Interest } from '#domain/entities/interest.ts'
import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import type { House } from '../house.ts'
import { loadPins } from '../pins/load-pins.ts'

const KEPT_FOR = 60_000
const bestPins = new WeakMap<House, { until: number; pins: Promise<Map<Id, Id>> }>()

/** The best pin of each interest, looked for once a minute: there are few interests and many pins. */
function bestPinsOf(house: House): Promise<Map<Id, Id>> {
  const now = house.clock().getTime()
  const kept = bestPins.get(house)
  if (kept && kept.until > now) return kept.pins
  const pins = readBestPins(house)
  bestPins.set(house, { until: now + KEPT_FOR, pins })
  pins.catch(() => bestPins.delete(house))
  return pins
}

async function readBestPins({ db }: House): Promise<Map<Id, Id>> {
  const { rows } = await sql<{ id: Id; pin_id: Id }>`
    SELECT i.id, best.pin_id FROM interests i CROSS JOIN LATERAL (
      SELECT pin_id FROM pin_search WHERE words @@ plainto_tsquery('simple', plain_text(i.name))
      ORDER BY score DESC, pin_id DESC LIMIT 1) best`.execute(db)
  return new Map(rows.map((row) => [row.id, row.pin_id]))
}

/** Interests as the viewer sees them, in the order of the ids. */
export async function loadInterests(ctx: Context, ids: Id[]): Promise<(Interest | null)[]> {
  if (!ids.length) return []
  const rows = await ctx.db.selectFrom('interests').select(['id', 'name', 'url_name']).where('id', 'in', ids).execute()
  const followed = await followedBy(ctx, ids)
  const best = await bestPinsOf(ctx.house)
  const pins = await loadPins(
    ctx,
    ids.flatMap((id) => best.get(id) ?? []),
  )
  const pinOf = new Map(pins.map((pin) => [pin?.id, pin]))
  return ids.map((id) => {
    const row = rows.find((one) => one.id === id)
    const pin = pinOf.get(best.get(id))
    const { image_signature: signature, image_ext: ext = '', dominant_color = '' } = pin ?? {}
    const cover_images = signature ? [{ signature, ext, dominant_color }] : []
    return row ? { type: 'interest', ...row, followed_by_me: followed.has(id), cover_images } : null
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
