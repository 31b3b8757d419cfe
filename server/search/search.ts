import { DEFAULT_PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { AnswerOf, Page, ParsedOptionsOf } from '#domain/resource.ts'
import {
  AdvancedTypeaheadResource,
  BaseSearchResource,
  HashtagTypeaheadResource,
  RecentSearchesResource,
  type SearchExtras,
  SearchResource,
} from '#domain/resources/search.ts'
import { formatGuideName, pickSearchGuides } from '#domain/rules/search/search-guides.ts'
import { defineAnswers } from '../answer.ts'
import { type Context, requireSignedIn } from '../context.ts'
import { loadListPage } from '../list-page.ts'
import { loadBoards } from '../records/load-boards.ts'
import { loadUsers } from '../records/load-people.ts'
import { loadPins } from '../records/load-pins.ts'
import { toThumbnailUrl } from '../records/pin-images.ts'
import { findOwnBoards } from './find-own-boards.ts'
import { findSearchHits, type SearchHit, type SearchRequest } from './find-search-hits.ts'
import { findTags } from './find-tags.ts'
import { loadMarkedWordTest, markedWordAnswers } from './marked-words.ts'
import { deleteRecentSearch, findRecentSearches, rememberSearch } from './recent-searches.ts'
import { findSearchAlternatives } from './search-alternatives.ts'
import { runInSearchTurn } from './search-turns.ts'
import { suggestSearches } from './suggest.ts'

type Taken = ParsedOptionsOf<typeof BaseSearchResource.get>
type Result = AnswerOf<typeof BaseSearchResource.get>['items'][number]

/** Minimum number of products among the first 25 pins that makes shopping filters appear. */
const SHOPPING_FROM = 13
const SHOPPING_OF = 25

const NOTHING: SearchExtras = {
  guides: [],
  chosen: [],
  is_near: false,
  correction: null,
  own_boards: [],
  is_shopping: false,
  is_marked: false,
  ways_on: null,
}

const MARKED: Page<Result> = { items: [], next: null, extra: { ...NOTHING, is_marked: true } }

const search = (ctx: Context, taken: Taken) => runInSearchTurn(ctx, () => searchNow(ctx, taken))

async function searchNow(ctx: Context, taken: Taken): Promise<Page<Result>> {
  const { query, scope, guides: chosen = [] } = taken
  if (!ctx.actor && (scope === 'my_pins' || scope === 'my_content')) throw new Refusal('not_signed_in', 'error.signIn')
  const hasMarked = await loadMarkedWordTest(ctx)
  if (hasMarked([query, ...chosen].join(' '))) return MARKED
  const { read, searchedFor } = findSearchHits(ctx, taken)
  const page = await loadListPage(ctx, DEFAULT_PAGE_SIZE, read, (found) => load(ctx, found))
  if (searchedFor.corrected && hasMarked(searchedFor.corrected)) return MARKED
  if (ctx.page.after) return { ...page, extra: NOTHING }
  await rememberSearch(ctx, query)
  const pins = page.items.flatMap((item) =>
    item.type === 'pin' ? [{ ...item, image_url: toThumbnailUrl(ctx, item) }] : [],
  )
  const language = ctx.locale.startsWith('de') ? 'de' : 'en'
  const own_boards = scope === 'boards' ? await findOwnBoards(ctx, query) : []
  const isEmpty = searchedFor.isNear || (!page.items.length && !own_boards.length)
  const subject = [searchedFor.corrected ?? query, ...chosen].join(' ')
  const extra: SearchExtras = {
    // What is only near is not refined.
    guides: (searchedFor.isNear ? [] : pickSearchGuides(subject, pins, language)).filter(
      ({ term }) => !hasMarked(term),
    ),
    chosen: chosen.map((term) => ({ term, display: formatGuideName(term, language) })),
    is_near: searchedFor.isNear,
    correction: searchedFor.corrected ? { query: searchedFor.corrected, is_fewer: searchedFor.isFewer } : null,
    own_boards,
    is_marked: false,
    is_shopping: pins.slice(0, SHOPPING_OF).filter((pin) => pin.is_shoppable).length >= SHOPPING_FROM,
    ways_on: isEmpty ? await findSearchAlternatives(ctx, taken, (other) => leads(ctx, other)) : null,
  }
  return { ...page, extra }
}

/** Number of hits that are tried. */
const TRIED = 10

/** Returns whether a search has a visible result. */
async function leads(ctx: Context, asked: SearchRequest): Promise<boolean> {
  const { read, searchedFor } = findSearchHits(ctx, asked)
  const shown = await load(ctx, await read(null, TRIED))
  const hasMarked = await loadMarkedWordTest(ctx)
  return shown.some(Boolean) && !searchedFor.isNear && !hasMarked(searchedFor.corrected ?? asked.query)
}

async function load(ctx: Context, found: SearchHit[]): Promise<(Result | null)[]> {
  const ids = (kind: SearchHit['kind']) => found.filter((one) => one.kind === kind).map((one) => one.id)
  const some = async <T>(list: Id[], read: (ids: Id[]) => Promise<(T | null)[]>) => {
    const things = list.length ? await read(list) : []
    return new Map(list.map((id, at) => [id, things[at] ?? null]))
  }
  const pins = await some(ids('pin'), (list) => loadPins(ctx, list))
  const boards = await some(ids('board'), (list) => listedBoards(ctx, list))
  const users = await some(ids('user'), (list) => loadUsers(ctx, list))
  const all = { pin: pins, board: boards, user: users } as const
  return found.map(({ kind, id }) => (all[kind].get(id) as Result | null | undefined) ?? null)
}

/** Boards that are only open by link are in no search. */
async function listedBoards(ctx: Context, ids: Id[]) {
  const boards = await loadBoards(ctx, ids)
  return boards.map((board) => (board?.privacy === 'public' && !board.archived ? board : null))
}

export const searchAnswers = [
  ...defineAnswers(BaseSearchResource, { get: search }),
  ...defineAnswers(SearchResource, { get: search }),
  ...defineAnswers(AdvancedTypeaheadResource, { get: suggestSearches }),
  ...defineAnswers(RecentSearchesResource, {
    get: async (ctx) => ({ terms: await findRecentSearches(ctx, '') }),
    delete: async (ctx, { term }) => deleteRecentSearch(requireSignedIn(ctx), term),
  }),
  ...defineAnswers(HashtagTypeaheadResource, { get: findTags }),
  ...markedWordAnswers,
]
