import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { type Context, type SignedIn, signedIn } from '../context.ts'
import { type KnownPicture, knownPicture } from '../media/known-picture.ts'
import type { StoredMedia } from '../records/show-kinds.ts'
import { mediaOfVideo, type VideoRow } from './video-row.ts'

export type VideoToShow = { id: Id; cover: KnownPicture; media: StoredMedia; duration: number }

/** A video of one's own that a pin can be made of: still being made, or ready. */
export async function videoFor(asked: Context, videoId: Id): Promise<VideoToShow> {
  const ctx = signedIn(asked)
  const video = await ownVideo(ctx, videoId)
  if (video.state === 'failed' || video.state === 'cancelled')
    throw new Refusal(
      'bad_input',
      (video.error as 'video.unreadable' | null) ?? 'video.unreadable',
      {},
      { field: 'video_id' },
    )
  const cover = await knownPicture(ctx, video.cover_signature)
  return { id: video.id, cover, media: mediaOfVideo(ctx.house, video), duration: video.duration }
}

/** A video of whoever asks; those of others are as absent as those that never were. */
export async function ownVideo(ctx: SignedIn, videoId: Id): Promise<VideoRow> {
  const row = await ctx.db.selectFrom('videos').selectAll().where('id', '=', videoId).executeTakeFirst()
  if (row?.user_id !== ctx.actor.id) throw new Refusal('not_found', 'upload.none', {}, { field: 'video_id' })
  return row
}

/** From now on a thing shows this video: it can't be swept away, and the thing is told when it is ready. */
export async function useVideo(ctx: Context, videoId: Id, aggregateId: Id): Promise<void> {
  // One statement that locks the video's row: a sweep that was faster leaves nothing to use.
  const { numAffectedRows } = await sql`
    INSERT INTO video_uses (video_id, aggregate_id)
    SELECT id, ${aggregateId}::bigint FROM videos WHERE id = ${videoId} FOR KEY SHARE
    ON CONFLICT (video_id, aggregate_id) DO UPDATE SET aggregate_id = excluded.aggregate_id`.execute(ctx.db)
  if (!numAffectedRows) throw new Refusal('not_found', 'upload.none')
  // The video may become ready before this commits; the fact has the aggregate updated afterwards.
  ctx.emit('video.changed', { video_id: videoId })
}

const endUse = ({ db }: Context, videoId: Id, aggregateId: Id) =>
  db.deleteFrom('video_uses').where('video_id', '=', videoId).where('aggregate_id', '=', aggregateId).execute()

/** The aggregate shows the video no more, but may again: if nothing else shows it, it is deleted after a day. */
export async function setVideoAside(ctx: Context, videoId: Id, aggregateId: Id): Promise<void> {
  await endUse(ctx, videoId, aggregateId)
  await ctx.db.updateTable('videos').set({ created_at: ctx.now }).where('id', '=', videoId).execute()
}

/** The aggregate shows the video no more; if nothing else does, it is deleted. */
export async function releaseVideo(ctx: Context, videoId: Id, aggregateId: Id): Promise<void> {
  await endUse(ctx, videoId, aggregateId)
  ctx.emit('video.unused', { video_id: videoId })
}
