import type { Id } from '#domain/id.ts'
import type { Page } from '#domain/resource.ts'
import { suggestTitles } from '#domain/rules/board/suggest-boards.ts'
import { type Context, requireSignedIn } from '../context.ts'
import { mustSeePin } from '../records/access.ts'
import { loadBoards } from '../records/load-boards.ts'

const BOARDS = 20
const TITLES = 6

/** Names of listed boards that contain this aggregate. */
export async function findBoardNamesForAggregate(ctx: Context, aggregateId: Id): Promise<string[]> {
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

/** Suggests names for a new board that starts with this pin, without names of boards the viewer already has. */
export async function suggestBoardTitles(asked: Context, pinId: Id): Promise<Page<{ name: string }>> {
  const ctx = requireSignedIn(asked)
  const { pin, aggregate } = await mustSeePin(ctx, pinId)
  const own = await ctx.db
    .selectFrom('user_boards')
    .select('name_key')
    .where('user_id', '=', ctx.actor.id)
    .where('state', '=', 'owner')
    .execute()
  const boards = await findBoardNamesForAggregate(ctx, aggregate.id)
  const taken = own.map((row) => row.name_key)
  const titles = suggestTitles({ title: pin.title, category: aggregate.category, boards, taken }, TITLES)
  return { items: titles.map((name) => ({ name })), next: null }
}
