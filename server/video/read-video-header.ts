import { VIDEO_MS_MAX, VIDEO_MS_MIN } from '#domain/constants/video.ts'
import { Refusal } from '#domain/refusal.ts'
import { classifyVideoWork } from '#domain/rules/media/video-file.ts'
import { type Ffmpeg, runFfmpeg } from './ffmpeg.ts'
import { FRAME_PIXELS_MAX } from './ffmpeg-gate.ts'

/** Containers and codecs that ffmpeg may open: those we accept and what is common in them. */
const FORMATS: Record<string, string> = { mp4: 'mov', mov: 'mov', webm: 'matroska', gif: 'gif' }
const CODECS = [
  ...['h264', 'hevc', 'mpeg4', 'vp8', 'vp9', 'av1', 'libdav1d', 'libaom-av1', 'prores', 'mjpeg', 'gif'],
  ...['aac', 'mp3', 'mp3float', 'opus', 'libopus', 'vorbis', 'ac3', 'eac3', 'flac', 'alac'],
  ...['pcm_s16le', 'pcm_s16be', 'pcm_s24le', 'pcm_s24be', 'pcm_f32le', 'pcm_u8'],
].join()
/** Input arguments for an untrusted file: only its detected format, and no other files or URLs that it refers to. */
export function toFfmpegInputArgs(name: string): string[] {
  const format = FORMATS[name.split('.').at(-1) ?? ''] ?? 'mov'
  const lists = ['-protocol_whitelist', 'file', '-format_whitelist', format, '-codec_whitelist', CODECS]
  // Each decoder thread holds frames in memory.
  return [...lists, '-threads', '2', '-max_pixels', String(FRAME_PIXELS_MAX), '-f', format, '-i', `file:${name}`]
}

export type VideoHeader = {
  /** As displayed: after rotation, with square pixels. */
  width: number
  height: number
  /** In milliseconds; null when the file doesn't contain it. */
  duration: number | null
  fps: number
  hasSound: boolean
  /** True when it has so few pixels and frames that it belongs in the short lane. */
  isShort: boolean
}

const PATIENCE = 20_000

/** Reads the header of a video; anything wrong with it becomes a refusal. */
export async function readVideoHeader(ffmpeg: Ffmpeg, folder: string, name: string): Promise<VideoHeader> {
  const { said } = await runFfmpeg(ffmpeg, { args: toFfmpegInputArgs(name), folder, patience: PATIENCE })
  const header = parseVideoHeader(said)
  if (!header) throw new Refusal('bad_input', 'video.unreadable')
  const { duration } = header
  if (duration !== null && duration < VIDEO_MS_MIN) throw new Refusal('bad_input', 'video.tooShort')
  if (duration !== null && duration > VIDEO_MS_MAX + 500) throw new Refusal('bad_input', 'video.tooLong')
  if (classifyVideoWork(header, framesIn(header)) === 'too much') throw new Refusal('bad_input', 'video.tookTooLong')
  return header
}

const framesIn = ({ duration, fps }: { duration: number | null; fps: number }) =>
  duration === null ? null : Math.ceil((duration * fps) / 1000)

/** Parses what ffmpeg prints about a file. */
export function parseVideoHeader(said: string): VideoHeader | null {
  const video = /Stream #0:\d+.*?: Video: (.*)/.exec(said)
  const size = /,? (\d{2,5})x(\d{2,5})(?: \[SAR (\d+):(\d+))?/.exec(video?.[1] ?? '')
  if (!video || !size) return null
  const [, w = '0', h = '0', across = '1', down = '1'] = size
  const ofPixel = Number(across) / Number(down) || 1
  const [width, height] = [Math.round(Number(w) * ofPixel), Number(h)]
  // Only the lines about the first video stream, up to the next stream.
  const about = said.slice(video.index).split(/\n\s*Stream #0:/)[0] ?? ''
  const turn = Number(/rotation of (-?[\d.]+) degrees/.exec(about)?.[1] ?? /rotate\s*: (-?\d+)/.exec(about)?.[1] ?? 0)
  const isTurned = Math.abs(turn) % 180 === 90
  const time = /Duration: (\d+):(\d+):([\d.]+)/.exec(said)
  const duration = time ? Math.round((Number(time[1]) * 3600 + Number(time[2]) * 60 + Number(time[3])) * 1000) : null
  const fps = framesPerSecond(video[1] ?? '')
  return {
    width: isTurned ? height : width,
    height: isTurned ? width : height,
    duration,
    fps,
    isShort: classifyVideoWork({ width, height }, framesIn({ duration, fps })) === 'short',
    hasSound: /Stream #0:\d+.*?: Audio: /.test(said),
  }
}

/** ffmpeg abbreviates large numbers: `1k fps`. */
function framesPerSecond(stream: string): number {
  const [, number, thousands] = /([\d.]+)(k?) fps/.exec(stream) ?? [null, '30', '']
  return Number(number) * (thousands ? 1000 : 1)
}
