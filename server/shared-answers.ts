import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { Page } from '#domain/resource.ts'
import type { Context } from './context.ts'
import type { House } from './house.ts'

type Item = { type: string; id: Id }
type Shared = { page: Page<Item>; until: number }

const KEPT_FOR = 10_000
const MOST = 500
const caches = new WeakMap<House, Map<string, Shared>>()

/**
 * Visitors who ask the same get the same page for a moment, after one indexed look whether everyone may still see all
 * that is on it. What became stricter meanwhile is answered anew.
 */
export async function sharedAnswer(ctx: Context, key: string, answer: () => Promise<Page<Item>>): Promise<Page<Item>> {
  const cache = caches.get(ctx.house) ?? new Map<string, Shared>()
  caches.set(ctx.house, cache)
  const known = cache.get(key)
  if (known && known.until > ctx.now.getTime() && (await areAllListed(ctx, known.page.items))) return known.page
  const page = await answer()
  cache.delete(key)
  cache.set(key, { page, until: ctx.now.getTime() + KEPT_FOR })
  const oldest = cache.size > MOST ? cache.keys().next().value : undefined
  if (oldest) cache.delete(oldest)
  return page
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
