import type { Id } from '#domain/id.ts'
import { parseId } from '#domain/parse-id.ts'
import type { ParsedOptionsOf } from '#domain/resource.ts'
import type { PinResource } from '#domain/resources/pins.ts'
import type { SignedIn } from '../context.ts'
import type { StoredMedia } from '../records/show-kinds.ts'
import { ensureGifMedia } from '../video/gif-media.ts'
import { loadUsableVideo, type UsableVideo } from '../video/video-use.ts'
import { resolveCarouselSlots, toCarouselCard } from './carousel-slots.ts'
import { type ResolvedPicture, resolvePicture } from './resolve-picture.ts'

type Options = ParsedOptionsOf<typeof PinResource.create>

/** The content of a new aggregate: its picture, its kind and its media. */
export type PinMaterial = { picture: ResolvedPicture; kind: string; mediaOf: (aggregateId: Id) => StoredMedia | null }

export async function resolvePinMaterial(ctx: SignedIn, options: Options): Promise<PinMaterial> {
  const video = await findUploadedVideo(ctx, options)
  if (video)
    return { picture: await resolvePicture(ctx, coverOf(options, video)), kind: 'video', mediaOf: () => video.media }
  const slots = await resolveCarouselSlots(ctx, options)
  if (slots) {
    const picture = { image: slots[0]!.picture, from: null, isUploaded: true }
    return { picture, kind: 'image', mediaOf: (id) => ({ carousel_data: toCarouselCard(id, slots) }) }
  }
  const picture = await resolvePicture(ctx, options)
  const gif = picture.image && (await ensureGifMedia(ctx, picture.image.signature, ctx.actor.id))
  return { picture, kind: gif ? 'gif' : 'image', mediaOf: () => gif }
}

/** Finds the video of a pin, by its id or by the upload it was made of. */
export async function findUploadedVideo(
  ctx: SignedIn,
  { video_id, upload_id }: { video_id?: Id | undefined; upload_id?: string | undefined },
): Promise<UsableVideo | null> {
  if (video_id) return loadUsableVideo(ctx, video_id)
  const id = parseId(upload_id)
  if (!id) return null
  const upload = await ctx.db
    .selectFrom('uploads')
    .select('video_id')
    .where('id', '=', id)
    .where('user_id', '=', ctx.viewer.id)
    .executeTakeFirst()
  return upload?.video_id ? loadUsableVideo(ctx, upload.video_id) : null
}

/** Uses the chosen frame or upload as the picture of a video, else one of the video's own frames. */
function coverOf(options: Options, { cover }: UsableVideo): Options {
  return { ...options, upload_id: undefined, image_signature: options.image_signature ?? cover.signature }
}
