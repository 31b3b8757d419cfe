import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { type Context, requireSignedIn } from '../context.ts'
import { addToCount, type CounterName } from '../counts.ts'

type Kind = 'user' | 'board' | 'interest'
const FOLLOWERS: Record<Kind, CounterName> = {
  user: 'user.followers',
  board: 'board.followers',
  interest: 'interest.followers',
}

/** Follows or unfollows. Repeating a call changes nothing. */
export async function setFollow(asked: Context, kind: Kind, target: Id, isFollowed: boolean): Promise<void> {
  const ctx = requireSignedIn(asked)
  if (target === ctx.actor.id) throw new Refusal('bad_input', 'person.self', {}, { field: 'user_id' })
  const changed = isFollowed
    ? await addFollow(ctx, ctx.actor.id, kind, target)
    : await removeFollow(ctx, ctx.actor.id, kind, target)
  if (changed && kind === 'user') ctx.emit(isFollowed ? 'user.followed' : 'user.unfollowed', { user_id: target })
  if (changed && kind === 'board') ctx.emit(isFollowed ? 'board.followed' : 'board.unfollowed', { board_id: target })
}

export async function addFollow(ctx: Context, follower: Id, kind: Kind, target: Id, at = ctx.now): Promise<boolean> {
  const row = { follower_id: follower, kind, target_id: target, created_at: at }
  const added = await ctx.db
    .insertInto('follows')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('target_id')
    .executeTakeFirst()
  if (!added) return false
  await ctx.db.insertInto('followers').values(row).execute()
  countFollow(ctx, follower, kind, target, +1)
  return true
}

export async function removeFollow(ctx: Context, follower: Id, kind: Kind, target: Id): Promise<boolean> {
  const removed = await ctx.db
    .deleteFrom('follows')
    .where('follower_id', '=', follower)
    .where('kind', '=', kind)
    .where('target_id', '=', target)
    .returning('target_id')
    .executeTakeFirst()
  if (!removed) return false
  await ctx.db
    .deleteFrom('followers')
    .where('target_id', '=', target)
    .where('kind', '=', kind)
    .where('follower_id', '=', follower)
    .execute()
  countFollow(ctx, follower, kind, target, -1)
  return true
}

function countFollow(ctx: Context, follower: Id, kind: Kind, target: Id, by: 1 | -1): void {
  if (kind === 'user') addToCount(ctx, 'user.following', follower, by)
  addToCount(ctx, FOLLOWERS[kind], target, by)
}
