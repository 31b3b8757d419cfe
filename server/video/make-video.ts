import { createWriteStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { VIDEO_FRAME_CHOICES } from '#domain/constants/video.ts'
import { isRefusal, Refusal } from '#domain/refusal.ts'
import { maintenanceDb } from '../db/read-only-db.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import { toOriginalKey } from '../files/file-keys.ts'
import type { House } from '../house.ts'
import { claimNextVideo, type VideoLane } from './claim-next-video.ts'
import { type EncodedVideo, encodeGifLoop, encodeVideoOutputs, type VideoEncoding } from './encode-video.ts'
import { type Ffmpeg, FfmpegKilledError, runFfmpeg, withVideoFolder } from './ffmpeg.ts'
import { FRAME_PIXELS_MAX, runInFfmpegGate } from './ffmpeg-gate.ts'
import { readVideoHeader, toFfmpegInputArgs } from './read-video-header.ts'
import { requireFfmpeg } from './store-video.ts'
import { ORIGINAL_FILE_PREFIX, toVideoContentType, toVideoFileKey } from './video-files.ts'
import type { VideoRow } from './video-row.ts'

const SAYS_SO_MS = 3000
const TRIES = 3
const LONG_MS = 30_000
/** Time limits in milliseconds for one run of ffmpeg: a file can have more frames than it claims. */
const PATIENCE = { short: 10 * 60_000, long: 2 * 3600_000 }

/**
 * Encodes the next video of a lane, or of both. An invalid video gets an error message; other failures are retried,
 * except when ffmpeg was ended from outside twice.
 */
export async function makeNextVideo(house: House, lane?: VideoLane): Promise<void> {
  const video = await claimNextVideo(house, lane)
  if (!video) return
  try {
    const ffmpeg = requireFfmpeg(house)
    const made = await heard(house, video, (signal, onProgress) =>
      withVideoFolder(house, ffmpeg, (folder) => make(house, ffmpeg, video, folder, signal, onProgress)),
    )
    await finish(house, video, { state: 'ready', progress: 100, ...made })
  } catch (error) {
    if (error === CANCELLED) return
    const isLast = isRefusal(error) || error instanceof FfmpegKilledError || video.tries >= TRIES
    if (!isRefusal(error)) house.log.warn({ err: error, video: video.id }, 'a video could not be made')
    if (isLast) await finish(house, video, { state: 'failed', error: isRefusal(error) ? error.key : 'video.failed' })
    else await maintenanceDb(house).updateTable('videos').set({ state: 'waiting' }).where('id', '=', video.id).execute()
    if (!isLast) throw error
  }
}

const CANCELLED = new Error('Its maker does not want it any more.')

/** Reports progress every few seconds while the work runs, and aborts it when the video was cancelled. */
async function heard<T>(
  house: House,
  { id }: VideoRow,
  work: (signal: AbortSignal, onProgress: (percent: number) => void) => Promise<T>,
): Promise<T> {
  const stop = new AbortController()
  let progress = 0
  const timer = setInterval(async () => {
    const { numUpdatedRows } = await maintenanceDb(house)
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

type Finished = {
  outputs: EncodedVideo['outputs']
  file_names: string[]
  width: number
  height: number
  duration: number
}

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
  const patience = video.is_short ? PATIENCE.short : PATIENCE.long
  const making: VideoEncoding = { ffmpeg, folder, name, signal, patience, onProgress, onFailure }
  const made =
    video.kind === 'gif'
      ? await encodeGifLoop(making)
      : await encodeVideoOutputs(
          making,
          await runInFfmpegGate(video.user_id, FRAME_PIXELS_MAX, () => readVideoHeader(ffmpeg, folder, name)),
        )
  if (video.kind === 'video') made.files.push(...(await makeFrames(making, made)))
  const keys: string[] = []
  try {
    for (const file of made.files) {
      signal.throwIfAborted()
      const key = toVideoFileKey(house, video.id, file)
      keys.push(key)
      await house.files.putFile(key, join(folder, file), toVideoContentType(file))
    }
  } catch (error) {
    await house.files.remove(keys)
    throw error
  }
  const { outputs, files: file_names, width, height, duration } = made
  return { outputs, file_names, width, height, duration }
}

async function fetchOriginal(house: House, { id, kind, ext, cover_signature }: VideoRow, to: string): Promise<void> {
  const key =
    kind === 'gif' ? toOriginalKey(cover_signature, 'gif') : toVideoFileKey(house, id, `${ORIGINAL_FILE_PREFIX}.${ext}`)
  const original = await house.files.open(key)
  if (!original) throw new Refusal('not_found', 'video.failed')
  await pipeline(await original.read(), createWriteStream(to, { mode: 0o644 }))
}

/**
 * Extracts frames across the whole video as candidates for its picture; for a long video only key frames, which decode
 * without others.
 */
async function makeFrames(
  { ffmpeg, folder, signal }: VideoEncoding,
  { outputs, duration }: EncodedVideo,
): Promise<string[]> {
  const whole = duration < LONG_MS ? [] : ['-skip_frame', 'nokey']
  const each = [
    '-vf',
    `fps=${(VIDEO_FRAME_CHOICES * 1000) / duration}`,
    '-frames:v',
    String(VIDEO_FRAME_CHOICES),
    '-q:v',
    '3',
  ]
  const args = [
    '-v',
    'error',
    ...whole,
    ...toFfmpegInputArgs(outputs.V_720P!.file),
    '-an',
    ...each,
    '-f',
    'image2',
    'frame-%d.jpg',
  ]
  await runFfmpeg(ffmpeg, { args, folder, patience: 10 * 60_000, signal })
  return (await readdir(folder)).filter((name) => name.startsWith('frame-')).sort()
}

/**
 * Stores the outcome and tells everything that shows the video. If it was cancelled meanwhile, its files are deleted.
 */
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
  if (isDropped) await house.files.remove([toVideoFileKey(house, id, `${ORIGINAL_FILE_PREFIX}.${ext}`)])
  if (!isWanted) await house.files.remove((change.file_names ?? []).map((name) => toVideoFileKey(house, id, name)))
}
