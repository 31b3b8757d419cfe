import { BOARD_NAME_MAX } from '#domain/constants/limits.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { nextFreeBoardSlug, toBoardSlug } from '#domain/rules/board/board-slug.ts'
import type { Context } from '../context.ts'

/** Normalizes a board name for sorting and comparison. */
export const toBoardNameKey = (name: string): string => name.normalize('NFKC').toLowerCase()

/** Refuses a name that another board of the same owner has. */
export async function assertBoardNameFree(ctx: Context, ownerId: Id, name: string, except?: Id): Promise<void> {
  if (await isBoardNameTaken(ctx, ownerId, name, except))
    throw new Refusal('conflict', 'board.nameTaken', { name }, { field: 'name' })
}

export async function isBoardNameTaken(ctx: Context, ownerId: Id, name: string, except?: Id): Promise<boolean> {
  const taken = await ctx.db
    .selectFrom('user_boards')
    .select('board_id')
    .where('user_id', '=', ownerId)
    .where('state', '=', 'owner')
    .where('name_key', '=', toBoardNameKey(name))
    .execute()
  return taken.some((row) => row.board_id !== except)
}

/** Claims a free slug for the board. Its former slugs keep redirecting to it, and the board may claim them again. */
export async function claimBoardSlug(ctx: Context, ownerId: Id, boardId: Id, name: string): Promise<string> {
  const known = await ctx.db
    .selectFrom('board_slugs')
    .select(['slug', 'board_id'])
    .where('owner_id', '=', ownerId)
    .where('slug', 'like', `${toBoardSlug(name).replace(/[\\%_]/g, '\\$&')}%`)
    .execute()
  const taken = known.filter((row) => row.board_id !== boardId).map((row) => row.slug)
  const slug = nextFreeBoardSlug(name, new Set(taken))
  await ctx.db
    .updateTable('board_slugs')
    .set({ is_current: false })
    .where('owner_id', '=', ownerId)
    .where('board_id', '=', boardId)
    .execute()
  await ctx.db
    .insertInto('board_slugs')
    .values({ owner_id: ownerId, slug, board_id: boardId })
    .onConflict((conflict) => conflict.columns(['owner_id', 'slug']).doUpdateSet({ is_current: true }))
    .execute()
  return slug
}

/** Returns the board's name, with a number appended when its owner has another board of that name. */
export async function findFreeBoardName(ctx: Context, board: { id: Id; name: string; owner_id: Id }): Promise<string> {
  for (let number = 1; ; number++) {
    const ending = number === 1 ? '' : ` ${number}`
    const name = [...board.name].slice(0, BOARD_NAME_MAX - ending.length).join('') + ending
    if (!(await isBoardNameTaken(ctx, board.owner_id, name, board.id))) return name
  }
}
