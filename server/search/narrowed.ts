import { type RawBuilder, sql } from 'kysely'
import type { Language } from '#domain/rules/search/ideas.ts'
import { parseQuery } from '#domain/rules/search/parse-query.ts'
import { wordQuery } from '#domain/rules/search/word-query.ts'
import { either, englishQuery, germanQuery } from './among.ts'
import type { SentFilter } from './shop-filters.ts'

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
export const isSorted = ({ isMostFirst = false, products }: Narrowed): boolean =>
  isMostFirst || (products?.sort ?? 'best') !== 'best'

export const ofProducts = (where: RawBuilder<unknown> | undefined) =>
  where ? sql`AND pin_id IN (SELECT pin_id FROM shop_products WHERE true ${where})` : sql``

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
