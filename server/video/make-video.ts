import { createWriteStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { VIDEO_FRAMES } from '#domain/constants/video.ts'
import { isRefusal, Refusal } from '#domain/refusal.ts'
import { booksOf } from '../db/reader.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import { originalKey } from '../files/file-keys.ts'
import type { House } from '../house.ts'
import { type Ffmpeg, inWorkFolder, runFfmpeg } from './ffmpeg.ts'
import { type Made, type Making, makeLoop, makeOutputs } from './make-outputs.ts'
import { claimNext } from './next-video.ts'
import { opened, readVideo } from './read-video.ts'
import { mustTakeVideos } from './take-video.ts'
import { contentTypeOf, ORIGINAL, videoKey } from './video-files.ts'
import type { VideoRow } from './video-row.ts'

const SAYS_SO_MS = 3000
const TRIES = 3
const LONG_MS = 30_000

/** Makes the video whose turn it is. One that can't be made says why; what fails by our own fault is tried again. */
export async function makeNextVideo(house: House): Promise<void> {
  const video = await claimNext(house)
  if (!video) return
  try {
    const ffmpeg = mustTakeVideos(house)
    const made = await heard(house, video, (signal, onProgress) =>
      inWorkFolder(ffmpeg, (folder) => make(house, ffmpeg, video, folder, signal, onProgress)),
    )
    await finish(house, video, { state: 'ready', progress: 100, ...made })
  } catch (error) {
    if (error === CANCELLED) return
    const isLast = isRefusal(error) || video.tries >= TRIES
    if (!isRefusal(error)) house.log.warn({ err: error, video: video.id }, 'a video could not be made')
    if (isLast) await finish(house, video, { state: 'failed', error: isRefusal(error) ? error.key : 'video.failed' })
    else await booksOf(house).updateTable('videos').set({ state: 'waiting' }).where('id', '=', video.id).execute()
    if (!isLast) throw error
  }
}

const CANCELLED = new Error('Its maker does not want it any more.')

/** Says every few seconds that and how far a video is made, and stops when its maker does not want it any more. */
async function heard<T>(
  house: House,
  { id }: VideoRow,
  work: (signal: AbortSignal, onProgress: (percent: number) => void) => Promise<T>,
): Promise<T> {
  const stop = new AbortController()
  let progress = 0
  const timer = setInterval(async () => {
    const { numUpdatedRows } = await booksOf(house)
      .updateTable('videos')
      .set({ progress: Math.round(progress), heard_at: house.clock() })
      .where('id', '=', id)
      .where('state', '=', 'making')
      .executeTakeFirst()
      .catch(() => ({ numUpdatedRows: 1n }))
    if (numUpdatedRows === 0n) stop.abort(CANCELLED)
  }, SAYS_SO_MS)
  try {
    return await work(AbortSignal.any([stop.signal, house.stopping]), (percent) => {
      progress = percent
    })
  } catch (error) {
    throw stop.signal.aborted ? CANCELLED : error
  } finally {
    clearInterval(timer)
  }
}

type Finished = { outputs: Made['outputs']; file_names: string[]; width: number; height: number; duration: number }

async function make(
  house: House,
  ffmpeg: Ffmpeg,
  video: VideoRow,
  folder: string,
  signal: AbortSignal,
  onProgress: (percent: number) => void,
): Promise<Finished> {
  const name = `in.${video.ext}`
  await fetchOriginal(house, video, join(folder, name))
  const onFailure = (said: string) => house.log.info({ video: video.id, said }, 'ffmpeg gave up on a video')
  const making: Making = { ffmpeg, folder, name, signal, onProgress, onFailure }
  const made =
    video.kind === 'gif' ? await makeLoop(making) : await makeOutputs(making, await readVideo(ffmpeg, folder, name))
  if (video.kind === 'video') made.files.push(...(await makeFrames(making, made)))
  const keys: string[] = []
  try {
    for (const file of made.files) {
      signal.throwIfAborted()
      const key = videoKey(house, video.id, file)
      keys.push(key)
      await house.files.putFile(key, join(folder, file), contentTypeOf(file))
    }
  } catch (error) {
    await house.files.remove(keys)
    throw error
  }
  const { outputs, files: file_names, width, height, duration } = made
  return { outputs, file_names, width, height, duration }
}

async function fetchOriginal(house: House, { id, kind, ext, cover_signature }: VideoRow, to: string): Promise<void> {
  const key = kind === 'gif' ? originalKey(cover_signature, 'gif') : videoKey(house, id, `${ORIGINAL}.${ext}`)
  const original = await house.files.open(key)
  if (!original) throw new Refusal('not_found', 'video.failed')
  await pipeline(await original.read(), createWriteStream(to, { mode: 0o644 }))
}

/** Frames from all over a video, one of which can be its picture: of a long one those that need no others to be read. */
async function makeFrames({ ffmpeg, folder, signal }: Making, { outputs, duration }: Made): Promise<string[]> {
  const whole = duration < LONG_MS ? [] : ['-skip_frame', 'nokey']
  const each = ['-vf', `fps=${(VIDEO_FRAMES * 1000) / duration}`, '-frames:v', String(VIDEO_FRAMES), '-q:v', '3']
  const args = [
    '-v',
    'error',
    ...whole,
    ...opened(outputs.V_720P!.file),
    '-an',
    ...each,
    '-f',
    'image2',
    'frame-%d.jpg',
  ]
  await runFfmpeg(ffmpeg, { args, folder, patience: 10 * 60_000, signal })
  return (await readdir(folder)).filter((name) => name.startsWith('frame-')).sort()
}

/** The end of its making, told to all that show it; of one that was cancelled meanwhile nothing stays. */
async function finish(
  house: House,
  { id, kind, ext }: VideoRow,
  change: Partial<Finished> & { state: string; progress?: number; error?: string },
) {
  const { outputs, ...rest } = change
  const isWanted = await inUnitOfWork(house, 'house', async (ctx) => {
    const { numUpdatedRows } = await ctx.db
      .updateTable('videos')
      .set({ ...rest, ...(outputs && { outputs: JSON.stringify(outputs) }) })
      .where('id', '=', id)
      .where('state', '=', 'making')
      .executeTakeFirst()
    if (numUpdatedRows) ctx.emit('video.changed', { video_id: id })
    return numUpdatedRows > 0n
  })
  const isDropped = isWanted && change.state === 'ready' && kind === 'video' && !house.settings.keepOriginals
  if (isDropped) await house.files.remove([videoKey(house, id, `${ORIGINAL}.${ext}`)])
  if (!isWanted) await house.files.remove((change.file_names ?? []).map((name) => videoKey(house, id, name)))
}
