import { createHash } from 'node:crypto'
import { CAPTION_FILES_MAX, VIDEO_FRAMES } from '#domain/constants/video.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { VideoCaptionsResource, VideoCoverResource, VideoUploadResource } from '#domain/resources/videos.ts'
import { captionsFault } from '#domain/rules/media/captions.ts'
import type { PlainText } from '#domain/text/say.ts'
import { answer } from '../answer.ts'
import { type Context, signedIn } from '../context.ts'
import { lock } from '../db/lock.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import { sayTo } from '../mail/compose.ts'
import { takePicture, usePicture } from '../media/keep-picture.ts'
import { knownPicture } from '../media/known-picture.ts'
import { imageAddress } from '../media/media-address.ts'
import { mediaUrl } from '../records/avatar-urls.ts'
import type { StoredMedia } from '../records/show-kinds.ts'
import { contentTypeOf, videoKey, videoPath } from './video-files.ts'
import { ownVideo } from './video-for.ts'
import type { CaptionFile, VideoRow } from './video-row.ts'

const DONE = { done: true } as const

const addressOf = ({ house }: Context, id: VideoRow['id'], file: string) =>
  new URL(videoPath(house, id, file), mediaUrl(house.settings)).href

/** The frames of a video that is ready, one of which can be its picture. */
export function framesOf(ctx: Context, { id, file_names }: Pick<VideoRow, 'id' | 'file_names'>): string[] {
  const frames = file_names.filter((name) => name.startsWith('frame-'))
  return frames.slice(0, VIDEO_FRAMES).map((name) => addressOf(ctx, id, name))
}

export const videoAnswers = [
  ...answer(VideoUploadResource, {
    async get(asked, { video_id, pin_id }) {
      const ctx = signedIn(asked)
      const video = await ownVideo(ctx, video_id ?? (await videoOfPin(ctx, pin_id)))
      const { id, state, progress, error, width, height, duration, cover_signature: signature } = video
      const captions = (video.captions as CaptionFile[]).map(({ language, file }) => ({
        language,
        url: addressOf(ctx, id, file),
      }))
      return {
        id,
        state: state as 'waiting',
        progress,
        message: error ? sayTo(ctx.locale)(error as PlainText) : null,
        width,
        height,
        duration,
        cover: { signature, url: imageAddress(ctx.house.settings, '736x', signature, 'jpg') },
        frames: framesOf(ctx, video),
        captions,
      }
    },
    async delete(ctx, { video_id }) {
      const { id } = await ownVideo(signedIn(ctx), video_id)
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
  ...answer(
    VideoCaptionsResource,
    {
      async create(asked, { video_id, language, text }) {
        const ctx = signedIn(asked)
        await lock(ctx, 'captions', video_id)
        const video = await ownVideo(ctx, video_id)
        const others = (video.captions as CaptionFile[]).filter((one) => one.language !== language)
        if (others.length >= CAPTION_FILES_MAX) throw new Refusal('bad_input', 'video.captionsMany')
        await keepCaptions(ctx, video, [...others, { language, file: captionFile(language, text) }])
        return DONE
      },
      async delete(asked, { video_id, language }) {
        const ctx = signedIn(asked)
        await lock(ctx, 'captions', video_id)
        const video = await ownVideo(ctx, video_id)
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
        async create(ctx, options) {
          const { video_id, language, text } = options
          const fault = captionsFault(text)
          if (fault) {
            const reason = sayTo(ctx.locale)(`captions.${fault.reason}`)
            throw new Refusal('bad_input', 'video.captionsLine', { line: fault.line, reason }, { field: 'text' })
          }
          const { id } = await ownVideo(signedIn(ctx), video_id)
          const file = captionFile(language, text)
          await ctx.house.files.put(videoKey(ctx.house, id, file), Buffer.from(text), contentTypeOf(file))
          return options
        },
      },
    },
  ),
  ...answer(
    VideoCoverResource,
    {
      async create(ctx, { video_id }) {
        const { cover_signature } = await ownVideo(signedIn(ctx), video_id)
        const url = imageAddress(ctx.house.settings, '736x', cover_signature, 'jpg')
        const { dominant_color: color, ...picture } = await knownPicture(ctx, cover_signature)
        return { image_signature: cover_signature, url, picture: { ...picture, color } }
      },
    },
    {
      before: {
        async create(asked, options) {
          const ctx = signedIn(asked)
          const video = await ownVideo(ctx, options.video_id)
          const name = `frame-${options.frame}.jpg`
          const bytes =
            video.file_names.includes(name) && (await ctx.house.files.get(videoKey(ctx.house, video.id, name)))
          if (!bytes) throw new Refusal('conflict', 'video.notReady')
          const { signature } = await takePicture(ctx.house, bytes, ctx.actor.id)
          await inUnitOfWork(ctx.house, ctx, async (unit) => {
            await usePicture(unit, signature, 'video', video.id)
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

/** Its name changes with its text, so that a replaced one is not taken from a cache. */
const captionFile = (language: string, text: string) =>
  `captions-${language.toLowerCase()}-${createHash('sha256').update(text).digest('hex').slice(0, 12)}.vtt`

async function keepCaptions(ctx: Context, { id }: VideoRow, captions: CaptionFile[]): Promise<void> {
  await ctx.db
    .updateTable('videos')
    .set({ captions: JSON.stringify(captions) })
    .where('id', '=', id)
    .execute()
  ctx.emit('video.changed', { video_id: id })
}
