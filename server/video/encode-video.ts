import { readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { VIDEO_MS_MAX, VIDEO_MS_MIN, VIDEO_OUTPUTS } from '#domain/constants/video.ts'
import { Refusal } from '#domain/refusal.ts'
import { videoOutputSizes } from '#domain/rules/media/video-file.ts'
import { type Ffmpeg, runFfmpeg } from './ffmpeg.ts'
import { parseVideoHeader, toFfmpegInputArgs, type VideoHeader } from './read-video-header.ts'
import type { VideoOutputs } from './video-row.ts'

export type VideoEncoding = {
  ffmpeg: Ffmpeg
  folder: string
  name: string
  signal: AbortSignal
  /** Time limit in milliseconds for one run of ffmpeg. */
  patience: number
  onProgress: (percent: number) => void
  onFailure: (said: string) => void
}
export type EncodedVideo = { outputs: VideoOutputs; duration: number; width: number; height: number; files: string[] }

const SEGMENT_SECONDS = 4
/** Bit rates by the shorter side: what an ordinary connection can stream. */
const RATES: [most: number, kilobits: number][] = [
  [480, 1200],
  [720, 2800],
  [1080, 5000],
]

/** Encodes each size once, then cuts it into segments without encoding again. */
export async function encodeVideoOutputs(making: VideoEncoding, header: VideoHeader): Promise<EncodedVideo> {
  const { onProgress } = making
  const sizes = videoOutputSizes(header)
  const whole = header.duration ?? VIDEO_MS_MAX
  await ran(making, encoding(making.name, header, sizes), (ms) => onProgress(Math.min(95, (ms / whole) * 95)))
  const parts: Part[] = []
  for (const size of sizes) parts.push(await segmented(making, size))
  await writeFile(join(making.folder, 'hls4.m3u8'), mainPlaylist(parts))
  const partOf = (most: number) => parts.find(({ size }) => size === Math.min(most, sizes[0]!)) ?? parts[0]!
  const shown = (file: string, { width, height }: Part) => ({ file, width, height })
  const [web, phone, first] = [partOf(VIDEO_OUTPUTS.V_HLSV3_WEB), partOf(VIDEO_OUTPUTS.V_HLSV3_MOBILE), parts[0]!]
  const outputs: VideoOutputs = {
    V_HLSV4: shown('hls4.m3u8', first),
    V_HLSV3_WEB: shown(`${web.size}.m3u8`, web),
    V_HLSV3_MOBILE: shown(`${phone.size}.m3u8`, phone),
    V_720P: shown(`${web.size}.mp4`, web),
  }
  const segments = parts.flatMap(({ size, segments }) => [`${size}.m3u8`, ...segments])
  const { duration, width, height } = first
  // Browser recordings have no duration in their header.
  if (duration < VIDEO_MS_MIN) throw new Refusal('bad_input', 'video.tooShort')
  if (duration > VIDEO_MS_MAX + 500) throw new Refusal('bad_input', 'video.tooLong')
  return { outputs, duration, width, height, files: ['hls4.m3u8', `${web.size}.mp4`, ...segments] }
}

/** Encodes a GIF as a silent video that loops without a gap. */
export async function encodeGifLoop(making: VideoEncoding): Promise<EncodedVideo> {
  const encode = [
    '-c:v',
    'libx264',
    '-preset',
    'veryfast',
    '-crf',
    '24',
    '-pix_fmt',
    'yuv420p',
    '-movflags',
    '+faststart',
  ]
  const shape = `${SQUARE},scale='min(720,iw)':-2`
  await ran(making, [
    ...toFfmpegInputArgs(making.name),
    '-t',
    '60',
    '-an',
    '-vf',
    shape,
    ...encode,
    ...BARE,
    '-f',
    'mp4',
    'loop.mp4',
  ])
  const made = await readMade(making, 'loop.mp4')
  const { width, height } = made
  return { outputs: { V_720P: { file: 'loop.mp4', width, height } }, ...made, files: ['loop.mp4'] }
}

/** Square pixels and even dimensions, which encoders require. */
const SQUARE = "scale='max(2,trunc(iw*sar/2)*2)':'max(2,trunc(ih/2)*2)',setsar=1"
/** Removes metadata such as location and camera. */
const BARE = ['-map_metadata', '-1', '-map_chapters', '-1', '-threads', '2']

function encoding(name: string, { fps, hasSound }: VideoHeader, sizes: number[]): string[] {
  const steady = fps > 60 ? ',fps=60' : ''
  const split = `[0:V:0]${SQUARE}${steady},format=yuv420p,split=${sizes.length}${sizes.map((_, at) => `[in${at}]`).join('')}`
  const scales = sizes.map((size, at) => {
    const side = `min(${size},`
    return `[in${at}]scale='if(gt(iw,ih),-2,${side}iw))':'if(gt(iw,ih),${side}ih),-2)'[out${at}]`
  })
  const outputs = sizes.flatMap((size, at) => {
    const kilobits = RATES.find(([most]) => size <= most)?.[1] ?? 5000
    return [
      ...['-map', `[out${at}]`, ...(hasSound ? ['-map', '0:a:0'] : ['-an'])],
      ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23', '-profile:v', size > 480 ? 'high' : 'main'],
      ...['-maxrate', `${kilobits}k`, '-bufsize', `${2 * kilobits}k`, '-force_key_frames', 'expr:gte(t,n_forced*2)'],
      ...['-c:a', 'aac', '-ac', '2', '-ar', '44100', '-b:a', size > 480 ? '128k' : '96k'],
      ...['-t', String(VIDEO_MS_MAX / 1000 + 1), '-movflags', '+faststart', ...BARE, '-f', 'mp4', `${size}.mp4`],
    ]
  })
  return [...toFfmpegInputArgs(name), '-filter_complex', [split, ...scales].join(';'), ...outputs]
}

type Part = { size: number; width: number; height: number; duration: number; bytes: number; segments: string[] }

async function segmented(making: VideoEncoding, size: number): Promise<Part> {
  const file = `${size}.mp4`
  const segments = ['-hls_time', String(SEGMENT_SECONDS), '-hls_list_size', '0', '-hls_playlist_type', 'vod']
  const names = ['-hls_segment_filename', `${size}-%04d.ts`, `${size}.m3u8`]
  await ran(making, [...toFfmpegInputArgs(file), '-map', '0', '-c', 'copy', '-f', 'hls', ...segments, ...names])
  const made = (await readdir(making.folder)).filter((name) => name.startsWith(`${size}-`)).sort()
  const { size: bytes } = await stat(join(making.folder, file))
  return { size, ...(await readMade(making, file)), bytes, segments: made }
}

async function readMade({ ffmpeg, folder, signal }: VideoEncoding, file: string) {
  const { said } = await runFfmpeg(ffmpeg, { args: toFfmpegInputArgs(file), folder, patience: 30_000, signal })
  const header = parseVideoHeader(said)
  if (!header?.duration) throw new Refusal('bad_input', 'video.unreadable')
  return { width: header.width, height: header.height, duration: header.duration }
}

/** The main playlist with all sizes, largest first; the player picks one for the bandwidth. */
function mainPlaylist(parts: Part[]): string {
  const streams = parts.flatMap(({ size, width, height, bytes, duration }) => [
    `#EXT-X-STREAM-INF:BANDWIDTH=${Math.ceil((bytes * 8 * 1.2 * 1000) / duration)},RESOLUTION=${width}x${height}`,
    `${size}.m3u8`,
  ])
  return ['#EXTM3U', '#EXT-X-VERSION:4', '#EXT-X-INDEPENDENT-SEGMENTS', ...streams, ''].join('\n')
}

async function ran(
  { ffmpeg, folder, signal, patience, onFailure }: VideoEncoding,
  args: string[],
  onTime?: (ms: number) => void,
): Promise<void> {
  const quiet = ['-v', 'error', '-nostats', '-progress', 'pipe:1', ...args]
  const done = await runFfmpeg(ffmpeg, { args: quiet, folder, patience, signal, ...(onTime && { onTime }) })
  if (done.code !== 0) onFailure(done.said.slice(0, 1000))
  if (done.isTimedOut) throw new Refusal('bad_input', 'video.tookTooLong')
  if (/Cannot allocate memory|malloc of size/.test(done.said)) throw new Refusal('bad_input', 'video.tooManyPixels')
  if (done.code !== 0) throw new Refusal('bad_input', 'video.unreadable')
}
