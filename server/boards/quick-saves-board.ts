import type { Id } from '#domain/id.ts'
import { type Context, requireSignedIn, type SignedIn } from '../context.ts'
import { acquireAdvisoryLock } from '../db/advisory-lock.ts'
import { loadExperimentGroups } from '../experiments/experiment-groups.ts'
import { makeSayForLocale } from '../mail/compose-mail.ts'
import { QUICK_SAVES_LAYOUT } from '../records/load-boards.ts'
import { isBoardNameTaken } from './board-names.ts'
import { insertBoard } from './create-board.ts'

/** Finds someone's quick saves board if it exists. */
export async function findQuickSavesBoard(ctx: Context, ownerId: Id): Promise<Id | null> {
  const row = await ctx.db
    .selectFrom('user_boards')
    .select('board_id')
    .where('user_id', '=', ownerId)
    .where('layout', '=', QUICK_SAVES_LAYOUT)
    .where('state', '=', 'owner')
    .executeTakeFirst()
  return row?.board_id ?? null
}

/** In the experiment, a save without a board goes to the quick saves board, which is created on the first such save. */
export async function findOrCreateQuickSavesBoard(asked: SignedIn): Promise<Id | null> {
  const ctx = requireSignedIn(asked)
  const groups = await loadExperimentGroups(ctx)
  if (groups.quick_saves_board !== 'enabled') return null
  await acquireAdvisoryLock(ctx, 'boards', ctx.actor.id)
  const known = await findQuickSavesBoard(ctx, ctx.actor.id)
  if (known) return known
  const wished = makeSayForLocale(ctx.viewer.locale)('boards.quickSaves')
  let name = wished
  for (let number = 2; await isBoardNameTaken(ctx, ctx.actor.id, name); number++) name = `${wished} ${number}`
  const id = await insertBoard(ctx, { name, layout: QUICK_SAVES_LAYOUT } as Parameters<typeof insertBoard>[1])
  ctx.rows.clear()
  return id
}
