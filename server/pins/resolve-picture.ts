import { parseId } from '#domain/parse-id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { ParsedOptionsOf } from '#domain/resource.ts'
import type { PinResource } from '#domain/resources/pins.ts'
import { type Context, requireSignedIn, type SignedIn } from '../context.ts'
import { findPictureBySignature } from '../media/find-picture.ts'
import { parseOwnSignature } from '../media/image-urls.ts'
import { storePicture } from '../media/store-picture.ts'
import { assertUploadSpace } from '../media/upload-space.ts'

type CreatePinOptions = ParsedOptionsOf<typeof PinResource.create>
type Image = { signature: string; ext: string; width: number; height: number; dominant_color: string }
export type ResolvedPicture = { image: Image | null; from: string | null; isUploaded: boolean }

/** Stores a picture sent as base64, which then counts as one of our own. */
export async function storeSentPicture(asked: Context, options: CreatePinOptions): Promise<CreatePinOptions> {
  const { upload_id, image_base64 } = options
  if (upload_id || !image_base64) return options
  const ctx = requireSignedIn(asked)
  await assertUploadSpace(ctx, ctx.actor.id)
  const { signature } = await storePicture(ctx.house, bytesOf(ctx, image_base64), ctx.actor.id)
  return { ...options, image_base64: undefined, image_signature: signature }
}

/** Resolves the picture of a new pin: an upload, a picture we have, or a URL to fetch later. */
export async function resolvePicture(ctx: SignedIn, options: CreatePinOptions): Promise<ResolvedPicture> {
  const { upload_id, image_signature, image_url } = options
  if (upload_id) return { image: await findUploadedPicture(ctx, upload_id), from: null, isUploaded: true }
  const signature = image_signature ?? (image_url ? parseOwnSignature(ctx.house.settings, image_url) : null)
  if (signature) return { image: await findPictureBySignature(ctx, signature), from: null, isUploaded: true }
  if (!image_url) throw new Refusal('bad_input', 'pin.pictureMissing', {}, { field: 'image_url' })
  const isWeb = URL.canParse(image_url) && /^https?:$/.test(new URL(image_url).protocol)
  if (!isWeb) throw new Refusal('bad_input', 'link.invalid', {}, { field: 'image_url' })
  await assertUploadSpace(ctx, ctx.actor.id)
  return { image: null, from: image_url, isUploaded: false }
}

function bytesOf({ sentPicture }: SignedIn, text: string): Buffer {
  if (sentPicture?.name === text) return sentPicture.bytes
  return Buffer.from(text.replace(/^data:[^,]*,/, ''), 'base64')
}

/** Finds the picture of one of the person's own uploads. */
export async function findUploadedPicture(ctx: SignedIn, uploadId: string): Promise<Image> {
  const id = parseId(uploadId)
  if (!id) throw new Refusal('not_found', 'upload.none', {}, { field: 'upload_id' })
  const upload = await ctx.db
    .selectFrom('uploads')
    .select(['state', 'signature'])
    .where('id', '=', id)
    .where('user_id', '=', ctx.viewer.id)
    .executeTakeFirst()
  if (!upload) throw new Refusal('not_found', 'upload.none', {}, { field: 'upload_id' })
  if (upload.state === 'failed') throw new Refusal('bad_input', 'upload.unreadable', {}, { field: 'upload_id' })
  if (upload.state !== 'succeeded' || !upload.signature)
    throw new Refusal('conflict', 'upload.unfinished', {}, { field: 'upload_id' })
  return findPictureBySignature(ctx, upload.signature)
}
