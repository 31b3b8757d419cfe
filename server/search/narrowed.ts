import { type RawBuilder, sql } from 'kysely'
import type { Language } from '#domain/rules/search/ideas.ts'
import { parseQuery } from '#domain/rules/search/parse-query.ts'
import { wordQuery } from '#domain/rules/search/word-query.ts'
import { either, englishQuery, germanQuery } from './among.ts'
import type { SentFilter } from './shop-filters.ts'
import { isWholeFit, type Way, type WayName } from './ways.ts'

/** `tint`: what has much of one color; `isMostFirst`: what has most of it comes first. */
export type Narrowed = {
  kind?: string | undefined
  since?: Date | undefined
  tint?: number | undefined
  isMostFirst?: boolean
  /** Search.10. What a pin has to show, by its title or what is seen in it. */
  guides?: readonly string[] | undefined
  /** Shop.9. Of products alone. */
  products?: SentFilter | undefined
}

/** Whether something else than how well it fits comes first: how much of the picture has a color (vsearch.5), the price, or the time. */
export const isSorted = (wanted: Narrowed): boolean => wanted.isMostFirst === true || isSortedProducts(wanted)
export const isSortedProducts = ({ products }: Narrowed): boolean => (products?.sort ?? 'best') !== 'best'

export const ofProducts = (where: RawBuilder<unknown> | undefined) =>
  where ? sql`AND pin_id IN (SELECT pin_id FROM shop_products WHERE true ${where})` : sql``

/** What fits one of these fits a wider way, too. The fewer are asked, the better the planner knows how many fit. */
const WITHIN: readonly WayName[] = [
  'phrase',
  'both',
  'backed',
  'seen',
  'said',
  'sameBacked',
  'same',
  'about',
  'belowBacked',
]

/** What fits in any way; none where nothing is asked that could fit as a whole. */
export function fitsAny(asked: readonly Way[]): Pick<Way, 'name' | 'which'> | null {
  const ways = asked.filter(({ name }) => isWholeFit(name) && !WITHIN.includes(name))
  return ways[0] ? { name: ways[0].name, which: (isShown) => either(ways.map((way) => way.which(isShown))) } : null
}

/** All ways as one, by how much of the picture has the color. */
export function byTint(asked: readonly Way[], tint: number): Way[] {
  const any = fitsAny(asked)
  const rank = sql`tint_shares[array_position(tints, ${tint}::smallint)]::real`
  const alike = { family: 'any', amongKey: 'any', rankKey: 'any', but: [] }
  return any ? [{ ...any, ...alike, among: any.which, fits: any.which(false), rank }] : []
}

function showing(guide: string): RawBuilder<unknown> {
  const text = (language: Language) => wordQuery(parseQuery(guide), 'same', 'AB', language)
  const [en, de] = [text('en'), text('de')]
  return sql`AND ${either([
    ...(en ? [sql`words @@ ${englishQuery(en, false)}`] : []),
    ...(de ? [sql`german @@ ${germanQuery(de)}`] : []),
  ])}`
}

export function narrowed({ kind, since, tint, guides = [] }: Narrowed): RawBuilder<unknown> {
  return sql`${sql.join(guides.map(showing), sql` `)} ${kind ? sql`AND kind = ${kind}` : sql``} ${since ? sql`AND saved_at >= ${since}` : sql``}
    ${tint === undefined ? sql`` : sql`AND tints @> ${[tint]}::smallint[]`}`
}
