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

/** What is sorted by something else than how well it fits: by how much of the picture has a color (vsearch.5), by price, or by time. */
export function rankAsOne({ isMostFirst, tint, products }: Narrowed): RawBuilder<unknown> | null {
  const price = sql`(SELECT p.price FROM shop_products p WHERE p.pin_id = placed.pin_id)::real`
  if (products?.sort === 'price_up') return sql`- ${price}`
  if (products?.sort === 'price_down') return price
  if (products?.sort === 'newest') return sql`extract(epoch FROM saved_at)::real`
  return isMostFirst ? sql`tint_shares[array_position(tints, ${tint ?? 0}::smallint)]::real` : null
}

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

/** Whatever fits in any way, in one order. */
export function asOne(asked: readonly Way[], rank: RawBuilder<unknown>): Way[] {
  const ways = asked.filter(({ name }) => isWholeFit(name) && !WITHIN.includes(name))
  const [first] = ways
  if (!first) return []
  const which = (isShown: boolean) => either(ways.map((way) => way.which(isShown)))
  return [
    {
      name: first.name,
      family: 'any',
      among: which,
      amongKey: 'any',
      fits: which(false),
      which,
      rank,
      rankKey: 'any',
      but: [],
    },
  ]
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
