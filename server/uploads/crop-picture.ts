import { PICTURE_MIN_SIDE } from '#domain/constants/sizes.ts'
import type { DraftPicture } from '#domain/entities/draft.ts'
import { Refusal } from '#domain/refusal.ts'
import type { ParsedOptionsOf } from '#domain/resource.ts'
import { PictureCropResource } from '#domain/resources/media.ts'
import { defineAnswers } from '../answer.ts'
import { type Context, requireSignedIn } from '../context.ts'
import { toOriginalKey } from '../files/file-keys.ts'
import { findPictureBySignature } from '../media/find-picture.ts'
import { openPicture } from '../media/open-picture.ts'
import { storePicture } from '../media/store-picture.ts'
import { assertUploadSpace } from '../media/upload-space.ts'
import { withPixelBudget } from '../media/weighted-semaphore.ts'

type CropPictureOptions = ParsedOptionsOf<typeof PictureCropResource.create> & { made?: DraftPicture }

/** Crops the original, so that no quality is lost. */
async function cropped(asked: Context, options: CropPictureOptions): Promise<CropPictureOptions> {
  const ctx = requireSignedIn(asked)
  const { house, viewer } = ctx
  const image = await findPictureBySignature(ctx, options.image_signature)
  const bytes = await house.files.get(toOriginalKey(image.signature, image.ext))
  if (!bytes || image.ext === 'gif')
    throw new Refusal('bad_input', 'upload.unreadable', {}, { field: 'image_signature' })
  await assertUploadSpace(ctx, viewer.id)
  const isLying = options.turns % 2 === 1
  const [width, height] = isLying ? [image.height, image.width] : [image.width, image.height]
  const left = Math.round(options.x * width)
  const top = Math.round(options.y * height)
  const area = {
    left,
    top,
    width: Math.min(Math.round(options.w * width), width - left),
    height: Math.min(Math.round(options.h * height), height - top),
  }
  if (Math.min(area.width, area.height) < PICTURE_MIN_SIDE)
    throw new Refusal('bad_input', 'upload.tooSmall', { count: PICTURE_MIN_SIDE }, { field: 'w' })
  const part = await withPixelBudget(width * height, () => {
    const turned = openPicture(bytes)
      .rotate(options.turns * 90)
      .extract(area)
    if (image.ext === 'png') return turned.png().toBuffer()
    if (image.ext === 'webp') return turned.webp({ quality: 92 }).toBuffer()
    if (image.ext === 'avif') return turned.avif({ quality: 70, effort: 2 }).toBuffer()
    return turned.jpeg({ quality: 92 }).toBuffer()
  })
  const { signature, ext, dominant_color, ...size } = await storePicture(house, part, viewer.id)
  return { ...options, made: { signature, ext, width: size.width, height: size.height, color: dominant_color } }
}

export const cropAnswers = defineAnswers(
  PictureCropResource,
  {
    async create(_, { made }: CropPictureOptions) {
      if (!made) throw new Error('A picture is cropped before it is answered.')
      return { type: 'picture' as const, picture: made }
    },
  },
  { before: { create: cropped } },
)
