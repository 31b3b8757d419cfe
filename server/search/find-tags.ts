import { sql } from 'kysely'
import type { AnswerOf, ParsedOptionsOf } from '#domain/resource.ts'
import type { HashtagTypeaheadResource } from '#domain/resources/search.ts'
import { foldText } from '#domain/rules/search/query-text.ts'
import type { Context } from '../context.ts'
import { loadMarkedWordTest } from './marked-words.ts'

const MOST = 20

/** Finds hashtags that begin with the typed text, most used first. */
export async function findTags(
  ctx: Context,
  { query }: ParsedOptionsOf<typeof HashtagTypeaheadResource.get>,
): Promise<AnswerOf<typeof HashtagTypeaheadResource.get>> {
  const begun = foldText(query.trim().replace(/^#/, ''))
  if (!begun || ctx.page.after) return { items: [], next: null }
  const { rows } = await sql<{ term: string; weight: number }>`SELECT term, weight FROM search_terms
    WHERE term >= ${`#${begun}`} AND term < ${`#${begun}`} || U&'\\FFFF' ORDER BY weight DESC, term
    LIMIT ${Math.min(ctx.page.size ?? MOST, MOST)}`.execute(ctx.db)
  const hasMarked = await loadMarkedWordTest(ctx)
  const offered = rows.filter(({ term }) => !hasMarked(term))
  const items = offered.map(({ term, weight }) => {
    const name = term.slice(1)
    return {
      type: 'hashtag' as const,
      tag: term,
      name,
      pin_count: weight,
      url: `/search/pins/?q=${encodeURIComponent(term)}&rs=hashtag`,
    }
  })
  return { items, next: null }
}
