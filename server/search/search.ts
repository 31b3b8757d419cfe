import { PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { AnswerOf, Page, TakenOf } from '#domain/resource.ts'
import {
  AdvancedTypeaheadResource,
  BaseSearchResource,
  type BesideResults,
  HashtagTypeaheadResource,
  RecentSearchesResource,
  SearchResource,
} from '#domain/resources/search.ts'
import { guideName, searchGuides } from '#domain/rules/search/search-guides.ts'
import { answer } from '../answer.ts'
import { type Context, signedIn } from '../context.ts'
import { loadPage } from '../list-page.ts'
import { loadBoards } from '../records/load-boards.ts'
import { loadUsers } from '../records/load-people.ts'
import { loadPins } from '../records/load-pins.ts'
import { type Asked, type Found, find } from './find.ts'
import { findOwnBoards } from './find-own-boards.ts'
import { findTags } from './find-tags.ts'
import { markedTest, markedWordAnswers } from './marked-words.ts'
import { forgetSearch, recentSearches, rememberSearch } from './recent-searches.ts'
import { suggest } from './suggest.ts'
import { waysOn } from './ways-on.ts'

type Taken = TakenOf<typeof BaseSearchResource.get>
type Result = AnswerOf<typeof BaseSearchResource.get>['items'][number]

/** D70: of the first 25 pins so many are products. */
const SHOPPING_FROM = 13
const SHOPPING_OF = 25

const NOTHING: BesideResults = {
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

async function search(ctx: Context, taken: Taken): Promise<Page<Result>> {
  const { query, scope, guides: chosen = [] } = taken
  if (!ctx.actor && (scope === 'my_pins' || scope === 'my_content')) throw new Refusal('not_signed_in', 'error.signIn')
  const hasMarked = await markedTest(ctx)
  if (hasMarked([query, ...chosen].join(' '))) return MARKED
  const { read, sought } = find(ctx, taken)
  const page = await loadPage(ctx, PAGE_SIZE, read, (found) => load(ctx, found))
  if (sought.corrected && hasMarked(sought.corrected)) return MARKED
  if (ctx.page.after) return { ...page, extra: NOTHING }
  await rememberSearch(ctx, query)
  const pins = page.items.flatMap((item) => (item.type === 'pin' ? [item] : []))
  const language = ctx.locale.startsWith('de') ? 'de' : 'en'
  const own_boards = scope === 'boards' ? await findOwnBoards(ctx, query) : []
  const isEmpty = !page.items.length && !own_boards.length
  const extra: BesideResults = {
    guides: searchGuides([sought.corrected ?? query, ...chosen].join(' '), pins, language).filter(
      ({ term }) => !hasMarked(term),
    ),
    chosen: chosen.map((term) => ({ term, display: guideName(term, language) })),
    is_near: sought.isNear,
    correction: sought.corrected ? { query: sought.corrected, is_fewer: sought.isFewer } : null,
    own_boards,
    is_marked: false,
    is_shopping: pins.slice(0, SHOPPING_OF).filter((pin) => pin.is_shoppable).length >= SHOPPING_FROM,
    ways_on: isEmpty ? await waysOn(ctx, taken, (other) => leads(ctx, other)) : null,
  }
  return { ...page, extra }
}

/** So many of what fits are tried. */
const TRIED = 10

/** Whether a search has a result to show. */
async function leads(ctx: Context, asked: Asked): Promise<boolean> {
  const { read, sought } = find(ctx, asked)
  const shown = await load(ctx, await read(null, TRIED))
  const hasMarked = await markedTest(ctx)
  return shown.some(Boolean) && !hasMarked(sought.corrected ?? asked.query)
}

async function load(ctx: Context, found: Found[]): Promise<(Result | null)[]> {
  const ids = (kind: Found['kind']) => found.filter((one) => one.kind === kind).map((one) => one.id)
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

/** A board that is open by its address only stands in no search. */
async function listedBoards(ctx: Context, ids: Id[]) {
  const boards = await loadBoards(ctx, ids)
  return boards.map((board) => (board?.privacy === 'public' && !board.archived ? board : null))
}

export const searchAnswers = [
  ...answer(BaseSearchResource, { get: search }),
  ...answer(SearchResource, { get: search }),
  ...answer(AdvancedTypeaheadResource, { get: suggest }),
  ...answer(RecentSearchesResource, {
    get: async (ctx) => ({ terms: await recentSearches(ctx, '') }),
    delete: async (ctx, { term }) => forgetSearch(signedIn(ctx), term),
  }),
  ...answer(HashtagTypeaheadResource, { get: findTags }),
  ...markedWordAnswers,
]
