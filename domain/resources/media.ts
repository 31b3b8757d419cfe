import * as z from 'zod'
import { DraftPicture } from '../entities/draft.ts'
import { Id } from '../id.ts'
import { jsonOption } from '../option-schemas.ts'
import { question, resource } from '../resource.ts'

const UploadIds = z.preprocess(
  (sent) => (typeof sent === 'string' ? sent.replace(/[[\]"\s]/g, '').split(',') : sent),
  z.array(z.union([z.string(), z.int()]).transform(String)).max(100),
)

export const VIPResource = resource('VIP', {
  get: question({
    options: z.object({ upload_ids: UploadIds }),
    data: z.record(
      z.string(),
      z.object({
        status: z.enum(['registered', 'processing', 'succeeded', 'failed']),
        signature: z.string().nullable(),
        message: z.string().nullable(),
        /** The video to create a pin with, when the upload is a video. */
        video_id: Id.optional(),
        /** The processed picture, or the cover of the video. */
        picture: DraftPicture.optional(),
      }),
    ),
    access: { policy: 'signed-in' },
  }),
})

const MediaInfo = z.object({ id: z.union([z.string(), z.int()]).transform(String), media_type: z.string() })

export const MediaUploadsResource = resource('MediaUploads', {
  create: question({
    path: 'POST /v3/media/uploads/register/batch/',
    options: z.object({ media_info_list: jsonOption(z.array(MediaInfo).min(1).max(100)) }),
    data: z.record(
      z.string(),
      z.object({ upload_id: z.string(), upload_url: z.string(), upload_parameters: z.record(z.string(), z.string()) }),
    ),
    access: { policy: 'signed-in' },
    costs: 'upload',
  }),
})

/** Response of `/upload-image/`, which has no envelope. */
export const UploadedImage = z.object({
  success: z.literal(true),
  image_url: z.string(),
  image_signature: z.string(),
  width: z.int(),
  height: z.int(),
  dominant_color: z.string(),
})

const Signature = z.string().regex(/^[0-9a-f]{32}$/)
const share = z.number().min(0).max(1)

/** Crops and turns a picture, which creates a new picture. */
export const PictureCropResource = resource('PictureCrop', {
  create: question({
    options: z.object({
      image_signature: Signature,
      x: share,
      y: share,
      w: share,
      h: share,
      turns: z.int().min(0).max(3),
    }),
    data: z.object({ type: z.literal('picture'), picture: DraftPicture }),
    access: { policy: 'signed-in' },
    costs: 'upload',
    isStored: false,
    example: { image_signature: '0'.repeat(32), x: 0, y: 0, w: 1, h: 1, turns: 0 },
  }),
})

/** Suggested alt text from image recognition; empty when nothing was recognized. */
export const AltTextResource = resource('AltText', {
  get: question({
    options: z.object({ image_signature: Signature }),
    data: z.object({ type: z.literal('alt_text'), text: z.string() }),
    access: { policy: 'signed-in' },
    costs: 'upload',
    example: { image_signature: '0'.repeat(32) },
  }),
})
