import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { type Context, requireSignedIn } from '../context.ts'
import { announce } from '../live/announce.ts'
import { mustLockLiveComment } from './find-comment.ts'

type Which = { comment_id: Id; object_id?: Id | undefined }

/** Sets or removes the actor's like. Repeating a call changes nothing. */
export async function setCommentLike(asked: Context, which: Which, isLiked: boolean) {
  const ctx = requireSignedIn(asked)
  const { row } = await mustLockLiveComment(ctx, which)
  const { aggregate_id, id: comment_id } = row
  const mine = { aggregate_id, comment_id, user_id: ctx.actor.id }
  const by = row.liked === isLiked ? 0 : isLiked ? 1 : -1
  if (by > 0)
    await ctx.db
      .insertInto('comment_likes')
      .values({ ...mine, created_at: ctx.now })
      .execute()
  if (by < 0)
    await ctx.db
      .deleteFrom('comment_likes')
      .where('aggregate_id', '=', aggregate_id)
      .where('comment_id', '=', comment_id)
      .where('user_id', '=', mine.user_id)
      .execute()
  if (by) {
    await sql`UPDATE comments SET like_count = like_count + ${by}
      WHERE aggregate_id = ${aggregate_id} AND id = ${comment_id}`.execute(ctx.db)
    announce(ctx, `thing:${aggregate_id}`, 'comment', comment_id)
  }
  if (by > 0 && row.user_id !== ctx.actor.id)
    ctx.emit('comment.liked', { aggregate_id, comment_id, by_id: ctx.actor.id })
  return { type: 'aggregatedcomment' as const, id: comment_id, like_count: row.like_count + by, liked_by_me: isLiked }
}
