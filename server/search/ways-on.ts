import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { WaysOn } from '#domain/resources/search.ts'
import { topicsOfWords } from '#domain/rules/interests/topics-of-words.ts'
import type { Context } from '../context.ts'
import { type InterestRow, interestTree } from '../records/interest-tree.ts'
import { correctedQuery } from './correct.ts'
import { type Asked, find } from './find.ts'
import { languageOf } from './query-meaning.ts'

const TOPICS = 6

/** Search.18. Where to go on when a search found nothing: each way was tried and leads to at least one result. */
export async function waysOn(ctx: Context, asked: Asked): Promise<WaysOn> {
  const plain: Asked = { query: asked.query, scope: asked.scope }
  const { kind, since, color, guides, on_sale, free_shipping, brand, price } = asked
  const isNarrowed = Boolean(kind || since || color || guides?.length || on_sale || free_shipping || brand || price)
  const spelling = asked.auto_correction_disabled ? await correctedQuery(ctx, asked.query) : null
  return {
    spelling: spelling && (await leads(ctx, { ...asked, query: spelling })) ? spelling : null,
    without_filters: isNarrowed && (await leads(ctx, plain)),
    in_pins: asked.scope !== 'pins' && (await leads(ctx, { query: asked.query, scope: 'pins' })),
    topics: await topicsFor(ctx, asked.query),
  }
}

const leads = async (ctx: Context, asked: Asked) => (await find(ctx, asked).read(null, 1)).length > 0

/** Topics that the words speak of, then those of most things; only such that have some. */
async function topicsFor(ctx: Context, query: string): Promise<WaysOn['topics']> {
  const tree = await interestTree(ctx.house)
  const told = topicsOfWords(query, tree.vocabulary, languageOf(ctx)).flatMap(
    ({ interest }) => tree.byId.get(interest) ?? [],
  )
  const open = (row: InterestRow) => !row.is_sensitive
  const candidates = [...new Set([...told, ...tree.childrenOf(null)])].filter(open)
  const { rows } = await sql<{
    id: Id
  }>`SELECT t.id FROM unnest(${candidates.map(({ id }) => id)}::bigint[]) WITH ORDINALITY AS t(id, at)
    WHERE EXISTS (SELECT 1 FROM pin_search s WHERE s.topics @> ARRAY[t.id])
    ORDER BY t.at LIMIT ${TOPICS}`.execute(ctx.db)
  const language = ctx.locale.split('-')[0] ?? ''
  return rows.flatMap(({ id }) => {
    const row = tree.byId.get(id)
    return row ? [{ id, url_name: row.url_name, name: row.names[language] ?? row.name }] : []
  })
}
