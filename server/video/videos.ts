import { CAPTION_FILES_MAX, VIDEO_FRAME_CHOICES } from '#domain/constants/video.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { ParsedOptionsOf } from '#domain/resource.ts'
import { VideoCaptionsResource, VideoCoverResource, VideoUploadResource } from '#domain/resources/videos.ts'
import { findCaptionsFault } from '#domain/rules/media/video-file.ts'
import type { PlainTextKey } from '#domain/text/say.ts'
import { defineAnswers } from '../answer.ts'
import { type Context, requireSignedIn } from '../context.ts'
import { addToCount } from '../counts.ts'
import { acquireAdvisoryLock } from '../db/advisory-lock.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import { makeSayForLocale } from '../mail/compose-mail.ts'
import { findPictureBySignature } from '../media/find-picture.ts'
import { toImageUrl } from '../media/image-urls.ts'
import { addPictureUse, storePicture } from '../media/store-picture.ts'
import { addToUploadBytes, assertUploadSpace } from '../media/upload-space.ts'
import { mediaBaseUrl } from '../records/avatar-urls.ts'
import type { StoredMedia } from '../records/show-kinds.ts'
import { makeCaptionFileName } from './caption-files.ts'
import { toVideoContentType, toVideoFileKey, toVideoFilePath } from './video-files.ts'
import type { CaptionFile, VideoRow } from './video-row.ts'
import { loadOwnVideo } from './video-use.ts'

type CaptionsTaken = ParsedOptionsOf<typeof VideoCaptionsResource.create> & { file?: string }

const DONE = { done: true } as const

const addressOf = ({ house }: Context, id: VideoRow['id'], file: string) =>
  new URL(toVideoFilePath(house, id, file), mediaBaseUrl(house.settings)).href

/** URLs of the frames of a ready video, one of which can become its picture. */
export function listFrameUrls(ctx: Context, { id, file_names }: Pick<VideoRow, 'id' | 'file_names'>): string[] {
  const frames = file_names.filter((name) => name.startsWith('frame-'))
  return frames.slice(0, VIDEO_FRAME_CHOICES).map((name) => addressOf(ctx, id, name))
}

export const videoAnswers = [
  ...defineAnswers(VideoUploadResource, {
    async get(asked, { video_id, pin_id }) {
      const ctx = requireSignedIn(asked)
      const video = await loadOwnVideo(ctx, video_id ?? (await videoOfPin(ctx, pin_id)))
      const { id, state, progress, error, width, height, duration, cover_signature: signature } = video
      const captions = (video.captions as CaptionFile[]).map(({ language, file }) => ({
        language,
        url: addressOf(ctx, id, file),
      }))
      return {
        id,
        state: state as 'waiting',
        progress,
        message: error ? makeSayForLocale(ctx.locale)(error as PlainTextKey) : null,
        width,
        height,
        duration,
        cover: { signature, url: toImageUrl(ctx.house.settings, '736x', signature, 'jpg') },
        frames: listFrameUrls(ctx, video),
        captions,
      }
    },
    async delete(ctx, { video_id }) {
      const { id } = await loadOwnVideo(requireSignedIn(ctx), video_id)
      const { numUpdatedRows } = await ctx.db
        .updateTable('videos')
        .set({ state: 'cancelled', error: 'video.cancelled' })
        .where('id', '=', id)
        .where('state', 'in', ['waiting', 'making'])
        .executeTakeFirst()
      if (numUpdatedRows) ctx.emit('video.changed', { video_id: id })
      return DONE
    },
  }),
  ...defineAnswers(
    VideoCaptionsResource,
    {
      async create(asked, { video_id, language, text, file }: CaptionsTaken) {
        if (!file) throw new Error('Captions are stored before they are answered.')
        const ctx = requireSignedIn(asked)
        await acquireAdvisoryLock(ctx, 'captions', video_id)
        const video = await loadOwnVideo(ctx, video_id)
        const others = (video.captions as CaptionFile[]).filter((one) => one.language !== language)
        if (others.length >= CAPTION_FILES_MAX) throw new Refusal('bad_input', 'video.captionsMany')
        await keepCaptions(ctx, video, [...others, { language, file, bytes: Buffer.byteLength(text) }])
        return DONE
      },
      async delete(asked, { video_id, language }) {
        const ctx = requireSignedIn(asked)
        await acquireAdvisoryLock(ctx, 'captions', video_id)
        const video = await loadOwnVideo(ctx, video_id)
        await keepCaptions(
          ctx,
          video,
          (video.captions as CaptionFile[]).filter((one) => one.language !== language),
        )
        return DONE
      },
    },
    {
      before: {
        async create(ctx, options): Promise<CaptionsTaken> {
          const { video_id, language, text } = options
          const fault = findCaptionsFault(text)
          if (fault) {
            const reason = makeSayForLocale(ctx.locale)(`captions.${fault.reason}`)
            throw new Refusal('bad_input', 'video.captionsLine', { line: fault.line, reason }, { field: 'text' })
          }
          const { id, user_id } = await loadOwnVideo(requireSignedIn(ctx), video_id)
          await assertUploadSpace(ctx, user_id, Buffer.byteLength(text))
          const file = makeCaptionFileName(language, text, ctx.house.clock())
          await ctx.house.files.put(toVideoFileKey(ctx.house, id, file), Buffer.from(text), toVideoContentType(file))
          return { ...options, file }
        },
      },
    },
  ),
  ...defineAnswers(
    VideoCoverResource,
    {
      async create(ctx, { video_id }) {
        const { cover_signature } = await loadOwnVideo(requireSignedIn(ctx), video_id)
        const url = toImageUrl(ctx.house.settings, '736x', cover_signature, 'jpg')
        const { dominant_color: color, ...picture } = await findPictureBySignature(ctx, cover_signature)
        return { image_signature: cover_signature, url, picture: { ...picture, color } }
      },
    },
    {
      before: {
        async create(asked, options) {
          const ctx = requireSignedIn(asked)
          const video = await loadOwnVideo(ctx, options.video_id)
          const name = `frame-${options.frame}.jpg`
          const bytes =
            video.file_names.includes(name) && (await ctx.house.files.get(toVideoFileKey(ctx.house, video.id, name)))
          if (!bytes) throw new Refusal('conflict', 'video.notReady')
          const { signature } = await storePicture(ctx.house, bytes, ctx.actor.id)
          await inUnitOfWork(ctx.house, ctx, async (unit) => {
            await addPictureUse(unit, signature, 'video', video.id)
            await unit.db.updateTable('videos').set({ cover_signature: signature }).where('id', '=', video.id).execute()
          })
          return options
        },
      },
    },
  ),
]

async function videoOfPin(ctx: Context, pinId: Id | undefined): Promise<Id> {
  const none = () => new Refusal('not_found', 'upload.none')
  if (!pinId) throw none()
  const pin = await ctx.db.selectFrom('pins').select('aggregate_id').where('id', '=', pinId).executeTakeFirst()
  if (!pin) throw none()
  const { media } = await ctx.db
    .selectFrom('aggregates')
    .select('media')
    .where('id', '=', pin.aggregate_id)
    .executeTakeFirstOrThrow(none)
  const { video_id } = (media ?? {}) as StoredMedia
  if (!video_id) throw none()
  return video_id
}

/**
 * Replaces the captions of a video and counts their bytes with the video's. Files that are no longer used are deleted
 * after the commit.
 */
async function keepCaptions(ctx: Context, video: VideoRow, captions: CaptionFile[]): Promise<void> {
  const { id, user_id } = video
  const before = video.captions as CaptionFile[]
  const more = bytesOf(captions) - bytesOf(before)
  if (more > 0) await addToUploadBytes(ctx, user_id, more)
  else addToCount(ctx, 'user.uploadBytes', user_id, more)
  await ctx.db
    .updateTable('videos')
    .set((row) => ({ captions: JSON.stringify(captions), bytes: row('bytes', '+', more) }))
    .where('id', '=', id)
    .execute()
  ctx.emit('video.changed', { video_id: id })
  const named = new Set(captions.map(({ file }) => file))
  const files = before.flatMap(({ file }) => (named.has(file) ? [] : file))
  if (files.length) ctx.emit('captions.dropped', { video_id: id, files })
}

const bytesOf = (captions: CaptionFile[]) => captions.reduce((sum, { bytes = 0 }) => sum + bytes, 0)
