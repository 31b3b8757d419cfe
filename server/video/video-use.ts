import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { type Context, requireSignedIn, type SignedIn } from '../context.ts'
import { findPictureBySignature, type PictureReference } from '../media/find-picture.ts'
import type { StoredMedia } from '../records/show-kinds.ts'
import { toVideoMedia, type VideoRow } from './video-row.ts'

export type UsableVideo = { id: Id; cover: PictureReference; media: StoredMedia; duration: number }

/** Loads a video of the viewer from which a pin can be made: still processing, or ready. */
export async function loadUsableVideo(asked: Context, videoId: Id): Promise<UsableVideo> {
  const ctx = requireSignedIn(asked)
  const video = await loadOwnVideo(ctx, videoId)
  if (video.state === 'failed' || video.state === 'cancelled')
    throw new Refusal(
      'bad_input',
      (video.error as 'video.unreadable' | null) ?? 'video.unreadable',
      {},
      { field: 'video_id' },
    )
  const cover = await findPictureBySignature(ctx, video.cover_signature)
  return { id: video.id, cover, media: toVideoMedia(ctx.house, video), duration: video.duration }
}

/** Loads a video of the actor; videos of others are a 404, like missing ones. */
export async function loadOwnVideo(ctx: SignedIn, videoId: Id): Promise<VideoRow> {
  const row = await ctx.db.selectFrom('videos').selectAll().where('id', '=', videoId).executeTakeFirst()
  if (row?.user_id !== ctx.actor.id) throw makeNoVideoRefusal()
  return row
}

/** Throws unless all these videos are the actor's, with one statement for all. */
export async function requireOwnVideos(ctx: SignedIn, videoIds: ReadonlySet<Id>): Promise<void> {
  if (!videoIds.size) return
  const rows = await ctx.db
    .selectFrom('videos')
    .select('user_id')
    .where('id', 'in', [...videoIds])
    .execute()
  if (rows.length < videoIds.size || rows.some(({ user_id }) => user_id !== ctx.actor.id)) throw makeNoVideoRefusal()
}

const makeNoVideoRefusal = () => new Refusal('not_found', 'upload.none', {}, { field: 'video_id' })

/**
 * Records that an aggregate shows this video, so that it is not swept, and the aggregate is updated when it is ready.
 */
export async function addVideoUse(ctx: Context, videoId: Id, aggregateId: Id): Promise<void> {
  // One statement that locks the video's row; it affects no row if a sweep was faster.
  const { numAffectedRows } = await sql`
    INSERT INTO video_uses (video_id, aggregate_id)
    SELECT id, ${aggregateId}::bigint FROM videos WHERE id = ${videoId} FOR KEY SHARE
    ON CONFLICT (video_id, aggregate_id) DO UPDATE SET aggregate_id = excluded.aggregate_id`.execute(ctx.db)
  if (!numAffectedRows) throw new Refusal('not_found', 'upload.none')
  // The video may become ready before this commits; the fact makes a listener update the aggregate afterwards.
  ctx.emit('video.changed', { video_id: videoId })
}

const endUse = ({ db }: Context, videoId: Id, aggregateId: Id) =>
  db.deleteFrom('video_uses').where('video_id', '=', videoId).where('aggregate_id', '=', aggregateId).execute()

/** Ends a use that may come back: if nothing else shows the video, it is deleted after a day. */
export async function suspendVideoUse(ctx: Context, videoId: Id, aggregateId: Id): Promise<void> {
  await endUse(ctx, videoId, aggregateId)
  await ctx.db.updateTable('videos').set({ created_at: ctx.now }).where('id', '=', videoId).execute()
}

/** Ends a use of the video; if nothing else shows it, it is deleted. */
export async function endVideoUse(ctx: Context, videoId: Id, aggregateId: Id): Promise<void> {
  await endUse(ctx, videoId, aggregateId)
  ctx.emit('video.unused', { video_id: videoId })
}
