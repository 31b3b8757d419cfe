import type { Id } from '#domain/id.ts'
import type { Page } from '#domain/resource.ts'
import { suggestTitles } from '#domain/rules/board/suggest-titles.ts'
import { type Context, signedIn } from '../context.ts'
import { mustSeePin } from '../records/access.ts'
import { loadBoards } from '../records/load-boards.ts'

const BOARDS = 20
const TITLES = 6

/** What others call the boards that have this thing: listed boards only. */
export async function namesOfBoardsWith(ctx: Context, aggregateId: Id): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('aggregate_pins')
    .select('board_id')
    .where('aggregate_id', '=', aggregateId)
    .where('audience', '=', 0)
    .where('board_id', 'is not', null)
    .orderBy('saved_at', 'desc')
    .orderBy('pin_id', 'desc')
    .limit(BOARDS)
    .execute()
  const ids = [...new Set(rows.flatMap((row) => row.board_id ?? []))]
  const boards = await loadBoards({ ...ctx, fields: 'card' }, ids)
  return boards.flatMap((board) => (board?.privacy === 'public' ? [board.name] : []))
}

/** Names for a new board that this pin could begin; none that the viewer has already. */
export async function titleSuggestions(asked: Context, pinId: Id): Promise<Page<{ name: string }>> {
  const ctx = signedIn(asked)
  const { pin, aggregate } = await mustSeePin(ctx, pinId)
  const own = await ctx.db
    .selectFrom('user_boards')
    .select('name_key')
    .where('user_id', '=', ctx.actor.id)
    .where('state', '=', 'owner')
    .execute()
  const boards = await namesOfBoardsWith(ctx, aggregate.id)
  const taken = own.map((row) => row.name_key)
  const titles = suggestTitles({ title: pin.title, category: aggregate.category, boards, taken }, TITLES)
  return { items: titles.map((name) => ({ name })), next: null }
}
