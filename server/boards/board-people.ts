import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { DEFAULT_COLLABORATOR_ACTIONS, toPermissionBits } from '#domain/rules/board/board-action.ts'
import { makeFrontPosition } from '#domain/rules/board/board-slug.ts'
import type { Context } from '../context.ts'
import { addToCount } from '../counts.ts'
import { type BoardRow, toBoardAudience } from '../records/load-boards.ts'
import { loadPeople } from '../records/load-people.ts'
import { toBoardNameKey } from './board-names.ts'

export type BoardPersonState = 'member' | 'invited' | 'declined' | 'banned'
type Became = { state: BoardPersonState; permissions?: number; invitedBy?: Id | null }

export const DEFAULT_MEMBER_PERMISSIONS = toPermissionBits(DEFAULT_COLLABORATOR_ACTIONS)

/**
 * Makes someone a member, invited, declined or banned: updates the board's list of people, their list of boards, and
 * all counts.
 */
export async function setBoardPerson(ctx: Context, board: BoardRow, userId: Id, became: Became): Promise<void> {
  const was = board.people.find((member) => member.user_id === userId)?.state
  const { state, permissions = 0, invitedBy = null } = became
  await ctx.db
    .insertInto('board_people')
    .values({ board_id: board.id, user_id: userId, state, permissions, invited_by: invitedBy, created_at: ctx.now })
    .onConflict((conflict) =>
      conflict.columns(['board_id', 'user_id']).doUpdateSet({
        state,
        permissions,
        ...(invitedBy && { invited_by: invitedBy }),
      }),
    )
    .execute()
  if (state === 'member' || state === 'invited') await listBoard(ctx, board, userId, state, permissions)
  else await unlistBoard(ctx, board.id, userId)
  await countMember(ctx, board, userId, Number(state === 'member') - Number(was === 'member'))
  ctx.rows.clear()
}

/** Removes someone from the board's list of people; their pins stay on the board. */
export async function removeBoardPerson(ctx: Context, board: BoardRow, userId: Id): Promise<void> {
  const was = board.people.find((member) => member.user_id === userId)?.state
  await ctx.db.deleteFrom('board_people').where('board_id', '=', board.id).where('user_id', '=', userId).execute()
  await unlistBoard(ctx, board.id, userId)
  await countMember(ctx, board, userId, -Number(was === 'member'))
  ctx.rows.clear()
}

async function countMember(ctx: Context, board: BoardRow, userId: Id, by: number): Promise<void> {
  if (!by) return
  addToCount(ctx, 'board.collaborators', board.id, by)
  const is_collaborative = board.collaborator_count + by > 0
  await ctx.db
    .updateTable('user_boards')
    .set({ is_collaborative })
    .where('board_id', '=', board.id)
    .where('user_id', 'in', [...new Set([userId, ...board.people.map((member) => member.user_id)])])
    .execute()
  await sql`UPDATE board_pins SET favorite_count = favorite_count + ${by} WHERE board_id = ${board.id}
    AND pin_id IN (SELECT pin_id FROM favorites WHERE user_id = ${userId})`.execute(ctx.db)
}

async function listBoard(ctx: Context, board: BoardRow, userId: Id, state: string, permissions: number): Promise<void> {
  const owner = (await loadPeople(ctx, [board.owner_id])).get(board.owner_id)
  await ctx.db
    .insertInto('user_boards')
    .values({
      user_id: userId,
      board_id: board.id,
      state,
      permissions,
      name_key: toBoardNameKey(board.name),
      audience: toBoardAudience(board, owner),
      privacy: board.privacy,
      layout: board.layout,
      archived: board.state === 'archived',
      is_collaborative: board.collaborator_count > 0,
      position: makeFrontPosition(board.id),
      last_pinned_at: board.last_pinned_at ?? ctx.now,
      created_at: ctx.now,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'board_id']).doUpdateSet({ state, permissions }))
    .execute()
}

async function unlistBoard(ctx: Context, boardId: Id, userId: Id): Promise<void> {
  await ctx.db.deleteFrom('user_boards').where('user_id', '=', userId).where('board_id', '=', boardId).execute()
}
