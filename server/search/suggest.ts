import { sql } from 'kysely'
import type { Board } from '#domain/entities/board.ts'
import type { UserCard } from '#domain/entities/user.ts'
import type { Id } from '#domain/id.ts'
import type { AnswerOf, ParsedOptionsOf } from '#domain/resource.ts'
import type { AdvancedTypeaheadResource, Suggestion } from '#domain/resources/search.ts'
import { filterCompletions } from '#domain/rules/search/completions.ts'
import { foldText } from '#domain/rules/search/query-text.ts'
import { makeSay } from '#domain/text/say.ts'
import type { Context } from '../context.ts'
import { catalogueForLocale } from '../mail/compose-mail.ts'
import { loadBoardRows, loadBoards } from '../records/load-boards.ts'
import { loadPeople, toNamedUserCard } from '../records/load-people.ts'
import { loadPins } from '../records/load-pins.ts'
import { toThumbnailUrl } from '../records/pin-images.ts'
import { correctQuery } from './correct-query.ts'
import { completeNames } from './find-names.ts'
import { loadMarkedWordTest } from './marked-words.ts'
import { findRecentSearches } from './recent-searches.ts'
import { findTermPins } from './term-pins.ts'
import { findTrendingSearches } from './trending.ts'

const QUERIES = 10
const NAMES = 3
const COUNT = QUERIES + 2 * NAMES
const RECENT = 5
const TRENDING = 6
const INDEXED_LETTERS = 3
/** Longer queries are corrected by the search itself, not for each letter. */
const CORRECTED_WORDS = 3
/** Number of candidate words, from which short function words and repeated forms are removed. */
const CANDIDATES = 40

/** Suggestions while someone types: recent searches, completions of the last word, and matching people and boards. */
export async function suggestSearches(
  asked: Context,
  { term, count = COUNT }: ParsedOptionsOf<typeof AdvancedTypeaheadResource.get>,
): Promise<AnswerOf<typeof AdvancedTypeaheadResource.get>> {
  const ctx: Context = { ...asked, fields: 'card' }
  const typed = term.trimStart().toLowerCase()
  const hasMarked = await loadMarkedWordTest(ctx)
  if (hasMarked(typed))
    return { items: [], notice: makeSay(catalogueForLocale(ctx.locale), ctx.locale)('search.marked') }
  const [recent, completed, trending, { people, boards }] = await Promise.all([
    findRecentSearches(ctx, typed),
    completions(ctx, typed),
    findTrendingSearches(ctx, typed, TRENDING),
    names(ctx, typed),
  ])
  const named = [...people, ...boards.filter(({ label }) => !hasMarked(label))]
  // Names leave at least half of the list to words, which leave some room to trending searches.
  const room = Math.max(count - named.length, Math.ceil(count / 2))
  const ownRoom = typed ? RECENT : Math.max(room - TRENDING, Math.ceil(room / 2))
  const own = recent.filter((term) => !hasMarked(term)).slice(0, ownRoom)
  const pins = await findTermPins(ctx, eachOnce([...own, ...completed, ...trending]))
  const offered = completed.filter((term) => pins.has(term) && !hasMarked(term))
  const trends = trending.filter((term) => pins.has(term))
  const queries = eachOnce([...own, ...offered, ...trends])
    .slice(0, Math.max(QUERIES, own.length + TRENDING))
    .slice(0, room)
  const said = { recent: new Set(own), trending: new Set(trends), pictures: await loadPictures(ctx, queries, pins) }
  const items = [...queries.map((query) => queryItem(query, said)), ...named].slice(0, count)
  return { items: items.map((item, resultIndex) => ({ ...item, resultIndex })), notice: null }
}

/** Keeps the first of terms that differ only in case. */
const eachOnce = (terms: readonly string[]): string[] => {
  const lower = terms.map((term) => term.toLowerCase())
  return terms.filter((_, at) => lower.indexOf(lower[at] ?? '') === at)
}

/** `tagged`: how often it occurs in tags. */
type Term = { term: string; weight: number; tagged: number }
type Item = Omit<Suggestion, 'resultIndex'>

type Said = {
  recent: ReadonlySet<string>
  trending: ReadonlySet<string>
  pictures: ReadonlyMap<string, string | null>
}
const rsOf = (isRecent: boolean, isTrending: boolean) => (isRecent ? 'recent' : isTrending ? 'trending' : 'ac')

const queryItem = (query: string, { recent, trending, pictures }: Said): Item => ({
  type: 'query',
  query,
  label: query,
  url: `/search/pins/?q=${encodeURIComponent(query)}&rs=${rsOf(recent.has(query), trending.has(query))}`,
  image_url: pictures.get(query) ?? null,
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

/** The picture of each term's best pin, as far as the viewer may see that pin. */
async function loadPictures(ctx: Context, terms: readonly string[], pins: ReadonlyMap<string, Id>) {
  const shown = terms.flatMap((term) => pins.get(term) ?? [])
  const loaded = new Map(
    (await loadPins(ctx, [...new Set(shown)])).map((pin) => [pin?.id, pin && toThumbnailUrl(ctx, pin)]),
  )
  return new Map(terms.map((term) => [term, loaded.get(pins.get(term)) ?? null]))
}

/**
 * Completes the last word by frequent words; the words before it stay. When nothing completes it, the corrected query
 * is offered.
 */
async function completions(ctx: Context, typed: string): Promise<string[]> {
  const completed = await completeLastWord(ctx, typed)
  const isShort = typed.trim().split(/\s+/).length <= CORRECTED_WORDS
  const corrected = completed.length || !isShort ? null : await correctQuery(ctx, typed)
  return corrected ? [corrected] : completed
}

async function completeLastWord(ctx: Context, typed: string): Promise<string[]> {
  const [, before = '', last = ''] = /^(.*?)([\p{L}\p{M}\p{N}]*)$/su.exec(typed) ?? []
  if (!last) return []
  const begun = foldText(last)
  // There is an index for each length, ordered by frequency, which is read only until the list is full.
  const letters = Math.min(INDEXED_LETTERS, [...begun].length)
  const { rows } = await sql<Term>`SELECT term, weight,
      coalesce((SELECT tag.weight FROM search_terms tag WHERE tag.term = '#' || said.term), 0) AS tagged
    FROM (SELECT term, weight FROM search_terms
      WHERE left(term, ${sql.lit(letters)}) = left(${begun}, ${sql.lit(letters)}) AND starts_with(term, ${begun})
      ORDER BY weight DESC, term LIMIT ${sql.lit(CANDIDATES)}) said
    ORDER BY weight DESC, term`.execute(ctx.db)
  const terms = rows.map(({ term }) => term)
  // Words that occur only in tags.
  const onlyTags = before.endsWith('#') ? [] : rows.filter(({ weight, tagged }) => tagged >= weight)
  return filterCompletions(terms, new Set(onlyTags.map(({ term }) => term)), QUERIES).map((term) => before + term)
}

const NOBODY = { people: [], boards: [] }

async function names(ctx: Context, typed: string): Promise<{ people: Item[]; boards: Item[] }> {
  if (typed.trim().length < 2) return NOBODY
  const found = await completeNames(ctx, typed, NAMES)
  const rows = await loadBoardRows(ctx, found.board)
  // Owners of found boards are loaded together with found people.
  const people = await loadPeople(ctx, [...found.user, ...[...rows.values()].map((board) => board.owner_id)])
  const boards = await loadBoards(ctx, found.board)
  return {
    people: found.user.flatMap((id) => {
      const user = toNamedUserCard(ctx, people.get(id))
      return user ? [userItem(user)] : []
    }),
    boards: boards.flatMap((board) => (board ? [boardItem(board)] : [])),
  }
}
