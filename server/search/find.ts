import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { SearchScope } from '#domain/resources/search.ts'
import type { Context } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { findNames } from './find-names.ts'
import { findPins } from './find-pins.ts'

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
      return named(ctx, query, scope === 'boards' ? 'board' : 'user', after, limit)
    if (scope === 'my_pins' || scope === 'my_content') return findOwn(ctx, query, scope, after, limit)
    const found = await findPins(ctx, query, { kind: KINDS[scope], isCorrected: true }).read(after, limit)
    return found.map((row) => ({ ...row, kind: 'pin' }))
  }
}

const likeText = (query: string) => query.trim().replace(/[\\%_]/g, '\\$&')

async function named(ctx: Context, query: string, kind: 'board' | 'user', after: CursorKey | null, limit: number) {
  const found = await findNames(ctx, query, kind, after, limit)
  return found.map((row) => ({ ...row, kind }))
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
