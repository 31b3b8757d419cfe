import { createReadStream, createWriteStream } from 'node:fs'
import { readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { VIDEO_BYTES_MAX } from '#domain/constants/video.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { detectVideoKind } from '#domain/rules/media/video-file.ts'
import type { Context } from '../context.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import type { House } from '../house.ts'
import { addPictureUse, type StoredPicture, storePicture } from '../media/store-picture.ts'
import { addToUploadBytes, assertUploadSpace } from '../media/upload-space.ts'
import { type Ffmpeg, resolveFfmpeg, runFfmpeg, withVideoFolder } from './ffmpeg.ts'
import { FRAME_PIXELS_MAX, runInFfmpegGate } from './ffmpeg-gate.ts'
import { readVideoHeader, toFfmpegInputArgs, type VideoHeader } from './read-video-header.ts'
import { ORIGINAL_FILE_PREFIX, toVideoContentType, toVideoFileKey } from './video-files.ts'

export type StoredVideo = { id: Id; cover: StoredPicture; width: number; height: number; duration: number | null }
/** The input: a file on this machine, which is left in place, or a stream. */
export type VideoInput = { path: string } | { stream: Readable }

/** True when this house accepts videos. */
export const isVideoUploadAvailable = (house: Pick<House, 'settings'>): boolean => resolveFfmpeg(house) !== null

export function requireFfmpeg(house: Pick<House, 'settings'>): Ffmpeg {
  const ffmpeg = resolveFfmpeg(house)
  if (!ffmpeg) throw new Refusal('bad_input', 'video.none')
  return ffmpeg
}

/**
 * Stores an uploaded video: the file itself, one frame as its picture, and a job that encodes the rest. Its content
 * decides the format. Like a picture, it is deleted after a day when nothing shows it.
 */
export async function storeVideo(house: House, sent: VideoInput, person: Id, bytes = 0): Promise<StoredVideo> {
  const ffmpeg = requireFfmpeg(house)
  if (bytes > VIDEO_BYTES_MAX) throw new Refusal('too_large', 'video.tooLarge')
  await assertUploadSpace({ house, db: house.db }, person, bytes)
  return withVideoFolder(house, ffmpeg, async (folder) => {
    const { name, size } = await receive(sent, folder)
    // Its frame size is unknown before the probe.
    const header = await runInFfmpegGate(person, FRAME_PIXELS_MAX, () => readVideoHeader(ffmpeg, folder, name))
    const frame = await runInFfmpegGate(person, header.width * header.height, () =>
      firstPicture(ffmpeg, folder, name, header),
    )
    const cover = await storePicture(house, frame, person)
    const id = house.newId()
    const key = toVideoFileKey(house, id, `${ORIGINAL_FILE_PREFIX}.${name.split('.')[1]}`)
    await house.files.putFile(key, join(folder, name), toVideoContentType(key))
    try {
      await inUnitOfWork(house, 'house', (ctx) =>
        keepRow(ctx, { id, person, ext: name.split('.')[1]!, size, header, cover }),
      )
    } catch (error) {
      await house.files.remove([key])
      throw error
    }
    const { width, height, duration } = header
    return { id, cover, width, height, duration }
  })
}

type New = { id: Id; person: Id; ext: string; size: number; header: VideoHeader; cover: StoredPicture }

async function keepRow(ctx: Context, { id, person, ext, size, header, cover }: New): Promise<void> {
  const { width, height, duration, isShort } = header
  await ctx.db
    .insertInto('videos')
    .values({
      id,
      user_id: person,
      kind: 'video',
      ext,
      bytes: size,
      width,
      height,
      duration: duration ?? 0,
      is_short: isShort,
      cover_signature: cover.signature,
      created_at: ctx.now,
    })
    .execute()
  await addPictureUse(ctx, cover.signature, 'video', id)
  await addToUploadBytes(ctx, person, size)
  ctx.emit('video.taken', { video_id: id })
}

/**
 * Writes the input into the folder, with a file extension for its detected format. Too large a stream is refused while
 * it is received.
 */
async function receive(sent: VideoInput, folder: string): Promise<{ name: string; size: number }> {
  let size = 0
  let ext: string | null = null
  const measured = new Transform({
    transform(chunk: Buffer, _, done) {
      if (size === 0) ext = detectVideoKind(chunk.subarray(0, 64))
      size += chunk.length
      if (!ext) done(new Refusal('bad_input', 'video.kind'))
      else if (size > VIDEO_BYTES_MAX) done(new Refusal('too_large', 'video.tooLarge'))
      else done(null, chunk)
    },
  })
  const from = 'path' in sent ? createReadStream(sent.path) : sent.stream
  await pipeline(from, measured, createWriteStream(join(folder, 'in'), { mode: 0o644 }))
  if (!ext) throw new Refusal('bad_input', 'video.kind')
  const name = `in.${ext}`
  await rename(join(folder, 'in'), join(folder, name))
  return { name, size }
}

/** A frame from a tenth of the way, because the first one is often black. */
async function firstPicture(ffmpeg: Ffmpeg, folder: string, name: string, { duration }: VideoHeader): Promise<Buffer> {
  const at = duration === null ? 0 : duration / 10_000
  for (const seconds of at > 0 ? [at, 0] : [0]) {
    await frameAt(ffmpeg, folder, name, seconds, 'cover.jpg')
    const picture = await readFile(join(folder, 'cover.jpg')).catch(() => null)
    if (picture?.length) return picture
  }
  throw new Refusal('bad_input', 'video.unreadable')
}

async function frameAt(ffmpeg: Ffmpeg, folder: string, name: string, seconds: number, to: string): Promise<void> {
  const args = ['-v', 'error', '-ss', String(seconds), ...toFfmpegInputArgs(name), '-map', '0:V:0', '-frames:v', '1']
  const shape =
    "scale='trunc(iw*sar/2)*2':'trunc(ih/2)*2',setsar=1,scale='min(1920,iw)':'min(1920,ih)':force_original_aspect_ratio=decrease"
  const jpeg = ['-pix_fmt', 'yuvj420p', '-q:v', '3', '-f', 'image2', '-map_metadata', '-1', to]
  await runFfmpeg(ffmpeg, { args: [...args, '-vf', shape, ...jpeg], folder, patience: 60_000 })
}
