import { sql } from 'kysely'
import type { Comment } from '#domain/entities/comment.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { type Context, type SignedIn, signedIn } from '../context.ts'
import { count } from '../counts.ts'
import { announce } from '../live/announce.ts'
import type { KnownPicture } from '../media/known-picture.ts'
import { mustSeePin } from '../records/access.ts'
import type { LoadedPin } from '../records/load-pins.ts'
import { namedPeople, type StoredTag, whoIsTold } from '../records/named-people.ts'
import { talkOf } from '../records/show-pin.ts'
import { mustFindLive, none } from './find-comment.ts'
import { type CommentRow, loadComments } from './load-comments.ts'
import { wrongAggregate } from './see-aggregate.ts'

type Said = {
  pin_id: Id
  object_id?: Id | undefined
  text: string
  tags?: StoredTag[] | undefined
  parent_id?: Id | undefined
}
type Tried = { kind: 'tried'; picture: KnownPicture | null }

/** Says something of a thing, or answers what was said. An answer to an answer stands beside it. */
export async function writeComment(asked: Context, said: Said, tried?: Tried): Promise<Comment> {
  const ctx = signedIn(asked)
  const seen = await mustSeePin(ctx, said.pin_id)
  const aggregateId = seen.aggregate.id
  if (said.object_id && said.object_id !== aggregateId) throw wrongAggregate()
  mayTalk(ctx, seen)
  if (!said.text && !tried?.picture)
    throw new Refusal('bad_input', tried ? 'comment.emptyTry' : 'comment.empty', {}, { field: 'text' })
  const parent = said.parent_id ? await topOf(ctx, aggregateId, said.parent_id) : null
  const tags = await namedPeople(ctx, said.text, said.tags)
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
  if (parent) await countReplies(ctx, aggregateId, parent, 1)
  count(ctx, 'aggregate.comments', aggregateId, 1)
  const by = { aggregate_id: aggregateId, comment_id: id, pin_id: said.pin_id, by_id: ctx.actor.id }
  if (parent) ctx.emit('comment.replied', { ...by, parent_id: said.parent_id ?? parent })
  else ctx.emit('comment.added', by)
  for (const user_id of whoIsTold(ctx, seen, tags)) ctx.emit('comment.mentioned', { ...by, user_id })
  announce(ctx, `thing:${aggregateId}`, 'comment', id)
  const [comment] = await loadComments(ctx, seen.aggregate, [{ ...inserted, liked: false } as CommentRow])
  if (!comment) throw none()
  return comment
}

export function mayTalk(ctx: SignedIn, seen: LoadedPin): void {
  const may = talkOf(ctx, seen)
  if (may === 'off') throw new Refusal('forbidden', 'comment.off')
  if (may === 'forbidden') throw new Refusal('forbidden', 'comment.notAllowed')
}

/** The comment that an answer is filed under: answers have one level, so an answer to an answer goes under the same comment. */
async function topOf(ctx: SignedIn, aggregateId: Id, parent: Id): Promise<Id> {
  const { row } = await mustFindLive(ctx, { comment_id: parent, object_id: aggregateId })
  return row.parent_id ?? row.id
}

export async function countReplies(ctx: Pick<Context, 'db'>, aggregateId: Id, parent: Id, by: number): Promise<void> {
  await sql`UPDATE comments SET reply_count = reply_count + ${by}
    WHERE aggregate_id = ${aggregateId} AND id = ${parent}`.execute(ctx.db)
}
