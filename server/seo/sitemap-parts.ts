import { type RawBuilder, sql } from 'kysely'
import { booksOf } from '../db/reader.ts'
import type { House } from '../house.ts'

export const SITEMAP_KINDS = ['pins', 'boards', 'people'] as const
export type SitemapKind = (typeof SITEMAP_KINDS)[number]

/** Search engines take 50,000 addresses in one file; a file of ours is made in one go, so it has fewer. */
export const PART_SIZE = 2000

/** What everyone may find, by id; each is asked once more by the rule before it is named. */
const OPEN: Record<SitemapKind, RawBuilder<unknown>> = {
  pins: sql`pins WHERE audience = 0 AND state = 'live'`,
  boards: sql`boards WHERE privacy = 'public' AND state = 'live' AND pin_count > 0`,
  people: sql`users WHERE state = 'active' AND NOT coalesce((settings ->> 'exclude_from_search')::boolean, false)`,
}

type Range = { first_id: string; last_id: string | null }

export async function idsIn(
  { db }: Pick<House, 'db'>,
  kind: SitemapKind,
  { first_id, last_id }: Range,
  most = PART_SIZE,
) {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM ${OPEN[kind]} AND id >= ${first_id} ${last_id ? sql`AND id <= ${last_id}` : sql``}
    ORDER BY id LIMIT ${most}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Closes a part that is full and opens the next, so that each is a range of ids and only the last one grows. */
export async function updateSitemap(house: House): Promise<void> {
  for (const kind of SITEMAP_KINDS) {
    let open = await lastPart(house, kind)
    for (;;) {
      const ids = await idsIn(house, kind, open, PART_SIZE + 1)
      const next = ids[PART_SIZE]
      await keepPart(house, kind, open.first_id, next ? (ids[PART_SIZE - 1] ?? null) : null)
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
  await booksOf(house)
    .insertInto('sitemap_parts')
    .values({ kind, first_id: first_id as never, ...changed })
    .onConflict((conflict) => conflict.columns(['kind', 'first_id']).doUpdateSet(changed))
    .execute()
}
