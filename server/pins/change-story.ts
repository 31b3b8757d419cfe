import type { Pin } from '#domain/entities/pin.ts'
import { Refusal } from '#domain/refusal.ts'
import type { ParsedOptionsOf } from '#domain/resource.ts'
import type { StoryPinResource } from '#domain/resources/stories.ts'
import { type Context, requireSignedIn } from '../context.ts'
import type { JsonValue } from '../db/tables.ts'
import { flushCountsThen } from '../facts/in-unit-of-work.ts'
import { loadPictureContent } from '../meaning/found-objects.ts'
import { addPictureUse, endPictureUse } from '../media/store-picture.ts'
import { refreshBoardCovers } from '../places/refresh-board-covers.ts'
import { mustSeePin } from '../records/access.ts'
import { toPictureSignatures, toVideoIds } from '../records/carousel-slide.ts'
import { mustLoadPin } from '../records/load-pins.ts'
import type { StoredMedia } from '../records/show-kinds.ts'
import { addVideoUse, endVideoUse } from '../video/video-use.ts'
import { assertIsCreator } from './change-pin.ts'
import { resolveStory } from './create-story.ts'

type UpdateStoryOptions = ParsedOptionsOf<typeof StoryPinResource.update> & { cover?: string }

/** Replaces the pages of a story for everyone who saved it; files that no page uses any more are erased. */
export async function changeStory(asked: Context, options: UpdateStoryOptions): Promise<Pin> {
  const ctx = requireSignedIn(asked)
  const loaded = await mustSeePin(ctx, options.id)
  assertIsCreator(loaded)
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
  const { title, image, mediaOf } = await resolveStory(ctx, options)
  const { story_pin_data } = mediaOf(aggregate.id)
  const media = { ...before, story_pin_data: { ...story_pin_data, version: version + 1 } }
  const { signature, ext, width, height, dominant_color } = image
  const now = { image_signature: signature, media: media as unknown as JsonValue }
  for (const picture of toPictureSignatures(now)) await addPictureUse(ctx, picture, 'aggregate', aggregate.id)
  for (const video of toVideoIds(now)) await addVideoUse(ctx, video, aggregate.id)
  const content = await loadPictureContent(ctx, signature)
  await ctx.db
    .updateTable('aggregates')
    .set({ ...now, image_ext: ext, width, height, dominant_color, ...content })
    .where('id', '=', aggregate.id)
    .execute()
  await ctx.db
    .updateTable('pins')
    .set((eb) => ({ title, version: eb('version', '+', 1) }))
    .where('id', '=', options.id)
    .execute()
  for (const picture of toPictureSignatures(aggregate))
    if (!toPictureSignatures(now).has(picture)) await endPictureUse(ctx, picture, 'aggregate', aggregate.id, 'cutOff')
  for (const video of toVideoIds(aggregate))
    if (!toVideoIds(now).has(video)) await endVideoUse(ctx, video, aggregate.id)
  await refreshBoardCovers(ctx, aggregate.id)
  ctx.emit('pin.changed', { pin_id: options.id })
  return flushCountsThen(ctx, () => mustLoadPin(ctx, options.id))
}
