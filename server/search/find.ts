import { type RawBuilder, sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { SearchScope } from '#domain/resources/search.ts'
import type { Context } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { notHidden } from '../feedback/hidden.ts'

export type Found = { id: Id; kind: 'pin' | 'board' | 'user'; cursor_key: CursorKey }

const KINDS: Partial<Record<SearchScope, string>> = {
  videos: 'video',
  buyable_pins: 'product',
  shop_tool: 'product',
  idea_pins: 'story',
}

/** What fits a search, best first. Whether the viewer may see it is asked again when it is loaded. */
export function find(ctx: Context, query: string, scope: SearchScope) {
  return async (after: CursorKey | null, limit: number): Promise<Found[]> => {
    if (scope === 'boards' || scope === 'users')
      return findNames(ctx, query, scope === 'boards' ? 'board' : 'user', after, limit)
    if (scope === 'my_pins' || scope === 'my_content') return findOwn(ctx, query, scope, after, limit)
    const kind = KINDS[scope]
    const { rows } = await sql<{ id: Id; cursor_key: CursorKey }>`
      SELECT pin_id AS id, ARRAY[score::text, pin_id::text] AS cursor_key FROM pin_search
      WHERE ${fits(query)} AND ${notHidden(ctx, sql`pin_search.aggregate_id`)} ${kind ? sql`AND kind = ${kind}` : sql``}
        ${after ? sql`AND (score, pin_id) < (${after[0]}::real, ${after[1]}::bigint)` : sql``}
      ORDER BY score DESC, pin_id DESC LIMIT ${limit}`.execute(ctx.db)
    return rows.map((row) => ({ ...row, kind: 'pin' }))
  }
}

/** All words, each as a beginning; or the whole as a part of the text. */
function fits(query: string): RawBuilder<boolean> {
  const words = wordsOf(query)
  if (!words.length) return sql`false`
  const beginnings = words.map((word) => `'${word.replace(/['\\]/g, '')}':*`).join(' & ')
  return sql`(words @@ to_tsquery('simple', plain_text(${beginnings})) OR text LIKE '%' || plain_text(${likeText(query)}) || '%')`
}

const wordsOf = (query: string): string[] => query.match(/[\p{L}\p{M}\p{N}]+/gu)?.slice(0, 12) ?? []
const likeText = (query: string) => query.trim().replace(/[\\%_]/g, '\\$&')

async function findNames(
  ctx: Context,
  query: string,
  kind: 'board' | 'user',
  after: CursorKey | null,
  limit: number,
): Promise<Found[]> {
  if (!query.trim()) return []
  const { rows } = await sql<{ id: Id; cursor_key: CursorKey }>`
    SELECT target_id AS id, ARRAY[score::text, target_id::text] AS cursor_key FROM name_search
    WHERE kind = ${kind} AND text LIKE '%' || plain_text(${likeText(query)}) || '%'
      ${after ? sql`AND (score, target_id) < (${after[0]}::real, ${after[1]}::bigint)` : sql``}
    ORDER BY score DESC, target_id DESC LIMIT ${limit}`.execute(ctx.db)
  return rows.map((row) => ({ ...row, kind }))
}

/** Among one's own pins, also on secret boards: newest first. */
async function findOwn(
  ctx: Context,
  query: string,
  scope: SearchScope,
  after: CursorKey | null,
  limit: number,
): Promise<Found[]> {
  if (!ctx.actor || !query.trim()) return []
  const { rows } = await sql<{ id: Id; cursor_key: CursorKey }>`
    SELECT u.pin_id AS id, ARRAY[u.saved_at::text, u.pin_id::text] AS cursor_key FROM user_pins u JOIN pins p ON p.id = u.pin_id
    WHERE u.user_id = ${ctx.actor.id} ${scope === 'my_content' ? sql`AND u.is_created` : sql``}
      AND plain_text(concat_ws(' ', p.title, p.description, p.note)) LIKE '%' || plain_text(${likeText(query)}) || '%'
      ${after ? sql`AND (u.saved_at, u.pin_id) < (${after[0]}::timestamptz, ${after[1]}::bigint)` : sql``}
    ORDER BY u.saved_at DESC, u.pin_id DESC LIMIT ${limit}`.execute(ctx.db)
  return rows.map((row) => ({ ...row, kind: 'pin' }))
}
