import { sql } from 'kysely'
import { mayStoreData } from '#domain/rules/viewer/consent.ts'
import type { Context, SignedIn } from '../context.ts'
import { sendStatement } from '../db/send-statement.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import { parsePersonSettings } from '../records/person-settings.ts'

/** Number of recent searches stored per person (search.16). */
const KEPT = 20

/** Returns whether recent searches are stored: only with consent, and if the setting is on. */
export const mayKeepSearches = ({ viewer, consent }: Context): boolean =>
  viewer !== null && mayStoreData('recent_searches', consent) && parsePersonSettings(viewer).keeps_searches

/** Stores a search; differences in case don't matter, and the latest spelling is kept. */
export async function rememberSearch(ctx: Context, query: string): Promise<void> {
  const term = query.trim()
  if (!ctx.viewer || !term || ctx.debug || !mayKeepSearches(ctx)) return
  const me = ctx.viewer.id
  const kept = sql`WITH kept AS (
      INSERT INTO searches (user_id, term, searched_at) VALUES (${me}, ${term}, ${ctx.now})
      ON CONFLICT (user_id, term) DO UPDATE SET searched_at = excluded.searched_at)
    DELETE FROM searches WHERE user_id = ${me} AND term <> ${term} AND (lower(term) = lower(${term})
      OR searched_at < (SELECT searched_at FROM searches WHERE user_id = ${me} AND lower(term) <> lower(${term})
        ORDER BY searched_at DESC OFFSET ${KEPT - 2} LIMIT 1))`
  // Sent together with the begin and commit of its transaction, in one round trip.
  await inUnitOfWork(ctx.house, ctx, ({ db }) => sendStatement(db, kept))
}

/** Finds recent searches that begin with the typed text, newest first. */
export async function findRecentSearches(ctx: Context, typed: string): Promise<string[]> {
  if (!ctx.viewer || !mayKeepSearches(ctx)) return []
  const { rows } = await sql<{ term: string }>`SELECT term FROM searches
    WHERE user_id = ${ctx.viewer.id} AND starts_with(lower(term), ${typed}) ORDER BY searched_at DESC LIMIT ${KEPT}`.execute(
    ctx.db,
  )
  return rows.map((row) => row.term)
}

export async function deleteRecentSearch(ctx: SignedIn, term: string): Promise<{ done: true }> {
  await sql`DELETE FROM searches WHERE user_id = ${ctx.viewer.id} AND lower(term) = lower(${term.trim()})`.execute(
    ctx.db,
  )
  return { done: true }
}
