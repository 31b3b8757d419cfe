import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { EmptySearchSuggestions, SearchScope } from '#domain/resources/search.ts'
import { topicsFromText } from '#domain/rules/interests/topics-from-text.ts'
import type { Context } from '../context.ts'
import { type InterestRow, loadInterestTree } from '../records/interest-tree.ts'
import { correctNameQuery } from './correct-name-query.ts'
import { correctQuery } from './correct-query.ts'
import type { SearchRequest } from './find-search-hits.ts'
import { toSearchLanguage } from './query-embedding.ts'

const TOPICS = 6

/** Returns whether a search has at least one result that the viewer may see. */
type Leads = (asked: SearchRequest) => Promise<boolean>

/** Finds alternatives for a search without results (search.18): each one was tried and has at least one result. */
export async function findSearchAlternatives(
  ctx: Context,
  asked: SearchRequest,
  leads: Leads,
): Promise<EmptySearchSuggestions> {
  const plain: SearchRequest = { query: asked.query, scope: asked.scope }
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

/** The nearest spelling with results: from names when searching names, otherwise from words in pins. */
async function nearestThatLeads(ctx: Context, asked: SearchRequest, leads: Leads): Promise<string | null> {
  const { query, scope } = asked
  const isOfNames = scope === 'boards' || scope === 'users'
  const isOfOwn = scope === 'my_pins' || scope === 'my_content'
  // A search of all pins has tried the nearest spelling already.
  if (!isOfNames && !isOfOwn && !asked.auto_correction_disabled) return null
  const name = isOfNames ? await correctNameQuery(ctx, query, scope === 'boards' ? 'board' : 'user') : null
  if (name && (await leads({ ...asked, query: name }))) return name
  const spelling = await correctQuery(ctx, query)
  return spelling && (await leads({ ...asked, query: spelling })) ? spelling : null
}

/** Topics that the words imply, then the most popular ones; only topics with pins. */
async function topicsFor(ctx: Context, query: string): Promise<EmptySearchSuggestions['topics']> {
  const tree = await loadInterestTree(ctx.house)
  const told = topicsFromText(query, tree.vocabulary, toSearchLanguage(ctx)).flatMap(
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

/** Sorts topics by their number of pins in the feed's pool, then by followers. */
async function mostFirst({ db }: Context, topics: readonly InterestRow[]): Promise<InterestRow[]> {
  const { rows } = await sql<{ id: Id; things: number }>`SELECT interest_id AS id, max(rank) AS things FROM topic_pool
    WHERE interest_id = ANY(${topics.map(({ id }) => id)}::bigint[]) GROUP BY interest_id`.execute(db)
  const things = new Map(rows.map((row) => [row.id, row.things]))
  const thingsOf = ({ id }: InterestRow) => things.get(id) ?? 0
  return [...topics].sort((a, b) => thingsOf(b) - thingsOf(a) || b.follower_count - a.follower_count)
}
