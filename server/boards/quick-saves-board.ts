import type { Id } from '#domain/id.ts'
import { type Context, type SignedIn, signedIn } from '../context.ts'
import { lock } from '../db/lock.ts'
import { sayTo } from '../mail/compose.ts'
import { experimentsOf } from '../records/experiments-of.ts'
import { QUICK_SAVES } from '../records/load-boards.ts'
import { isNameTaken } from './board-names.ts'
import { insertBoard } from './create-board.ts'

/** Someone's board of quick saves, if there is one already. */
export async function findQuickSavesBoard(ctx: Context, ownerId: Id): Promise<Id | null> {
  const row = await ctx.db
    .selectFrom('user_boards')
    .select('board_id')
    .where('user_id', '=', ownerId)
    .where('layout', '=', QUICK_SAVES)
    .where('state', '=', 'owner')
    .executeTakeFirst()
  return row?.board_id ?? null
}

/** Decisions, Quick save: in the experiment a save without a board goes to one board of its own, made at the first one. */
export async function quickSavesBoard(asked: SignedIn): Promise<Id | null> {
  const ctx = signedIn(asked)
  const groups = await experimentsOf(ctx)
  if (groups.quick_saves_board !== 'enabled') return null
  await lock(ctx, 'boards', ctx.actor.id)
  const known = await findQuickSavesBoard(ctx, ctx.actor.id)
  if (known) return known
  const wished = sayTo(ctx.viewer.locale)('boards.quickSaves')
  let name = wished
  for (let number = 2; await isNameTaken(ctx, ctx.actor.id, name); number++) name = `${wished} ${number}`
  const id = await insertBoard(ctx, { name, layout: QUICK_SAVES } as Parameters<typeof insertBoard>[1])
  ctx.rows.clear()
  return id
}
