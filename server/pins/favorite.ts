import type { Id } from '#domain/id.ts'
import { type Context, requireSignedIn } from '../context.ts'
import { addToCount } from '../counts.ts'
import { mustSeePin } from '../records/access.ts'

/** Sets or removes the actor's favorite. Repeating a call changes nothing. */
export async function setPinFavorite(asked: Context, pinId: Id, isFavorite: boolean) {
  const ctx = requireSignedIn(asked)
  const { pin, onlooker } = await mustSeePin(ctx, pinId)
  const mine = { user_id: ctx.actor.id, pin_id: pinId }
  const changed = isFavorite
    ? await ctx.db
        .insertInto('favorites')
        .values({ ...mine, board_id: pin.board_id, created_at: ctx.now })
        .onConflict((conflict) => conflict.doNothing())
        .returning('pin_id')
        .executeTakeFirst()
    : await ctx.db
        .deleteFrom('favorites')
        .where('user_id', '=', mine.user_id)
        .where('pin_id', '=', pinId)
        .returning('pin_id')
        .executeTakeFirst()
  const by = changed ? (isFavorite ? 1 : -1) : 0
  addToCount(ctx, 'pin.favorites', pinId, by)
  const onBoard = pin.board_id && (await countOnBoard(ctx, pin.board_id, pinId, onlooker.isBoardPerson ? by : 0))
  if (changed && isFavorite) ctx.emit('pin.favorited', { pin_id: pinId })
  return {
    type: 'pin' as const,
    id: pinId,
    favorited_by_me: isFavorite,
    favorite_user_count: pin.favorite_count + by,
    ...(onBoard && { board_favorite_count: onBoard.favorite_count }),
  }
}

/** Updates the board's separate count of favorites given by its own people. */
function countOnBoard({ db }: Context, board_id: Id, pin_id: Id, by: number) {
  const changed = db.updateTable('board_pins').set((row) => ({ favorite_count: row('favorite_count', '+', by) }))
  return by
    ? changed
        .where('board_id', '=', board_id)
        .where('pin_id', '=', pin_id)
        .returning('favorite_count')
        .executeTakeFirst()
    : db
        .selectFrom('board_pins')
        .where('board_id', '=', board_id)
        .where('pin_id', '=', pin_id)
        .select('favorite_count')
        .executeTakeFirst()
}
