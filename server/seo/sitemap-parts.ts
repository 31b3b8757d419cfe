import { type RawBuilder, sql } from 'kysely'
import { maintenanceDb } from '../db/read-only-db.ts'
import type { House } from '../house.ts'

export const SITEMAP_KINDS = ['pins', 'boards', 'people'] as const
export type SitemapKind = (typeof SITEMAP_KINDS)[number]

/** Search engines accept 50,000 URLs per file; ours have fewer, because a file is made in one go. */
export const SITEMAP_PART_SIZE = 2000

/** Public rows of each kind, by id; the audience rule is checked again before an entry is listed. */
const OPEN: Record<SitemapKind, RawBuilder<unknown>> = {
  pins: sql`pins WHERE audience = 0 AND state = 'live'`,
  boards: sql`boards WHERE privacy = 'public' AND state = 'live' AND pin_count > 0`,
  people: sql`users WHERE state = 'active' AND NOT coalesce((settings ->> 'exclude_from_search')::boolean, false)`,
}

type Range = { first_id: string; last_id: string | null }

export async function loadSitemapIds(
  { db }: Pick<House, 'db'>,
  kind: SitemapKind,
  { first_id, last_id }: Range,
  most = SITEMAP_PART_SIZE,
) {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM ${OPEN[kind]} AND id >= ${first_id} ${last_id ? sql`AND id <= ${last_id}` : sql``}
    ORDER BY id LIMIT ${most}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Closes a full part and opens the next one, so that each part is a range of ids and only the last one grows. */
export async function updateSitemap(house: House): Promise<void> {
  for (const kind of SITEMAP_KINDS) {
    let open = await lastPart(house, kind)
    for (;;) {
      const ids = await loadSitemapIds(house, kind, open, SITEMAP_PART_SIZE + 1)
      const next = ids[SITEMAP_PART_SIZE]
      await keepPart(house, kind, open.first_id, next ? (ids[SITEMAP_PART_SIZE - 1] ?? null) : null)
      if (!next) break
      open = { first_id: next, last_id: null }
    }
  }
}

async function lastPart({ db }: House, kind: SitemapKind): Promise<Range> {
  const part = await db
    .selectFrom('sitemap_parts')
    .select(['first_id', 'last_id'])
    .where('kind', '=', kind)
    .orderBy('first_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return part ?? { first_id: '0', last_id: null }
}

async function keepPart(house: House, kind: SitemapKind, first_id: string, last_id: string | null) {
  const changed = { last_id: last_id as never, changed_at: house.clock() }
  await maintenanceDb(house)
    .insertInto('sitemap_parts')
    .values({ kind, first_id: first_id as never, ...changed })
    .onConflict((conflict) => conflict.columns(['kind', 'first_id']).doUpdateSet(changed))
    .execute()
}
