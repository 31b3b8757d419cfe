import { sql } from 'kysely'
import { mayKeep } from '#domain/rules/viewer/may-keep.ts'
import type { Context, SignedIn } from '../context.ts'
import { send } from '../db/send.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import { settingsOf } from '../records/settings-of.ts'

/** Search.16: so many are kept, the newest. */
const KEPT = 20

/** Recent searches are kept for those who agreed and have not turned it off, and for nobody else. */
export const keepsSearches = ({ viewer, consent }: Context): boolean =>
  viewer !== null && mayKeep('recent_searches', consent) && settingsOf(viewer).keeps_searches

/** The same words in upper or lower case are one search, as it was typed last. */
export async function rememberSearch(ctx: Context, query: string): Promise<void> {
  const term = query.trim()
  if (!ctx.viewer || !term || !keepsSearches(ctx)) return
  const me = ctx.viewer.id
  const kept = sql`WITH kept AS (
      INSERT INTO searches (user_id, term, searched_at) VALUES (${me}, ${term}, ${ctx.now})
      ON CONFLICT (user_id, term) DO UPDATE SET searched_at = excluded.searched_at)
    DELETE FROM searches WHERE user_id = ${me} AND term <> ${term} AND (lower(term) = lower(${term})
      OR searched_at < (SELECT searched_at FROM searches WHERE user_id = ${me} AND lower(term) <> lower(${term})
        ORDER BY searched_at DESC OFFSET ${KEPT - 2} LIMIT 1))`
  // Sent with the beginning and the end of its transaction, it takes one way there and back.
  await inUnitOfWork(ctx.house, ctx, ({ db }) => send(db, kept))
}

/** What someone looked for that begins so, newest first. */
export async function recentSearches(ctx: Context, typed: string): Promise<string[]> {
  if (!ctx.viewer || !keepsSearches(ctx)) return []
  const { rows } = await sql<{ term: string }>`SELECT term FROM searches
    WHERE user_id = ${ctx.viewer.id} AND starts_with(lower(term), ${typed}) ORDER BY searched_at DESC LIMIT ${KEPT}`.execute(
    ctx.db,
  )
  return rows.map((row) => row.term)
}

export async function forgetSearch(ctx: SignedIn, term: string): Promise<{ done: true }> {
  await sql`DELETE FROM searches WHERE user_id = ${ctx.viewer.id} AND lower(term) = lower(${term.trim()})`.execute(
    ctx.db,
  )
  return { done: true }
}
