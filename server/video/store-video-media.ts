import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import type { StoredMedia } from '../records/show-kinds.ts'
import { toGifMedia, toVideoMedia, type VideoRow } from './video-row.ts'

/** Also updates the pages of a story that show the video. */
async function keepOnPages(ctx: Context, id: Id, { videos }: StoredMedia, aggregateId: Id): Promise<void> {
  const row = await ctx.db
    .selectFrom('aggregates')
    .select('media')
    .where('id', '=', aggregateId)
    .forUpdate()
    .executeTakeFirst()
  const { story_pin_data: story, ...others } = (row?.media ?? {}) as StoredMedia
  if (!story?.pages.some(({ video_id }) => video_id === id)) return
  const pages = story.pages.map((page) => (page.video_id === id && videos ? { ...page, video: videos } : page))
  const known = pages.reduce((sum, page) => sum + (page.video?.duration ?? 0), 0)
  const total_video_duration = pages.every((page) => !page.video_id || page.video) ? known : story.total_video_duration
  const media = { ...others, story_pin_data: { ...story, pages, total_video_duration } }
  await ctx.db
    .updateTable('aggregates')
    .set({ media: JSON.stringify(media) })
    .where('id', '=', aggregateId)
    .execute()
}

/** Stores the current data of a video with an aggregate that shows it; other media stay unchanged. */
export async function storeVideoMedia(ctx: Context, video: VideoRow, aggregateId: Id): Promise<void> {
  const media = video.kind === 'gif' ? toGifMedia(ctx.house, video) : toVideoMedia(ctx.house, video)
  await sql`UPDATE aggregates SET media = coalesce(media, '{}'::jsonb) || ${JSON.stringify(media)}::jsonb
    WHERE id = ${aggregateId} AND media ->> 'video_id' = ${video.id}`.execute(ctx.db)
  await keepOnPages(ctx, video.id, media, aggregateId)
}
