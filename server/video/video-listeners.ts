import type { Id } from '#domain/id.ts'
import { aggregateTopic, personTopic } from '#domain/live.ts'
import type { Context } from '../context.ts'
import { type Listeners, makingVideos, readingPictures } from '../facts/listener.ts'
import { announce } from '../live/announce.ts'
import { keepMedia } from './keep-media.ts'
import { makeNextVideo } from './make-video.ts'
import { sweepVideo } from './sweep-videos.ts'

export const videoListeners = {
  'video.taken': { makeVideo: makingVideos((house) => makeNextVideo(house)) },
  'video.changed': { tellThings: tellAggregates },
  'video.unused': {
    sweepVideo: readingPictures(async (house, { video_id }) => void (await sweepVideo(house, video_id))),
  },
} satisfies Listeners

/** Whatever shows a video says what became of it. */
async function tellAggregates(ctx: Context, { video_id }: { video_id: Id }): Promise<void> {
  const video = await ctx.db.selectFrom('videos').selectAll().where('id', '=', video_id).executeTakeFirst()
  if (!video) return
  const uses = await ctx.db.selectFrom('video_uses').select('aggregate_id').where('video_id', '=', video_id).execute()
  for (const { aggregate_id } of uses) {
    await keepMedia(ctx, video, aggregate_id)
    announce(ctx, aggregateTopic(aggregate_id), 'video', video_id)
  }
  announce(ctx, personTopic(video.user_id), 'video', video_id)
}
