import { sql } from 'kysely'
import { DELETED_PERSON_ID, type Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import { addToCount } from '../counts.ts'
import { endPictureUse } from '../media/store-picture.ts'

const BATCH = 200

type ErasedComment = { aggregate_id: Id; id: Id; parent_id: Id | null; image_signature: string | null }

/**
 * Erases a batch of a deleted account's comments, pictures and likes. A comment with replies leaves an anonymous
 * placeholder.
 */
export async function eraseCommentBatchOfPerson(ctx: Context, userId: Id): Promise<boolean> {
  const { rows } = await sql<ErasedComment & { was_live: boolean }>`
    WITH mine AS (
      SELECT aggregate_id, id, image_signature, state FROM comments WHERE user_id = ${userId} LIMIT ${BATCH} FOR UPDATE)
    UPDATE comments c SET state = 'deleted', text = '', tags = '[]', image_signature = NULL FROM mine
    WHERE c.aggregate_id = mine.aggregate_id AND c.id = mine.id
    RETURNING c.aggregate_id, c.id, c.parent_id, mine.image_signature, mine.state = 'live' AS was_live`.execute(ctx.db)
  for (const row of rows) {
    if (row.image_signature) await endPictureUse(ctx, row.image_signature, 'comment', row.id)
    if (row.was_live) addToCount(ctx, 'aggregate.comments', row.aggregate_id, -1)
  }
  await sql`UPDATE comments c SET reply_count = reply_count - gone.n FROM (
      SELECT aggregate_id, parent_id, count(*) AS n FROM unnest(
        ${rows.map((row) => row.aggregate_id)}::bigint[], ${rows.map((row) => (row.was_live ? row.parent_id : null))}::bigint[])
        AS t(aggregate_id, parent_id) WHERE parent_id IS NOT NULL GROUP BY 1, 2) gone
    WHERE c.aggregate_id = gone.aggregate_id AND c.id = gone.parent_id`.execute(ctx.db)
  const these = sql`user_id = ${userId} AND c.id = ANY(${rows.map(({ id }) => id)}::bigint[])`
  await sql`UPDATE comments c SET user_id = ${DELETED_PERSON_ID}, deleted_by = NULL WHERE ${these}
    AND EXISTS (SELECT 1 FROM comments r WHERE r.aggregate_id = c.aggregate_id AND r.parent_id = c.id)`.execute(ctx.db)
  await sql`WITH gone AS (DELETE FROM comments c WHERE ${these} RETURNING aggregate_id, id)
    DELETE FROM comment_likes l USING gone WHERE l.aggregate_id = gone.aggregate_id AND l.comment_id = gone.id`.execute(
    ctx.db,
  )
  await ctx.db.deleteFrom('user_tries').where('user_id', '=', userId).execute()
  return (await eraseSomeLikes(ctx, userId)) || rows.length === BATCH
}

async function eraseSomeLikes({ db }: Context, userId: Id): Promise<boolean> {
  const { rows } = await sql<{ aggregate_id: Id; comment_id: Id }>`
    DELETE FROM comment_likes WHERE user_id = ${userId} AND (aggregate_id, comment_id) IN (
      SELECT aggregate_id, comment_id FROM comment_likes WHERE user_id = ${userId} LIMIT ${BATCH})
    RETURNING aggregate_id, comment_id`.execute(db)
  await sql`UPDATE comments c SET like_count = like_count - 1
    FROM unnest(${rows.map((row) => row.aggregate_id)}::bigint[], ${rows.map((row) => row.comment_id)}::bigint[])
      AS gone(aggregate_id, comment_id)
    WHERE c.aggregate_id = gone.aggregate_id AND c.id = gone.comment_id`.execute(db)
  return rows.length >= BATCH
}

/** Erases a batch of the comments on an aggregate that has no pins left. */
export async function eraseCommentBatchOfAggregate(ctx: Context, aggregateId: Id): Promise<boolean> {
  const { rows: gone } = await sql<{ id: Id; user_id: Id; kind: string; image_signature: string | null }>`
    DELETE FROM comments WHERE aggregate_id = ${aggregateId} AND id IN (
      SELECT id FROM comments WHERE aggregate_id = ${aggregateId} LIMIT ${BATCH})
    RETURNING id, user_id, kind, image_signature`.execute(ctx.db)
  await sql`DELETE FROM comment_likes WHERE aggregate_id = ${aggregateId}
    AND comment_id = ANY(${gone.map((row) => row.id)}::bigint[])`.execute(ctx.db)
  await releaseCommentPictures(ctx, gone)
  for (const { id, user_id } of gone.filter((row) => row.kind === 'tried'))
    await ctx.db.deleteFrom('user_tries').where('user_id', '=', user_id).where('comment_id', '=', id).execute()
  return gone.length === BATCH
}

export async function releaseCommentPictures(
  ctx: Context,
  rows: Pick<ErasedComment, 'id' | 'image_signature'>[],
): Promise<void> {
  for (const { id, image_signature } of rows)
    if (image_signature) await endPictureUse(ctx, image_signature, 'comment', id)
}
