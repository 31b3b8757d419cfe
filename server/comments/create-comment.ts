import { sql } from 'kysely'
import type { Comment } from '#domain/entities/comment.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { type Context, requireSignedIn, type SignedIn } from '../context.ts'
import { addToCount } from '../counts.ts'
import { announce } from '../live/announce.ts'
import type { PictureReference } from '../media/find-picture.ts'
import { mustSeePin } from '../records/access.ts'
import type { LoadedPin } from '../records/load-pins.ts'
import { filterMentionRecipients, findNamedPeople, type StoredPersonTag } from '../records/named-people.ts'
import { toCommentPermission } from '../records/show-pin.ts'
import { makeCommentNotFound, mustLockLiveComment } from './find-comment.ts'
import { type CommentRow, loadComments } from './load-comments.ts'
import { makeWrongAggregateRefusal } from './see-aggregate.ts'

type CommentInput = {
  pin_id: Id
  object_id?: Id | undefined
  text: string
  tags?: StoredPersonTag[] | undefined
  parent_id?: Id | undefined
}
type Tried = { kind: 'tried'; picture: PictureReference | null }

/** Creates a comment or a reply. A reply to a reply is filed under the same parent comment. */
export async function createComment(asked: Context, said: CommentInput, tried?: Tried): Promise<Comment> {
  const ctx = requireSignedIn(asked)
  const seen = await mustSeePin(ctx, said.pin_id)
  const aggregateId = seen.aggregate.id
  if (said.object_id && said.object_id !== aggregateId) throw makeWrongAggregateRefusal()
  assertMayComment(ctx, seen)
  if (!said.text && !tried?.picture)
    throw new Refusal('bad_input', tried ? 'comment.emptyTry' : 'comment.empty', {}, { field: 'text' })
  const parent = said.parent_id ? await topOf(ctx, aggregateId, said.parent_id) : null
  const tags = await findNamedPeople(ctx, said.text, said.tags)
  const id = ctx.house.newId()
  const row = {
    aggregate_id: aggregateId,
    id,
    pin_id: said.pin_id,
    user_id: ctx.actor.id,
    parent_id: parent,
    kind: tried?.kind ?? 'comment',
    text: said.text,
    tags: JSON.stringify(tags),
    image_signature: tried?.picture?.signature ?? null,
    image_ext: tried?.picture?.ext ?? null,
    image_width: tried?.picture?.width ?? null,
    image_height: tried?.picture?.height ?? null,
    created_at: ctx.now,
  }
  const inserted = await ctx.db.insertInto('comments').values(row).returningAll().executeTakeFirstOrThrow()
  if (parent) await changeReplyCount(ctx, aggregateId, parent, 1)
  addToCount(ctx, 'aggregate.comments', aggregateId, 1)
  const by = { aggregate_id: aggregateId, comment_id: id, pin_id: said.pin_id, by_id: ctx.actor.id }
  if (parent) ctx.emit('comment.replied', { ...by, parent_id: said.parent_id ?? parent })
  else ctx.emit('comment.added', by)
  for (const user_id of filterMentionRecipients(ctx, seen, tags)) ctx.emit('comment.mentioned', { ...by, user_id })
  announce(ctx, `thing:${aggregateId}`, 'comment', id)
  const [comment] = await loadComments(ctx, seen.aggregate, [{ ...inserted, liked: false } as CommentRow])
  if (!comment) throw makeCommentNotFound()
  return comment
}

export function assertMayComment(ctx: SignedIn, seen: LoadedPin): void {
  const may = toCommentPermission(ctx, seen)
  if (may === 'off') throw new Refusal('forbidden', 'comment.off')
  if (may === 'forbidden') throw new Refusal('forbidden', 'comment.notAllowed')
}

/**
 * Returns the parent comment for a reply: replies have one level, so a reply to a reply goes under the same comment.
 */
async function topOf(ctx: SignedIn, aggregateId: Id, parent: Id): Promise<Id> {
  const { row } = await mustLockLiveComment(ctx, { comment_id: parent, object_id: aggregateId })
  return row.parent_id ?? row.id
}

export async function changeReplyCount(
  ctx: Pick<Context, 'db'>,
  aggregateId: Id,
  parent: Id,
  by: number,
): Promise<void> {
  await sql`UPDATE comments SET reply_count = reply_count + ${by}
    WHERE aggregate_id = ${aggregateId} AND id = ${parent}`.execute(ctx.db)
}
