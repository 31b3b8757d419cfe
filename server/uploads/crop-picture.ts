import type { DraftPicture } from '#domain/entities/draft.ts'
import { Refusal } from '#domain/refusal.ts'
import type { TakenOf } from '#domain/resource.ts'
import { PictureCropResource } from '#domain/resources/media.ts'
import { answer } from '../answer.ts'
import { type Context, signedIn } from '../context.ts'
import { originalKey } from '../files/file-keys.ts'
import { takePicture } from '../media/keep-picture.ts'
import { knownPicture } from '../media/known-picture.ts'
import { openPicture } from '../media/open-picture.ts'
import { withPixels } from '../media/pixel-gate.ts'
import { mustHaveRoom } from '../media/room.ts'

type Taken = TakenOf<typeof PictureCropResource.create> & { made?: DraftPicture }

/** The part is cut from the original, so that nothing of its quality goes with it. */
async function cropped(asked: Context, options: Taken): Promise<Taken> {
  const ctx = signedIn(asked)
  const { house, viewer } = ctx
  const image = await knownPicture(ctx, options.image_signature)
  const bytes = await house.files.get(originalKey(image.signature, image.ext))
  if (!bytes || image.ext === 'gif')
    throw new Refusal('bad_input', 'upload.unreadable', {}, { field: 'image_signature' })
  await mustHaveRoom(ctx, viewer.id)
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
  if (Math.min(area.width, area.height) < 10) throw new Refusal('bad_input', 'upload.tooSmall', {}, { field: 'w' })
  const part = await withPixels(width * height, () => {
    const turned = openPicture(bytes)
      .rotate(options.turns * 90)
      .extract(area)
    if (image.ext === 'png') return turned.png().toBuffer()
    if (image.ext === 'webp') return turned.webp({ quality: 92 }).toBuffer()
    if (image.ext === 'avif') return turned.avif({ quality: 70, effort: 2 }).toBuffer()
    return turned.jpeg({ quality: 92 }).toBuffer()
  })
  const { signature, ext, dominant_color, ...size } = await takePicture(house, part, viewer.id)
  return { ...options, made: { signature, ext, width: size.width, height: size.height, color: dominant_color } }
}

export const cropAnswers = answer(
  PictureCropResource,
  {
    async create(_, { made }: Taken) {
      if (!made) throw new Error('A picture is cropped before it is answered.')
      return { type: 'picture' as const, picture: made }
    },
  },
  { before: { create: cropped } },
)
