import { sql } from 'kysely'
import type { Board } from '#domain/entities/board.ts'
import type { UserCard } from '#domain/entities/user.ts'
import type { AnswerOf, TakenOf } from '#domain/resource.ts'
import type { AdvancedTypeaheadResource, Suggestion } from '#domain/resources/search.ts'
import { completionsOf } from '#domain/rules/search/completions.ts'
import { fold } from '#domain/rules/search/fold.ts'
import { sayIn } from '#domain/text/say.ts'
import type { Context } from '../context.ts'
import { wordsTo } from '../mail/compose.ts'
import { loadBoardRows, loadBoards } from '../records/load-boards.ts'
import { loadPeople, nameCard } from '../records/load-people.ts'
import { completeNames } from './find-names.ts'
import { markedTest } from './marked-words.ts'
import { recentSearches } from './recent-searches.ts'
import { trendingSearches } from './trending.ts'

const QUERIES = 10
const NAMES = 3
const COUNT = QUERIES + 2 * NAMES
const RECENT = 5
const TRENDING = 6
const INDEXED_LETTERS = 3
/** Of so many words the little ones and other forms of the same are left out. */
const CANDIDATES = 40

/** While someone types: what they looked for lately, how the last word may go on, and people and boards of that name. */
export async function suggest(
  asked: Context,
  { term, count = COUNT }: TakenOf<typeof AdvancedTypeaheadResource.get>,
): Promise<AnswerOf<typeof AdvancedTypeaheadResource.get>> {
  const ctx: Context = { ...asked, fields: 'card' }
  const typed = term.trimStart().toLowerCase()
  const hasMarked = await markedTest(ctx)
  if (hasMarked(typed)) return { items: [], notice: sayIn(wordsTo(ctx.locale), ctx.locale)('search.marked') }
  const [recent, completed, trending, { people, boards }] = await Promise.all([
    recentSearches(ctx, typed),
    completions(ctx, typed),
    trendingSearches(ctx, typed, TRENDING),
    names(ctx, typed),
  ])
  const named = [...people, ...boards.filter(({ label }) => !hasMarked(label))]
  // Names leave at least half of the room to words, and these leave some to what is trending.
  const room = Math.max(count - named.length, Math.ceil(count / 2))
  const ownRoom = typed ? RECENT : Math.max(room - TRENDING, Math.ceil(room / 2))
  const own = recent.filter((term) => !hasMarked(term)).slice(0, ownRoom)
  const offered = completed.filter((term) => !hasMarked(term))
  const queries = eachOnce([...own, ...offered, ...trending]).slice(0, Math.max(QUERIES, own.length + TRENDING))
  const said = { recent: new Set(own), trending: new Set(trending) }
  const items = [...queries.slice(0, room).map((query) => queryItem(query, said)), ...named].slice(0, count)
  return { items: items.map((item, resultIndex) => ({ ...item, resultIndex })), notice: null }
}

/** Of words in upper and lower case the first. */
const eachOnce = (terms: readonly string[]): string[] => {
  const lower = terms.map((term) => term.toLowerCase())
  return terms.filter((_, at) => lower.indexOf(lower[at] ?? '') === at)
}

/** `tagged`: how often it is said in tags. */
type Term = { term: string; weight: number; tagged: number }
type Item = Omit<Suggestion, 'resultIndex'>

type Said = { recent: ReadonlySet<string>; trending: ReadonlySet<string> }
const rsOf = (isRecent: boolean, isTrending: boolean) => (isRecent ? 'recent' : isTrending ? 'trending' : 'ac')

const queryItem = (query: string, { recent, trending }: Said): Item => ({
  type: 'query',
  query,
  label: query,
  url: `/search/pins/?q=${encodeURIComponent(query)}&rs=${rsOf(recent.has(query), trending.has(query))}`,
  image_url: null,
  is_recent: recent.has(query),
  is_trending: !recent.has(query) && trending.has(query),
})

const userItem = (user: UserCard): Item => ({
  type: 'user',
  query: user.username,
  label: user.full_name,
  url: `/${user.username}/`,
  image_url: user.image_medium_url,
  is_recent: false,
  is_trending: false,
})

const boardItem = (board: Board): Item => ({
  type: 'board',
  query: board.name,
  label: board.name,
  url: board.url,
  image_url: board.image_thumbnail_url,
  is_recent: false,
  is_trending: false,
})

/** The words before the last one stay; the last is completed by what is often said. */
async function completions(ctx: Context, typed: string): Promise<string[]> {
  const [, before = '', last = ''] = /^(.*?)([\p{L}\p{M}\p{N}]*)$/su.exec(typed) ?? []
  if (!last) return []
  const begun = fold(last)
  // An index for each length, by how often a term is said: it is read only until the list is full.
  const letters = Math.min(INDEXED_LETTERS, [...begun].length)
  const { rows } = await sql<Term>`SELECT term, weight,
      coalesce((SELECT tag.weight FROM search_terms tag WHERE tag.term = '#' || said.term), 0) AS tagged
    FROM (SELECT term, weight FROM search_terms
      WHERE left(term, ${sql.lit(letters)}) = left(${begun}, ${sql.lit(letters)}) AND starts_with(term, ${begun})
      ORDER BY weight DESC, term LIMIT ${sql.lit(CANDIDATES)}) said
    ORDER BY weight DESC, term`.execute(ctx.db)
  const terms = rows.map(({ term }) => term)
  // Said nowhere but in tags.
  const onlyTags = before.endsWith('#') ? [] : rows.filter(({ weight, tagged }) => tagged >= weight)
  return completionsOf(terms, new Set(onlyTags.map(({ term }) => term)), QUERIES).map((term) => before + term)
}

const NOBODY = { people: [], boards: [] }

async function names(ctx: Context, typed: string): Promise<{ people: Item[]; boards: Item[] }> {
  if (typed.trim().length < 2) return NOBODY
  const found = await completeNames(ctx, typed, NAMES)
  const rows = await loadBoardRows(ctx, found.board)
  // Those who own a board are read with those who are found themselves.
  const people = await loadPeople(ctx, [...found.user, ...[...rows.values()].map((board) => board.owner_id)])
  const boards = await loadBoards(ctx, found.board)
  return {
    people: found.user.flatMap((id) => {
      const user = nameCard(ctx, people.get(id))
      return user ? [userItem(user)] : []
    }),
    boards: boards.flatMap((board) => (board ? [boardItem(board)] : [])),
  }
}
