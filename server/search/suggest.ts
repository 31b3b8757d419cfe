import { sql } from 'kysely'
import type { UserCard } from '#domain/entities/user.ts'
import type { AnswerOf, TakenOf } from '#domain/resource.ts'
import type { AdvancedTypeaheadResource, Suggestion } from '#domain/resources/search.ts'
import type { Context } from '../context.ts'
import { loadBoards } from '../records/load-boards.ts'
import { loadPeople, nameCard } from '../records/load-people.ts'
import { find } from './find.ts'

const COUNT = 10
const NAMES = 3

/** While someone types: what they looked for lately, how the last word may go on, and people and boards of that name. */
export async function suggest(
  asked: Context,
  { term, count = COUNT }: TakenOf<typeof AdvancedTypeaheadResource.get>,
): Promise<AnswerOf<typeof AdvancedTypeaheadResource.get>> {
  const ctx: Context = { ...asked, fields: 'card' }
  const typed = term.trimStart().toLowerCase()
  const [recent, completed, people, boards] = await Promise.all([
    recentSearches(ctx, typed),
    completions(ctx, typed),
    names(ctx, typed, 'users'),
    names(ctx, typed, 'boards'),
  ])
  const queries = [...new Set([...recent, ...completed])].slice(0, count)
  const items = [...queries.map((query) => queryItem(query, recent.includes(query))), ...people, ...boards]
  return { items: items.slice(0, count + 2 * NAMES).map((item, resultIndex) => ({ ...item, resultIndex })) }
}

type Item = Omit<Suggestion, 'resultIndex'>

const queryItem = (query: string, is_recent: boolean): Item => ({
  type: 'query',
  query,
  label: query,
  url: `/search/pins/?q=${encodeURIComponent(query)}&rs=${is_recent ? 'recent' : 'ac'}`,
  image_url: null,
  is_recent,
})

const userItem = (user: UserCard): Item => ({
  type: 'user',
  query: user.username,
  label: user.full_name,
  url: `/${user.username}/`,
  image_url: user.image_medium_url,
  is_recent: false,
})

async function recentSearches(ctx: Context, typed: string): Promise<string[]> {
  if (!ctx.viewer) return []
  const { rows } = await sql<{ term: string }>`SELECT term FROM searches
    WHERE user_id = ${ctx.viewer.id} AND starts_with(lower(term), ${typed}) ORDER BY searched_at DESC LIMIT 5`.execute(
    ctx.db,
  )
  return rows.map((row) => row.term)
}

/** The words before the last one stay; the last is completed by what is often said. */
async function completions(ctx: Context, typed: string): Promise<string[]> {
  const [, before = '', last = ''] = /^(.*?)([\p{L}\p{M}\p{N}]*)$/su.exec(typed) ?? []
  if (!last) return []
  const { rows } = await sql<{ term: string }>`SELECT term FROM search_terms
    WHERE term >= plain_text(${last}) AND term < plain_text(${last}) || U&'\\FFFF' ORDER BY weight DESC, term LIMIT ${COUNT}`.execute(
    ctx.db,
  )
  return rows.map((row) => before + row.term)
}

async function names(ctx: Context, typed: string, scope: 'users' | 'boards'): Promise<Item[]> {
  if (typed.trim().length < 2) return []
  const found = (await find(ctx, typed, scope)(null, NAMES)).map((one) => one.id)
  if (!found.length) return []
  if (scope === 'users') {
    const people = await loadPeople(ctx, found)
    return found.flatMap((id) => {
      const user = nameCard(ctx, people.get(id))
      return user ? [userItem(user)] : []
    })
  }
  return (await loadBoards(ctx, found)).flatMap((board) =>
    board
      ? [
          {
            type: 'board' as const,
            query: board.name,
            label: board.name,
            url: board.url,
            image_url: board.image_thumbnail_url,
            is_recent: false,
          },
        ]
      : [],
  )
}
