import type { Pin } from '#domain/entities/pin.ts'
import { Refusal } from '#domain/refusal.ts'
import type { TakenOf } from '#domain/resource.ts'
import type { StoryPinResource } from '#domain/resources/stories.ts'
import { type Context, signedIn } from '../context.ts'
import type { JsonValue } from '../db/tables.ts'
import { shownAfter } from '../facts/in-unit-of-work.ts'
import { labelsOf } from '../meaning/objects-of.ts'
import { releasePicture, usePicture } from '../media/keep-picture.ts'
import { mustSeePin } from '../records/access.ts'
import { picturesOf, videosOf } from '../records/at-carousel-slide.ts'
import { mustLoadPin } from '../records/load-pins.ts'
import type { StoredMedia } from '../records/show-kinds.ts'
import { releaseVideo, useVideo } from '../video/video-for.ts'
import { mustHaveMade, refreshCovers } from './change-pin.ts'
import { storyOf } from './create-story.ts'

type Taken = TakenOf<typeof StoryPinResource.update> & { cover?: string }

/** Whoever made a story gives it other pages, for all who saved it; what no page shows any more goes. */
export async function changeStory(asked: Context, options: Taken): Promise<Pin> {
  const ctx = signedIn(asked)
  const loaded = await mustSeePin(ctx, options.id)
  mustHaveMade(loaded)
  const { aggregate } = loaded
  const { media: kept } = await ctx.db
    .selectFrom('aggregates')
    .select('media')
    .where('id', '=', aggregate.id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const before = (kept ?? {}) as StoredMedia
  if (!before.story_pin_data) throw new Refusal('bad_input', 'story.isNone', {}, { field: 'id' })
  const version = before.story_pin_data.version ?? 1
  if (options.version !== undefined && options.version !== version)
    throw new Refusal('conflict', 'story.changedElsewhere', {}, { field: 'story_pin' })
  const { title, image, mediaOf } = await storyOf(ctx, options)
  const { story_pin_data } = mediaOf(aggregate.id)
  const media = { ...before, story_pin_data: { ...story_pin_data, version: version + 1 } }
  const { signature, ext, width, height, dominant_color } = image
  const now = { image_signature: signature, media: media as unknown as JsonValue }
  for (const picture of picturesOf(now)) await usePicture(ctx, picture, 'aggregate', aggregate.id)
  for (const video of videosOf(now)) await useVideo(ctx, video, aggregate.id)
  const shows = await labelsOf(ctx, signature)
  await ctx.db
    .updateTable('aggregates')
    .set({ ...now, image_ext: ext, width, height, dominant_color, shows })
    .where('id', '=', aggregate.id)
    .execute()
  await ctx.db
    .updateTable('pins')
    .set((eb) => ({ title, version: eb('version', '+', 1) }))
    .where('id', '=', options.id)
    .execute()
  for (const picture of picturesOf(aggregate))
    if (!picturesOf(now).has(picture)) await releasePicture(ctx, picture, 'aggregate', aggregate.id, 'cutOff')
  for (const video of videosOf(aggregate)) if (!videosOf(now).has(video)) await releaseVideo(ctx, video, aggregate.id)
  await refreshCovers(ctx, aggregate.id)
  ctx.emit('pin.changed', { pin_id: options.id })
  return shownAfter(ctx, () => mustLoadPin(ctx, options.id))
}
