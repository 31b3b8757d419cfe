import { sql } from 'kysely'
import type { BoardPrivacy } from '#domain/entities/board.ts'
import type { Id } from '#domain/id.ts'
import { type BoardState, boardAudience } from '#domain/rules/viewer/audience.ts'
import type { Context } from '../context.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import { type Listeners, runInRewriteQueue } from '../facts/listener.ts'
import type { House } from '../house.ts'
import { updatePinAudiences } from '../places/refresh-audiences.ts'
import { loadPeople, toPersonState } from '../records/load-people.ts'

const BATCH = 500

/** Recomputes the audiences of someone's boards and pins in batches, after they became private, left or returned. */
export async function rewriteAudiencesOfPerson(house: House, userId: Id): Promise<void> {
  const boards = await inUnitOfWork(house, 'house', (ctx) => rewriteBoards(ctx, userId))
  const mine = await house.db.selectFrom('user_pins').select('pin_id').where('user_id', '=', userId).execute()
  const onMyBoards = boards.length
    ? await house.db.selectFrom('board_pins').select('pin_id').where('board_id', 'in', boards).execute()
    : []
  const ids = [...new Set([...mine, ...onMyBoards].map((row) => row.pin_id))]
  for (let at = 0; at < ids.length; at += BATCH) {
    house.stopping.throwIfAborted()
    await inUnitOfWork(house, 'house', (ctx) => updatePinAudiences(ctx, ids.slice(at, at + BATCH)))
  }
}

async function rewriteBoards(ctx: Context, userId: Id): Promise<Id[]> {
  const ownerState = toPersonState((await loadPeople(ctx, [userId])).get(userId))
  const boards = await ctx.db
    .selectFrom('boards')
    .select(['id', 'privacy', 'state'])
    .where('owner_id', '=', userId)
    .execute()
  for (const board of boards) {
    const audience = boardAudience({
      privacy: board.privacy as BoardPrivacy,
      state: board.state as BoardState,
      ownerState,
    })
    await ctx.db.updateTable('user_boards').set({ audience }).where('board_id', '=', board.id).execute()
  }
  await sql`UPDATE user_counts SET public_board_count = (SELECT count(*) FROM user_boards
    WHERE user_id = ${userId} AND state = 'owner' AND audience = 0) WHERE user_id = ${userId}`.execute(ctx.db)
  return boards.map(({ id }) => id)
}

export const audienceListeners = {
  'user.stateChanged': {
    rewriteAudiences: runInRewriteQueue((house, { user_id }) => rewriteAudiencesOfPerson(house, user_id)),
  },
} satisfies Listeners
