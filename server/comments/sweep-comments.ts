import { sql } from 'kysely'
import { TRASH_DAYS } from '#domain/constants/limits.ts'
import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import type { House } from '../house.ts'
import { releaseCommentPictures } from './erase-comments.ts'

const BATCH = 500
const DAY = 24 * 3600_000

/**
 * Erases deleted comments after the time in which they can be restored; a comment with replies leaves a placeholder.
 */
export async function sweepComments(house: House): Promise<number> {
  const before = new Date(house.clock().getTime() - TRASH_DAYS * DAY)
  let swept = 0
  for (let found = BATCH; found === BATCH; swept += found)
    found = await inUnitOfWork(house, 'house', (ctx) => sweepSome(ctx, before))
  return swept
}

async function sweepSome(ctx: Context, before: Date): Promise<number> {
  const { rows } = await sql<{ id: Id; image_signature: string | null }>`
    WITH old AS (SELECT aggregate_id, id, image_signature FROM comments
      WHERE deleted_at < ${before} AND state = 'deleted' LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
    UPDATE comments c SET text = '', tags = '[]', image_signature = NULL, deleted_at = NULL FROM old
    WHERE c.aggregate_id = old.aggregate_id AND c.id = old.id
    RETURNING c.id, old.image_signature`.execute(ctx.db)
  await releaseCommentPictures(ctx, rows)
  return rows.length
}
