import * as z from 'zod'
import { CAPTIONS_BYTES_MAX, VIDEO_PROCESSING_STATES } from '../constants/video.ts'
import { DraftPicture } from '../entities/draft.ts'
import { Pin, PinCard } from '../entities/pin.ts'
import { Id } from '../id.ts'
import { optional, pagedOptions } from '../option-schemas.ts'
import { question, resource } from '../resource.ts'
import { Done } from './session.ts'

/** One of the viewer's videos, during and after processing: progress, error and frames. */
export const VideoUploadResource = resource('VideoUpload', {
  get: question({
    /** By its id, or by a pin that shows it. */
    options: z.object({ video_id: optional(Id), pin_id: optional(Id) }),
    data: z.object({
      id: Id,
      state: z.enum(VIDEO_PROCESSING_STATES),
      /** Percent. */
      progress: z.int(),
      /** The error message, as a sentence. */
      message: z.string().nullable(),
      width: z.int(),
      height: z.int(),
      duration: z.int(),
      cover: z.object({ signature: z.string(), url: z.string() }),
      frames: z.array(z.string()),
      captions: z.array(z.object({ language: z.string(), url: z.string() })),
    }),
    access: { policy: 'signed-in' },
  }),
  /** Cancels processing. */
  delete: question({ options: z.object({ video_id: Id }), data: Done, access: { policy: 'signed-in' } }),
})

const Language = z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)

/** Caption files, at most one per language: add, replace or remove. */
export const VideoCaptionsResource = resource('VideoCaptions', {
  create: question({
    options: z.object({
      video_id: Id,
      language: Language,
      text: z.string().max(CAPTIONS_BYTES_MAX, 'video.captionsLarge'),
    }),
    data: Done,
    access: { policy: 'signed-in' },
  }),
  delete: question({
    options: z.object({ video_id: Id, language: Language }),
    data: Done,
    access: { policy: 'signed-in' },
  }),
})

/** Uses a frame as the cover of a video, so that a pin can be created with it. */
export const VideoCoverResource = resource('VideoCover', {
  create: question({
    options: z.object({ video_id: Id, frame: z.coerce.number().int().min(1).max(8) }),
    data: z.object({ image_signature: z.string(), url: z.string(), picture: DraftPicture }),
    access: { policy: 'signed-in' },
  }),
})

/** Videos only, of everything or of one topic (video.14). */
export const VideoFeedResource = resource('VideoFeed', {
  get: question({
    options: z.object({
      category: optional(z.union([z.string().min(1).max(80), z.int().transform(String)])),
      ...pagedOptions,
    }),
    data: Pin,
    card: PinCard,
    list: true,
    shared: true,
    access: { policy: 'open' },
  }),
})
