import type { Reply } from '#domain/entities/comment.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { type Context, type SignedIn, signedIn } from '../context.ts'
import { count } from '../counts.ts'
import { announce } from '../live/announce.ts'
import { namedPeople, type StoredTag, whoIsTold } from '../records/named-people.ts'
import { type FoundComment, mustFindComment, mustFindLive, none, shown } from './find-comment.ts'
import type { CommentRow } from './load-comments.ts'
import { countReplies, mayTalk } from './write-comment.ts'

type Which = { comment_id: Id; object_id?: Id | undefined }
type Edit = Which & { text: string; tags?: StoredTag[] | undefined }

export async function editComment(asked: Context, edit: Edit): Promise<Reply> {
  const ctx = signedIn(asked)
  const found = await mustFindLive(ctx, edit)
  if (found.row.user_id !== ctx.actor.id) throw new Refusal('forbidden', 'comment.notYours')
  mayTalk(ctx, found.seen)
  if (!edit.text && !found.row.image_signature) throw new Refusal('bad_input', 'comment.empty', {}, { field: 'text' })
  if (edit.text === found.row.text) return mustShow(ctx, found)
  const tags = await namedPeople(ctx, edit.text, edit.tags)
  const before = new Set((found.row.tags as unknown as StoredTag[]).map((tag) => tag.object_id))
  const row = await writeRow(ctx, found.row, { text: edit.text, tags: JSON.stringify(tags), edited_at: ctx.now })
  const { aggregate_id, id: comment_id, pin_id } = row
  for (const user_id of whoIsTold(ctx, found.seen, tags).filter((id) => !before.has(id)))
    ctx.emit('comment.mentioned', { aggregate_id, comment_id, pin_id, user_id, by_id: ctx.actor.id })
  return mustShow(ctx, { ...found, row })
}

/** By its author, by whoever made the thing, by staff. Answers to it stay where they are. */
export async function deleteComment(asked: Context, which: Which): Promise<void> {
  const ctx = signedIn(asked)
  const found = await mustFindComment(ctx, which)
  const { row } = found
  if (row.state !== 'live' && row.deleted_by === ctx.actor.id) return
  const reply = row.state === 'live' ? await shown(ctx, found) : null
  if (!reply) throw none()
  if (!reply.access.includes('delete')) throw new Refusal('forbidden', 'comment.mayNotDelete')
  await writeRow(ctx, row, { state: 'deleted', deleted_by: ctx.actor.id, deleted_at: ctx.now })
  await countOne(ctx, row, -1)
  if (row.kind === 'tried')
    await ctx.db.deleteFrom('user_tries').where('user_id', '=', row.user_id).where('comment_id', '=', row.id).execute()
}

/** Undoes a deletion, for the person who deleted the comment. */
export async function restoreComment(asked: Context, which: Which): Promise<Reply> {
  const ctx = signedIn(asked)
  const found = await mustFindComment(ctx, which)
  if (found.row.state === 'live') return mustShow(ctx, found)
  if (found.row.state !== 'deleted' || found.row.deleted_by !== ctx.actor.id) throw none()
  const row = await writeRow(ctx, found.row, { state: 'live', deleted_by: null, deleted_at: null })
  await countOne(ctx, row, 1)
  if (row.kind === 'tried') {
    const { user_id, aggregate_id, created_at } = row
    await ctx.db.insertInto('user_tries').values({ user_id, comment_id: row.id, aggregate_id, created_at }).execute()
  }
  return mustShow(ctx, { ...found, row })
}

async function countOne(ctx: SignedIn, { aggregate_id, parent_id }: CommentRow, by: number): Promise<void> {
  if (parent_id) await countReplies(ctx, aggregate_id, parent_id, by)
  count(ctx, 'aggregate.comments', aggregate_id, by)
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
  const reply = await shown(ctx, found)
  if (!reply) throw none()
  return reply
}
