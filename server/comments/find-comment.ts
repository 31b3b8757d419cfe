import { type RawBuilder, sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { isRefusal, Refusal } from '#domain/refusal.ts'
import type { Context, SignedIn } from '../context.ts'
import { loadPeople } from '../records/load-people.ts'
import type { LoadedPin } from '../records/load-pins.ts'
import { type CommentRow, likedByActorSql, showComment } from './load-comments.ts'
import { mustSeeAggregate } from './see-aggregate.ts'

type Which = { comment_id: Id; object_id?: Id | undefined }
export type FoundComment = { row: CommentRow; seen: LoadedPin }

/** Loads a comment that the actor may read and locks its row. */
export function mustLockComment(ctx: SignedIn, which: Which): Promise<FoundComment> {
  return find(ctx, which, sql`FOR UPDATE OF c`)
}

async function find(ctx: Context, { comment_id, object_id }: Which, lock: RawBuilder<unknown>): Promise<FoundComment> {
  const { rows } = await sql<CommentRow>`
    SELECT c.*, ${likedByActorSql(ctx)} AS liked FROM comments c
    WHERE c.id = ${comment_id} ${object_id ? sql`AND c.aggregate_id = ${object_id}` : sql``} ${lock}`.execute(ctx.db)
  const [row] = rows
  if (!row) throw makeCommentNotFound()
  return { row, seen: await seenThrough(ctx, row) }
}

/** Loads the aggregate as anyone sees it, or through the pin on which the comment was written. */
async function seenThrough(ctx: Context, { aggregate_id, pin_id }: CommentRow): Promise<LoadedPin> {
  for (const through of [undefined, pin_id])
    try {
      return await mustSeeAggregate(ctx, aggregate_id, through)
    } catch (error) {
      if (!isRefusal(error)) throw error
    }
  throw makeCommentNotFound()
}

/** Locks a comment to act on: one that is neither deleted nor hidden from the actor, for example by a block. */
export async function mustLockLiveComment(ctx: SignedIn, which: Which): Promise<FoundComment> {
  return mustBeLive(ctx, await mustLockComment(ctx, which))
}

/** Loads a comment for anyone who may see it, without a row lock. */
export async function mustFindLiveComment(ctx: Context, comment_id: Id): Promise<FoundComment> {
  return mustBeLive(ctx, await find(ctx, { comment_id }, sql``))
}

async function mustBeLive(ctx: Context, found: FoundComment): Promise<FoundComment> {
  if (found.row.state !== 'live' || !(await showFoundComment(ctx, found))) throw makeCommentNotFound()
  return found
}

export async function showFoundComment(ctx: Context, { row, seen }: FoundComment) {
  const tagged = (row.tags as unknown as { object_id: Id }[]).map((tag) => tag.object_id)
  return showComment(ctx, seen.aggregate, row, await loadPeople(ctx, [row.user_id, ...tagged]))
}

export const makeCommentNotFound = () => new Refusal('not_found', 'comment.none')
