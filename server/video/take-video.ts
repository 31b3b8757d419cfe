import { createReadStream, createWriteStream } from 'node:fs'
import { readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { VIDEO_BYTES_MAX } from '#domain/constants/video.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { videoKind } from '#domain/rules/media/video-kind.ts'
import type { Context } from '../context.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import type { House } from '../house.ts'
import { type KeptPicture, takePicture, usePicture } from '../media/keep-picture.ts'
import { countUpload, mustHaveRoom } from '../media/room.ts'
import { type Ffmpeg, ffmpegOf, inWorkFolder, runFfmpeg } from './ffmpeg.ts'
import { opened, readVideo, type VideoHeader } from './read-video.ts'
import { contentTypeOf, ORIGINAL, videoKey } from './video-files.ts'

export type TakenVideo = { id: Id; cover: KeptPicture; width: number; height: number; duration: number | null }
/** What was sent: a file of this machine, which stays where it is, or a stream. */
export type SentVideo = { path: string } | { stream: Readable }

/** D51. Whether this house takes videos at all. */
export const takesVideos = (house: Pick<House, 'settings'>): boolean => ffmpegOf(house) !== null

export function mustTakeVideos(house: Pick<House, 'settings'>): Ffmpeg {
  const ffmpeg = ffmpegOf(house)
  if (!ffmpeg) throw new Refusal('bad_input', 'video.none')
  return ffmpeg
}

/**
 * Takes a video in for whoever brought it: the file as it is, one frame as its picture, and a job that makes the rest. Content
 * decides what it is. Like a picture it goes after a day when nothing shows it.
 */
export async function takeVideo(house: House, sent: SentVideo, person: Id, bytes = 0): Promise<TakenVideo> {
  const ffmpeg = mustTakeVideos(house)
  if (bytes > VIDEO_BYTES_MAX) throw new Refusal('too_large', 'video.tooLarge')
  await mustHaveRoom({ house, db: house.db }, person, bytes)
  return inWorkFolder(ffmpeg, async (folder) => {
    const { name, size } = await receive(sent, folder)
    const header = await readVideo(ffmpeg, folder, name)
    const cover = await takePicture(house, await firstPicture(ffmpeg, folder, name, header), person)
    const id = house.newId()
    const key = videoKey(house, id, `${ORIGINAL}.${name.split('.')[1]}`)
    await house.files.putFile(key, join(folder, name), contentTypeOf(key))
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

type New = { id: Id; person: Id; ext: string; size: number; header: VideoHeader; cover: KeptPicture }

async function keepRow(ctx: Context, { id, person, ext, size, header, cover }: New): Promise<void> {
  const { width, height, duration } = header
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
      cover_signature: cover.signature,
      created_at: ctx.now,
    })
    .execute()
  await usePicture(ctx, cover.signature, 'video', id)
  await countUpload(ctx, person, size)
  ctx.emit('video.taken', { video_id: id })
}

/** Writes what was sent into the folder, under a name that says what it is. Too much is refused as it comes in. */
async function receive(sent: SentVideo, folder: string): Promise<{ name: string; size: number }> {
  let size = 0
  let ext: string | null = null
  const measured = new Transform({
    transform(chunk: Buffer, _, done) {
      if (size === 0) ext = videoKind(chunk.subarray(0, 64))
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

/** A frame from a tenth of the way: the first one is often black. */
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
  const args = ['-v', 'error', '-ss', String(seconds), ...opened(name), '-map', '0:V:0', '-frames:v', '1']
  const shape =
    "scale='trunc(iw*sar/2)*2':'trunc(ih/2)*2',setsar=1,scale='min(1920,iw)':'min(1920,ih)':force_original_aspect_ratio=decrease"
  const jpeg = ['-pix_fmt', 'yuvj420p', '-q:v', '3', '-f', 'image2', '-map_metadata', '-1', to]
  await runFfmpeg(ffmpeg, { args: [...args, '-vf', shape, ...jpeg], folder, patience: 60_000 })
}
