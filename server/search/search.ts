import { sql } from 'kysely'
import { PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Id } from '#domain/id.ts'
import type { AnswerOf, Page, TakenOf } from '#domain/resource.ts'
import { AdvancedTypeaheadResource, BaseSearchResource, SearchResource } from '#domain/resources/search.ts'
import { searchGuides } from '#domain/rules/search/search-guides.ts'
import { mayKeep } from '#domain/rules/viewer/may-keep.ts'
import { answer } from '../answer.ts'
import type { Context } from '../context.ts'
import { loadPage } from '../list-page.ts'
import { loadBoards } from '../records/load-boards.ts'
import { loadUsers } from '../records/load-people.ts'
import { loadPins } from '../records/load-pins.ts'
import { type Found, find } from './find.ts'
import { suggest } from './suggest.ts'

type Result = AnswerOf<typeof BaseSearchResource.get>['items'][number]

async function search(ctx: Context, { query, scope }: TakenOf<typeof BaseSearchResource.get>): Promise<Page<Result>> {
  const page = await loadPage(ctx, PAGE_SIZE, find(ctx, query, scope), (found) => load(ctx, found))
  if (!ctx.page.after) await remember(ctx, query)
  const pins = page.items.flatMap((item) => (item.type === 'pin' ? [item] : []))
  return { ...page, extra: { guides: ctx.page.after ? [] : searchGuides(query, pins) } }
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

const SEARCHES_KEPT = 100

/** Recent searches are kept for those who agreed, and for nobody else. */
async function remember(ctx: Context, query: string): Promise<void> {
  const term = query.trim().slice(0, 100)
  if (!ctx.viewer || !term || !mayKeep('recent_searches', ctx.consent)) return
  await sql`INSERT INTO searches (user_id, term, searched_at) VALUES (${ctx.viewer.id}, ${term}, ${ctx.now})
    ON CONFLICT (user_id, term) DO UPDATE SET searched_at = excluded.searched_at`.execute(ctx.db)
  await sql`DELETE FROM searches WHERE user_id = ${ctx.viewer.id} AND searched_at < (SELECT searched_at FROM searches
    WHERE user_id = ${ctx.viewer.id} ORDER BY searched_at DESC OFFSET ${SEARCHES_KEPT - 1} LIMIT 1)`.execute(ctx.db)
}

export const searchAnswers = [
  ...answer(BaseSearchResource, { get: search }),
  ...answer(SearchResource, { get: search }),
  ...answer(AdvancedTypeaheadResource, { get: suggest }),
]
