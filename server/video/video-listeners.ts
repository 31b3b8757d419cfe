import type { Id } from '#domain/id.ts'
import { aggregateTopic, personTopic } from '#domain/live.ts'
import type { Context } from '../context.ts'
import { type Listeners, runInPictureQueue, runInShortVideoQueue, runInVideoQueue } from '../facts/listener.ts'
import { announce } from '../live/announce.ts'
import { makeNextVideo } from './make-video.ts'
import { storeVideoMedia } from './store-video-media.ts'
import { sweepVideo } from './sweep-videos.ts'
import { toVideoFileKey } from './video-files.ts'

export const videoListeners = {
  // One job in each lane. The job in the other lane encodes that lane's next video, if any.
  'video.taken': {
    makeVideo: runInVideoQueue((house) => makeNextVideo(house, 'long')),
    makeShortVideo: runInShortVideoQueue((house) => makeNextVideo(house, 'short')),
  },
  'video.changed': { tellThings: tellAggregates },
  'captions.dropped': {
    removeFiles: runInPictureQueue((house, { video_id, files }) =>
      house.files.remove(files.map((file) => toVideoFileKey(house, video_id, file))),
    ),
  },
  'video.unused': {
    sweepVideo: runInPictureQueue(async (house, { video_id }) => void (await sweepVideo(house, video_id))),
  },
} satisfies Listeners

/** Updates all aggregates that show a video with its new state. */
async function tellAggregates(ctx: Context, { video_id }: { video_id: Id }): Promise<void> {
  const video = await ctx.db.selectFrom('videos').selectAll().where('id', '=', video_id).executeTakeFirst()
  if (!video) return
  const uses = await ctx.db.selectFrom('video_uses').select('aggregate_id').where('video_id', '=', video_id).execute()
  for (const { aggregate_id } of uses) {
    await storeVideoMedia(ctx, video, aggregate_id)
    announce(ctx, aggregateTopic(aggregate_id), 'video', video_id)
  }
  announce(ctx, personTopic(video.user_id), 'video', video_id)
}
