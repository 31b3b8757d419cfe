import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { Page } from '#domain/resource.ts'
import type { Context } from './context.ts'
import type { House } from './house.ts'
import { Remembered } from './remembered.ts'

type Item = { type: string; id: Id }

const KEPT_FOR = 10_000
const MOST = 500
const caches = new WeakMap<House, Remembered<Page<Item>>>()

/**
 * Visitors who ask the same get the same page for a moment, after one indexed look whether everyone may still see all
 * that is on it. What became stricter meanwhile is answered anew.
 */
export async function sharedAnswer(ctx: Context, key: string, answer: () => Promise<Page<Item>>): Promise<Page<Item>> {
  const cache = caches.get(ctx.house) ?? new Remembered(KEPT_FOR, MOST)
  caches.set(ctx.house, cache)
  const known = cache.get(key, ctx.now.getTime())
  if (known && (await areAllListed(ctx, known.items))) return known
  return cache.keep(key, await answer(), ctx.now.getTime())
}

async function areAllListed({ db }: Context, items: Item[]): Promise<boolean> {
  if (items.some(({ type }) => type !== 'pin')) return false
  const ids = items.map(({ id }) => id)
  const { rows } = await sql<{ listed: string }>`
    SELECT count(*) AS listed FROM pins p JOIN users u ON u.id = p.pinner_id LEFT JOIN boards b ON b.id = p.board_id
    LEFT JOIN users o ON o.id = b.owner_id
    WHERE p.id = ANY(${ids}) AND p.audience = 0 AND p.state = 'live' AND u.state = 'active'
      AND (b.id IS NULL OR (b.privacy = 'public' AND b.state = 'live' AND o.state = 'active'))`.execute(db)
  return Number(rows[0]?.listed) === ids.length
}
