import type { Reply } from '#domain/entities/comment.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { type Context, requireSignedIn, type SignedIn } from '../context.ts'
import { addToCount } from '../counts.ts'
import { announce } from '../live/announce.ts'
import { filterMentionRecipients, findNamedPeople, type StoredPersonTag } from '../records/named-people.ts'
import { assertMayComment, changeReplyCount } from './create-comment.ts'
import {
  type FoundComment,
  makeCommentNotFound,
  mustLockComment,
  mustLockLiveComment,
  showFoundComment,
} from './find-comment.ts'
import type { CommentRow } from './load-comments.ts'

type Which = { comment_id: Id; object_id?: Id | undefined }
type Edit = Which & { text: string; tags?: StoredPersonTag[] | undefined }

export async function editComment(asked: Context, edit: Edit): Promise<Reply> {
  const ctx = requireSignedIn(asked)
  const found = await mustLockLiveComment(ctx, edit)
  if (found.row.user_id !== ctx.actor.id) throw new Refusal('forbidden', 'comment.notYours')
  assertMayComment(ctx, found.seen)
  if (!edit.text && !found.row.image_signature) throw new Refusal('bad_input', 'comment.empty', {}, { field: 'text' })
  if (edit.text === found.row.text) return mustShow(ctx, found)
  const tags = await findNamedPeople(ctx, edit.text, edit.tags)
  const before = new Set((found.row.tags as unknown as StoredPersonTag[]).map((tag) => tag.object_id))
  const row = await writeRow(ctx, found.row, { text: edit.text, tags: JSON.stringify(tags), edited_at: ctx.now })
  const { aggregate_id, id: comment_id, pin_id } = row
  for (const user_id of filterMentionRecipients(ctx, found.seen, tags).filter((id) => !before.has(id)))
    ctx.emit('comment.mentioned', { aggregate_id, comment_id, pin_id, user_id, by_id: ctx.actor.id })
  return mustShow(ctx, { ...found, row })
}

/** Deletes a comment, for its author, the creator of the aggregate, or staff. Replies stay where they are. */
export async function deleteComment(asked: Context, which: Which): Promise<void> {
  const ctx = requireSignedIn(asked)
  const found = await mustLockComment(ctx, which)
  const { row } = found
  if (row.state !== 'live' && row.deleted_by === ctx.actor.id) return
  const reply = row.state === 'live' ? await showFoundComment(ctx, found) : null
  if (!reply) throw makeCommentNotFound()
  if (!reply.access.includes('delete')) throw new Refusal('forbidden', 'comment.mayNotDelete')
  await writeRow(ctx, row, { state: 'deleted', deleted_by: ctx.actor.id, deleted_at: ctx.now })
  await countOne(ctx, row, -1)
  if (row.kind === 'tried')
    await ctx.db.deleteFrom('user_tries').where('user_id', '=', row.user_id).where('comment_id', '=', row.id).execute()
}

/** Undoes a deletion, for the person who deleted the comment. */
export async function restoreComment(asked: Context, which: Which): Promise<Reply> {
  const ctx = requireSignedIn(asked)
  const found = await mustLockComment(ctx, which)
  if (found.row.state === 'live') return mustShow(ctx, found)
  if (found.row.state !== 'deleted' || found.row.deleted_by !== ctx.actor.id) throw makeCommentNotFound()
  const row = await writeRow(ctx, found.row, { state: 'live', deleted_by: null, deleted_at: null })
  await countOne(ctx, row, 1)
  if (row.kind === 'tried') {
    const { user_id, aggregate_id, created_at } = row
    await ctx.db.insertInto('user_tries').values({ user_id, comment_id: row.id, aggregate_id, created_at }).execute()
  }
  return mustShow(ctx, { ...found, row })
}

async function countOne(ctx: SignedIn, { aggregate_id, parent_id }: CommentRow, by: number): Promise<void> {
  if (parent_id) await changeReplyCount(ctx, aggregate_id, parent_id, by)
  addToCount(ctx, 'aggregate.comments', aggregate_id, by)
}

type Changes = Partial<{
  text: string
  tags: string
  edited_at: Date
  state: string
  deleted_by: Id | null
  deleted_at: Date | null
}>

async function writeRow(ctx: SignedIn, row: CommentRow, changes: Changes): Promise<CommentRow> {
  const written = await ctx.db
    .updateTable('comments')
    .set(changes)
    .where('aggregate_id', '=', row.aggregate_id)
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  announce(ctx, `thing:${row.aggregate_id}`, 'comment', row.id)
  return { ...written, liked: row.liked }
}

async function mustShow(ctx: SignedIn, found: FoundComment): Promise<Reply> {
  const reply = await showFoundComment(ctx, found)
  if (!reply) throw makeCommentNotFound()
  return reply
}
