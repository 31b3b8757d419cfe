import type { Id } from '#domain/id.ts'
import type { TakenOf } from '#domain/resource.ts'
import type { PinResource } from '#domain/resources/pins.ts'
import type { SignedIn } from '../context.ts'
import type { StoredMedia } from '../records/show-kinds.ts'
import { gifFor } from '../video/gif-loop.ts'
import { type VideoToShow, videoFor } from '../video/video-for.ts'
import { carouselOf, carouselSlots } from './carousel-slots.ts'
import { type FoundPicture, pictureFor } from './picture-for.ts'

type Options = TakenOf<typeof PinResource.create>

/** What a new thing is made of: its picture, and what it is beside that. */
export type Material = { picture: FoundPicture; kind: string; mediaOf: (aggregateId: Id) => StoredMedia | null }

export async function materialOf(ctx: SignedIn, options: Options): Promise<Material> {
  const video = await uploadedVideo(ctx, options)
  if (video)
    return { picture: await pictureFor(ctx, coverOf(options, video)), kind: 'video', mediaOf: () => video.media }
  const slots = await carouselSlots(ctx, options)
  if (slots) {
    const picture = { image: slots[0]!.picture, from: null, isUploaded: true }
    return { picture, kind: 'image', mediaOf: (id) => ({ carousel_data: carouselOf(id, slots) }) }
  }
  const picture = await pictureFor(ctx, options)
  const gif = picture.image && (await gifFor(ctx, picture.image.signature, ctx.actor.id))
  return { picture, kind: gif ? 'gif' : 'image', mediaOf: () => gif }
}

/** The video a pin is made of: named by itself, or by the upload that became one. */
export async function uploadedVideo(
  ctx: SignedIn,
  { video_id, upload_id }: { video_id?: Id | undefined; upload_id?: string | undefined },
): Promise<VideoToShow | null> {
  if (video_id) return videoFor(ctx, video_id)
  if (!upload_id || !/^\d{1,19}$/.test(upload_id)) return null
  const upload = await ctx.db
    .selectFrom('uploads')
    .select('video_id')
    .where('id', '=', upload_id as Id)
    .where('user_id', '=', ctx.viewer.id)
    .executeTakeFirst()
  return upload?.video_id ? videoFor(ctx, upload.video_id) : null
}

/** The picture of a video is the frame or upload that was chosen, else one of its own. */
function coverOf(options: Options, { cover }: VideoToShow): Options {
  return { ...options, upload_id: undefined, image_signature: options.image_signature ?? cover.signature }
}
