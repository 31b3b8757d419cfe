import { BOARD_NAME_MAX } from '#domain/constants/limits.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { boardSlug, freeSlug } from '#domain/rules/board/board-slug.ts'
import type { Context } from '../context.ts'

/** A name as lists sort and compare it. */
export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase()

/** Two boards of one owner can't share a name. */
export async function refuseTakenName(ctx: Context, ownerId: Id, name: string, except?: Id): Promise<void> {
  if (await isNameTaken(ctx, ownerId, name, except))
    throw new Refusal('conflict', 'board.nameTaken', { name }, { field: 'name' })
}

export async function isNameTaken(ctx: Context, ownerId: Id, name: string, except?: Id): Promise<boolean> {
  const taken = await ctx.db
    .selectFrom('user_boards')
    .select('board_id')
    .where('user_id', '=', ownerId)
    .where('state', '=', 'owner')
    .where('name_key', '=', nameKey(name))
    .execute()
  return taken.some((row) => row.board_id !== except)
}

/** Takes a free slug for the board; former ones of the same board go on leading to it, and it may have them again. */
export async function takeSlug(ctx: Context, ownerId: Id, boardId: Id, name: string): Promise<string> {
  const known = await ctx.db
    .selectFrom('board_slugs')
    .select(['slug', 'board_id'])
    .where('owner_id', '=', ownerId)
    .where('slug', 'like', `${boardSlug(name).replace(/[\\%_]/g, '\\$&')}%`)
    .execute()
  const taken = known.filter((row) => row.board_id !== boardId).map((row) => row.slug)
  const slug = freeSlug(name, new Set(taken))
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

/** The board's name, with a number when its owner has another of that name. */
export async function freeName(ctx: Context, board: { id: Id; name: string; owner_id: Id }): Promise<string> {
  for (let number = 1; ; number++) {
    const ending = number === 1 ? '' : ` ${number}`
    const name = [...board.name].slice(0, BOARD_NAME_MAX - ending.length).join('') + ending
    if (!(await isNameTaken(ctx, board.owner_id, name, board.id))) return name
  }
}
