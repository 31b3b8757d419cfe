import { type RawBuilder, sql } from 'kysely'
import { isColorName } from '#domain/constants/colors.ts'
import type { SearchPeriod } from '#domain/constants/kinds.ts'
import type { Id } from '#domain/id.ts'
import type { SearchScope } from '#domain/resources/search.ts'
import { type ParsedQuery, parseQuery } from '#domain/rules/search/parse-query.ts'
import { toPrefixTsquery } from '#domain/rules/search/tsquery.ts'
import { toColorBucket } from '#domain/rules/visual/colors.ts'
import type { Context } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { executeUnprepared } from '../db/statement-names.ts'
import { keyset } from '../keyset.ts'
import { findNames } from './find-names.ts'
import { findPins, type QueryInterpretation } from './find-pins.ts'
import type { ShopFilterOptions } from './shop-filters.ts'
import { phraseCondition } from './text-queries.ts'

const NEWEST_FIRST = keyset('DESC', ['saved_at', 'timestamptz'], ['pin_id', 'bigint'])

export type SearchHit = { id: Id; kind: 'pin' | 'board' | 'user'; cursor_key: CursorKey }
export type SearchRequest = {
  query: string
  scope: SearchScope
  kind?: string | undefined
  since?: SearchPeriod | undefined
  color?: string | undefined
  guides?: readonly string[] | undefined
  auto_correction_disabled?: boolean | undefined
} & ShopFilterOptions

const KINDS: Partial<Record<SearchScope, string>> = {
  videos: 'video',
  buyable_pins: 'product',
  shop_tool: 'product',
  idea_pins: 'story',
}
const DAYS = { day: 1, week: 7, month: 30, year: 365 }
const DAY = 86_400_000

/** Finds hits for a search, best first. Access is checked when the hits are loaded. */
export function findSearchHits(ctx: Context, asked: SearchRequest) {
  const { query, scope, kind, since, color, guides, auto_correction_disabled } = asked
  const searchedFor: QueryInterpretation = { corrected: null, isFewer: false, isNear: false }
  const asKind =
    <T extends Omit<SearchHit, 'kind'>>(
      kind: SearchHit['kind'],
      read: (after: CursorKey | null, limit: number) => Promise<T[]>,
    ) =>
    async (after: CursorKey | null, limit: number): Promise<SearchHit[]> =>
      (await read(after, limit)).map((row) => ({ ...row, kind }))
  if (scope === 'boards' || scope === 'users') {
    const named = scope === 'boards' ? 'board' : 'user'
    return { searchedFor, read: asKind(named, (after, limit) => findNames(ctx, query, named, after, limit)) }
  }
  if (scope === 'my_pins' || scope === 'my_content')
    return { searchedFor, read: asKind('pin', (after, limit) => findOwn(ctx, query, scope, after, limit)) }
  const pins = findPins(ctx, query, {
    kind: KINDS[scope] ?? kind,
    since: since && new Date(ctx.now.getTime() - DAYS[since] * DAY),
    tint: color === undefined ? undefined : (toColorBucket(color) ?? undefined),
    isMostFirst: color !== undefined && !isColorName(color),
    isCorrected: !auto_correction_disabled,
    guides: guides?.length ? guides : undefined,
    products: KINDS[scope] === 'product' ? asked : undefined,
  })
  const read = scope === 'shop_tool' ? ownFirst(ctx, query, pins.read) : pins.read
  return { searchedFor: pins.searchedFor, read: asKind('pin', read) }
}

type Read = (after: CursorKey | null, limit: number) => Promise<{ id: Id; cursor_key: CursorKey }[]>
const OWN = 'own'

/** For the product picker of shop-the-look: the viewer's own products first, then all others. */
function ownFirst(ctx: Context, query: string, readAll: Read): Read {
  const readOthers: Read = async (after, limit) => {
    const found = await readAll(after, limit)
    const own = await ownProducts(ctx, found)
    return found.filter(({ id }) => !own.has(id))
  }
  return async (after, limit) => {
    if (after && after[0] !== OWN) return readOthers(after, limit)
    const mine = await findOwn(ctx, query, 'my_content', after ? after.slice(1) : null, limit)
    const products = await ownProducts(ctx, mine)
    const first = mine
      .filter(({ id }) => products.has(id))
      .map(({ id, cursor_key }) => ({ id, cursor_key: [OWN, ...cursor_key] }))
    return mine.length < limit ? [...first, ...(await readOthers(null, limit - first.length))] : first
  }
}

/** Returns which of these are products created by the viewer. */
async function ownProducts(ctx: Context, found: readonly { id: Id }[]): Promise<ReadonlySet<Id>> {
  if (!ctx.actor || !found.length) return new Set()
  const { rows } = await sql<{ pin_id: Id }>`SELECT s.pin_id FROM pin_search s
    WHERE s.pin_id = ANY(${found.map(({ id }) => id)}::bigint[]) AND s.kind = 'product' AND EXISTS (SELECT 1 FROM own_words o
      WHERE o.user_id = ${ctx.actor.id} AND o.pin_id = s.pin_id AND o.is_created)`.execute(ctx.db)
  return new Set(rows.map((row) => row.pin_id))
}

/** Searches the viewer's own pins, newest first, including secret boards, notes and board names (search.14). */
async function findOwn(ctx: Context, query: string, scope: SearchScope, after: CursorKey | null, limit: number) {
  const fits = fitsOwn(parseQuery(query))
  if (!ctx.actor || !fits) return []
  const own = sql<{
    id: Id
    cursor_key: CursorKey
  }>`SELECT pin_id AS id, ${NEWEST_FIRST.key} AS cursor_key FROM own_words
    WHERE user_id = ${ctx.actor.id} ${scope === 'my_content' ? sql`AND is_created` : sql``}
      AND ${fits}
      AND ${NEWEST_FIRST.isAfter(after)}
    ORDER BY ${NEWEST_FIRST.order} LIMIT ${limit}`
  return (await executeUnprepared(ctx.db, own)).rows
}

/** SQL condition: all words begin words of the pin, and it has all tags, which are indexed with their sign. */
function fitsOwn(query: ParsedQuery): RawBuilder<unknown> | null {
  const text = toPrefixTsquery(query, 'ABCD')
  const said = text === null ? null : sql`words @@ to_tsquery('pg_catalog.simple', ${text})`
  if (!query.tags.length) return said
  const tagged = sql`words @@ ${query.tags.map((tag) => `'#${tag}'`).join(' & ')}::tsquery`
  if (said) return sql`${said} AND ${tagged}`
  const without = query.without.map((words) => sql`AND NOT ${phraseCondition(words)}`)
  return sql`${tagged} ${sql.join(without, sql` `)}`
}
