import { Refusal } from '#domain/refusal.ts'
import type { TakenOf } from '#domain/resource.ts'
import type { PinResource } from '#domain/resources/pins.ts'
import { type Context, type SignedIn, signedIn } from '../context.ts'
import { takePicture } from '../media/keep-picture.ts'
import { knownPicture } from '../media/known-picture.ts'
import { ownSignature } from '../media/media-address.ts'
import { mustHaveRoom } from '../media/room.ts'

type Taken = TakenOf<typeof PinResource.create>
type Image = { signature: string; ext: string; width: number; height: number; dominant_color: string }
export type FoundPicture = { image: Image | null; from: string | null; isUploaded: boolean }

/** A picture that came as text is taken in first; from then on it is one of ours. */
export async function takeSentPicture(asked: Context, options: Taken): Promise<Taken> {
  const { upload_id, image_base64 } = options
  if (upload_id || !image_base64) return options
  const ctx = signedIn(asked)
  await mustHaveRoom(ctx, ctx.actor.id)
  const { signature } = await takePicture(ctx.house, bytesOf(ctx, image_base64), ctx.actor.id)
  return { ...options, image_base64: undefined, image_signature: signature }
}

/** The picture a new pin is made of: an upload, one of ours, or an address to fetch later. */
export async function pictureFor(ctx: SignedIn, options: Taken): Promise<FoundPicture> {
  const { upload_id, image_signature, image_url } = options
  if (upload_id) return { image: await uploadedPicture(ctx, upload_id), from: null, isUploaded: true }
  const signature = image_signature ?? (image_url ? ownSignature(ctx.house.settings, image_url) : null)
  if (signature) return { image: await knownPicture(ctx, signature), from: null, isUploaded: true }
  if (!image_url) throw new Refusal('bad_input', 'pin.pictureMissing', {}, { field: 'image_url' })
  const isWeb = URL.canParse(image_url) && /^https?:$/.test(new URL(image_url).protocol)
  if (!isWeb) throw new Refusal('bad_input', 'link.invalid', {}, { field: 'image_url' })
  await mustHaveRoom(ctx, ctx.actor.id)
  return { image: null, from: image_url, isUploaded: false }
}

function bytesOf({ sentPicture }: SignedIn, text: string): Buffer {
  if (sentPicture?.name === text) return sentPicture.bytes
  return Buffer.from(text.replace(/^data:[^,]*,/, ''), 'base64')
}

/** The picture of an upload of one's own. */
export async function uploadedPicture(ctx: SignedIn, uploadId: string): Promise<Image> {
  if (!/^\d{1,19}$/.test(uploadId)) throw new Refusal('not_found', 'upload.none', {}, { field: 'upload_id' })
  const upload = await ctx.db
    .selectFrom('uploads')
    .select(['state', 'signature'])
    .where('id', '=', uploadId as never)
    .where('user_id', '=', ctx.viewer.id)
    .executeTakeFirst()
  if (!upload) throw new Refusal('not_found', 'upload.none', {}, { field: 'upload_id' })
  if (upload.state === 'failed') throw new Refusal('bad_input', 'upload.unreadable', {}, { field: 'upload_id' })
  if (upload.state !== 'succeeded' || !upload.signature)
    throw new Refusal('conflict', 'upload.unfinished', {}, { field: 'upload_id' })
  return knownPicture(ctx, upload.signature)
}
