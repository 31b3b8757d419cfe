import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { SearchScope, WaysOn } from '#domain/resources/search.ts'
import { topicsOfWords } from '#domain/rules/interests/topics-of-words.ts'
import type { Context } from '../context.ts'
import { type InterestRow, interestTree } from '../records/interest-tree.ts'
import { correctedQuery } from './correct.ts'
import type { Asked } from './find.ts'
import { nearestNames } from './nearest-names.ts'
import { languageOf } from './query-meaning.ts'

const TOPICS = 6

/** Tells whether a search leads to at least one result that the viewer may see. */
type Leads = (asked: Asked) => Promise<boolean>

/** Search.18. Where to go on when a search found nothing: each way was tried and leads to at least one result. */
export async function waysOn(ctx: Context, asked: Asked, leads: Leads): Promise<WaysOn> {
  const plain: Asked = { query: asked.query, scope: asked.scope }
  const { kind, since, color, guides, on_sale, free_shipping, brand, price } = asked
  const isNarrowed = Boolean(kind || since || color || guides?.length || on_sale || free_shipping || brand || price)
  const leadsIn = async (scope: SearchScope) =>
    asked.scope !== scope && asked.query.trim() !== '' && (await leads({ query: asked.query, scope }))
  return {
    spelling: await nearestThatLeads(ctx, asked, leads),
    without_filters: isNarrowed && (await leads(plain)),
    in_pins: await leadsIn('pins'),
    in_people: await leadsIn('users'),
    in_boards: await leadsIn('boards'),
    topics: await topicsFor(ctx, asked.query),
  }
}

/** The nearest spelling: of names where names are looked for, and of words that are said of pins. */
async function nearestThatLeads(ctx: Context, asked: Asked, leads: Leads): Promise<string | null> {
  const { query, scope } = asked
  const isOfNames = scope === 'boards' || scope === 'users'
  const isOfOwn = scope === 'my_pins' || scope === 'my_content'
  // A search of all pins has tried the nearest spelling by itself.
  if (!isOfNames && !isOfOwn && !asked.auto_correction_disabled) return null
  const name = isOfNames ? await nearestNames(ctx, query, scope === 'boards' ? 'board' : 'user') : null
  if (name && (await leads({ ...asked, query: name }))) return name
  const spelling = await correctedQuery(ctx, query)
  return spelling && (await leads({ ...asked, query: spelling })) ? spelling : null
}

/** Topics that the words speak of, then those of most things; only such that have some. */
async function topicsFor(ctx: Context, query: string): Promise<WaysOn['topics']> {
  const tree = await interestTree(ctx.house)
  const told = topicsOfWords(query, tree.vocabulary, languageOf(ctx)).flatMap(
    ({ interest }) => tree.byId.get(interest) ?? [],
  )
  const open = (row: InterestRow) => !row.is_sensitive
  const candidates = [...new Set([...told, ...(await mostFirst(ctx, tree.childrenOf(null)))])].filter(open)
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

/** Those that most things of the feed's pool are about, then those that most people follow. */
async function mostFirst({ db }: Context, topics: readonly InterestRow[]): Promise<InterestRow[]> {
  const { rows } = await sql<{ id: Id; things: number }>`SELECT interest_id AS id, max(rank) AS things FROM topic_pool
    WHERE interest_id = ANY(${topics.map(({ id }) => id)}::bigint[]) GROUP BY interest_id`.execute(db)
  const things = new Map(rows.map((row) => [row.id, row.things]))
  const thingsOf = ({ id }: InterestRow) => things.get(id) ?? 0
  return [...topics].sort((a, b) => thingsOf(b) - thingsOf(a) || b.follower_count - a.follower_count)
}
