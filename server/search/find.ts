import { sql } from 'kysely'
import type { Since } from '#domain/constants/kinds.ts'
import type { Id } from '#domain/id.ts'
import type { SearchScope } from '#domain/resources/search.ts'
import { parseQuery } from '#domain/rules/search/parse-query.ts'
import { wordQuery } from '#domain/rules/search/word-query.ts'
import type { Context } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { PLANNED_ANEW } from '../db/statement-names.ts'
import { findNames } from './find-names.ts'
import { findPins, type Sought } from './find-pins.ts'

export type Found = { id: Id; kind: 'pin' | 'board' | 'user'; cursor_key: CursorKey }
type Wanted = {
  query: string
  scope: SearchScope
  kind?: string | undefined
  since?: Since | undefined
  auto_correction_disabled?: boolean | undefined
}

const KINDS: Partial<Record<SearchScope, string>> = {
  videos: 'video',
  buyable_pins: 'product',
  shop_tool: 'product',
  idea_pins: 'story',
}
const DAYS = { day: 1, week: 7, month: 30, year: 365 }
const DAY = 86_400_000

/** What fits a search, best first. Whether the viewer may see it is asked again when it is loaded. */
export function find(ctx: Context, { query, scope, kind, since, auto_correction_disabled }: Wanted) {
  const plain: Sought = { corrected: null, isFewer: false }
  const asKind =
    <T extends Omit<Found, 'kind'>>(
      kind: Found['kind'],
      read: (after: CursorKey | null, limit: number) => Promise<T[]>,
    ) =>
    async (after: CursorKey | null, limit: number): Promise<Found[]> =>
      (await read(after, limit)).map((row) => ({ ...row, kind }))
  if (scope === 'boards' || scope === 'users') {
    const named = scope === 'boards' ? 'board' : 'user'
    return { sought: plain, read: asKind(named, (after, limit) => findNames(ctx, query, named, after, limit)) }
  }
  if (scope === 'my_pins' || scope === 'my_content')
    return { sought: plain, read: asKind('pin', (after, limit) => findOwn(ctx, query, scope, after, limit)) }
  const pins = findPins(ctx, query, {
    kind: KINDS[scope] ?? kind,
    since: since && new Date(ctx.now.getTime() - DAYS[since] * DAY),
    isCorrected: !auto_correction_disabled,
  })
  return { sought: pins.sought, read: asKind('pin', pins.read) }
}

/** Search.14. Among one's own pins, secret boards, notes and the boards' names included: newest first. */
async function findOwn(ctx: Context, query: string, scope: SearchScope, after: CursorKey | null, limit: number) {
  const text = wordQuery(parseQuery(query), 'begun', 'ABCD')
  if (!ctx.actor || !text) return []
  const { rows } = await sql<{ id: Id; cursor_key: CursorKey }>`${PLANNED_ANEW}
    SELECT pin_id AS id, ARRAY[saved_at::text, pin_id::text] AS cursor_key FROM own_words
    WHERE user_id = ${ctx.actor.id} ${scope === 'my_content' ? sql`AND is_created` : sql``}
      AND words @@ to_tsquery('pg_catalog.simple', ${text})
      ${after ? sql`AND (saved_at, pin_id) < (${after[0]}::timestamptz, ${after[1]}::bigint)` : sql``}
    ORDER BY saved_at DESC, pin_id DESC LIMIT ${limit}`.execute(ctx.db)
  return rows
}
