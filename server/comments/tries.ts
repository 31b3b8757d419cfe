import { sql } from 'kysely'
import type * as z from 'zod'
import { DEFAULT_PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Comment, Reply } from '#domain/entities/comment.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { AnswerOf, Page, ParsedOptionsOf } from '#domain/resource.ts'
import type { DidItActivityResource } from '#domain/resources/comments.ts'
import type { DidIt } from '#domain/resources/users.ts'
import { type Context, type Person, requireSignedIn, type SignedIn } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { keyset } from '../keyset.ts'
import { loadListPage } from '../list-page.ts'
import { findPictureBySignature } from '../media/find-picture.ts'
import { addPictureUse, endPictureUse } from '../media/store-picture.ts'
import { mustSeePin } from '../records/access.ts'
import { type AggregateRow, loadAggregates, loadPinParts } from '../records/load-pins.ts'
import { editComment } from './change-comment.ts'
import { createComment } from './create-comment.ts'
import { makeCommentNotFound, mustLockLiveComment, showFoundComment } from './find-comment.ts'
import { type CommentRow, loadComments } from './load-comments.ts'

const NEWEST_FIRST = keyset('DESC', ['comment_id', 'bigint'])

type DidItEntity = z.output<typeof DidIt>
type Answer = AnswerOf<typeof DidItActivityResource.create>

/** Creates a "tried it" post with text, a picture, or both. */
export async function createTry(
  asked: Context,
  { pin_id, details = '', image_signature, tags }: ParsedOptionsOf<typeof DidItActivityResource.create>,
): Promise<Answer> {
  const ctx = requireSignedIn(asked)
  const picture = image_signature ? await findPictureBySignature(ctx, image_signature) : null
  const comment = await createComment(ctx, { pin_id, text: details, tags }, { kind: 'tried', picture })
  if (picture) await addPictureUse(ctx, picture.signature, 'comment', comment.id)
  const { aggregate } = await mustSeePin(ctx, pin_id)
  await ctx.db
    .insertInto('user_tries')
    .values({ user_id: ctx.actor.id, comment_id: comment.id, aggregate_id: aggregate.id, created_at: ctx.now })
    .execute()
  return { ...asDidIt(comment, pin_id), aggregated_comment: comment }
}

export async function updateTry(
  asked: Context,
  { user_did_it_data_id, details, image_signature }: ParsedOptionsOf<typeof DidItActivityResource.update>,
): Promise<Answer> {
  const ctx = requireSignedIn(asked)
  const which = { comment_id: user_did_it_data_id }
  const { row } = await mustLockLiveComment(ctx, which)
  if (row.kind !== 'tried') throw makeCommentNotFound()
  if (row.user_id !== ctx.actor.id) throw new Refusal('forbidden', 'comment.notYours')
  if (image_signature !== undefined) await changePicture(ctx, row, image_signature)
  const text = details ?? row.text
  await editComment(ctx, { ...which, text })
  const found = await mustLockLiveComment(ctx, which)
  if (!found.row.text && !found.row.image_signature)
    throw new Refusal('bad_input', 'comment.emptyTry', {}, { field: 'details' })
  const reply = await showFoundComment(ctx, found)
  if (!reply) throw makeCommentNotFound()
  return { ...asDidIt(reply, row.pin_id), aggregated_comment: { ...reply, replies: [] } }
}

async function changePicture(ctx: SignedIn, row: CommentRow, signature: string | null): Promise<void> {
  if (signature === row.image_signature) return
  const picture = signature ? await findPictureBySignature(ctx, signature) : null
  if (picture) await addPictureUse(ctx, picture.signature, 'comment', row.id)
  await ctx.db
    .updateTable('comments')
    .set({
      image_signature: picture?.signature ?? null,
      image_ext: picture?.ext ?? null,
      image_width: picture?.width ?? null,
      image_height: picture?.height ?? null,
      edited_at: ctx.now,
    })
    .where('aggregate_id', '=', row.aggregate_id)
    .where('id', '=', row.id)
    .execute()
  if (row.image_signature) await endPictureUse(ctx, row.image_signature, 'comment', row.id)
}

function asDidIt(comment: Reply, pin_id: Id | null): DidItEntity {
  if (!comment.user) throw makeCommentNotFound()
  return {
    type: 'userdiditdata',
    id: comment.id,
    details: comment.details,
    image_signatures: comment.images.map((image) => image.image_signature),
    done_at: comment.created_at,
    user: comment.user,
    pin_id,
  }
}

export type TryRow = CommentRow
type Row = CommentRow & { cursor_key: CursorKey }

/** Lists a person's "tried it" posts on aggregates the viewer may see. */
export function listTriesOfPerson(ctx: Context, person: Person): Promise<Page<DidItEntity>> {
  const read = async (after: CursorKey | null, limit: number) => {
    type Listed = { comment_id: Id; aggregate_id: Id; cursor_key: CursorKey }
    const { rows } = await sql<Listed>`
      SELECT comment_id, aggregate_id, ${NEWEST_FIRST.key} AS cursor_key FROM user_tries
      WHERE user_id = ${person.id} AND ${NEWEST_FIRST.isAfter(after)}
      ORDER BY ${NEWEST_FIRST.order} LIMIT ${limit}`.execute(ctx.db)
    return rows
  }
  return loadListPage(ctx, DEFAULT_PAGE_SIZE, read, async (listed) => {
    if (!listed.length) return []
    const { rows } = await sql<Row>`
      SELECT c.*, false AS liked FROM comments c JOIN unnest(${listed.map((row) => row.aggregate_id)}::bigint[],
        ${listed.map((row) => row.comment_id)}::bigint[]) AS l(aggregate_id, id) USING (aggregate_id, id)
      WHERE c.state = 'live'`.execute(ctx.db)
    const aggregates = await loadAggregates(
      ctx,
      rows.map((row) => row.aggregate_id),
    )
    const tries = await showTries(ctx, rows, aggregates)
    const byId = new Map(tries.flatMap((one) => (one?.pin_id ? [[one.id, one] as const] : [])))
    return listed.map((row) => byId.get(row.comment_id) ?? null)
  })
}

export async function showTries(
  ctx: Context,
  rows: TryRow[],
  aggregates: Map<Id, AggregateRow>,
): Promise<(DidItEntity | null)[]> {
  const pins = await loadPinParts(
    ctx,
    rows.map((row) => row.pin_id),
    { for: 'list', withMarks: false },
  )
  const shownOf = new Map<Id, Comment>()
  for (const [aggregateId, of] of Map.groupBy(rows, (row) => row.aggregate_id)) {
    const aggregate = aggregates.get(aggregateId)
    if (aggregate)
      for (const comment of await loadComments(ctx, aggregate, of)) if (comment) shownOf.set(comment.id, comment)
  }
  return rows.map((row, at) => {
    const comment = shownOf.get(row.id)
    return comment?.user ? asDidIt(comment, pins[at] ? row.pin_id : null) : null
  })
}
