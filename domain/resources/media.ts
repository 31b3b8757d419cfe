import * as z from 'zod'
import { question, resource } from '../resource.ts'
import { jsonText } from '../taken.ts'

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
      }),
    ),
    access: { policy: 'signed-in' },
  }),
})

const MediaInfo = z.object({ id: z.union([z.string(), z.int()]).transform(String), media_type: z.string() })

export const MediaUploadsResource = resource('MediaUploads', {
  create: question({
    path: 'POST /v3/media/uploads/register/batch/',
    options: z.object({ media_info_list: jsonText(z.array(MediaInfo).min(1).max(100)) }),
    data: z.record(
      z.string(),
      z.object({ upload_id: z.string(), upload_url: z.string(), upload_parameters: z.record(z.string(), z.string()) }),
    ),
    access: { policy: 'signed-in' },
    costs: 'upload',
  }),
})

/** What `/upload-image/` answers, which has no envelope. */
export const UploadedImage = z.object({
  success: z.literal(true),
  image_url: z.string(),
  image_signature: z.string(),
  width: z.int(),
  height: z.int(),
  dominant_color: z.string(),
})
