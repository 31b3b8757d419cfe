import { VIDEO_MS_MAX, VIDEO_MS_MIN } from '#domain/constants/video.ts'
import { Refusal } from '#domain/refusal.ts'
import { type Ffmpeg, runFfmpeg } from './ffmpeg.ts'

/** What ffmpeg may open: the containers we take, and what is common in them. */
const FORMATS: Record<string, string> = { mp4: 'mov', mov: 'mov', webm: 'matroska', gif: 'gif' }
const CODECS = [
  ...['h264', 'hevc', 'mpeg4', 'vp8', 'vp9', 'av1', 'libdav1d', 'libaom-av1', 'prores', 'mjpeg', 'gif'],
  ...['aac', 'mp3', 'mp3float', 'opus', 'libopus', 'vorbis', 'ac3', 'eac3', 'flac', 'alac'],
  ...['pcm_s16le', 'pcm_s16be', 'pcm_s24le', 'pcm_s24be', 'pcm_f32le', 'pcm_u8'],
].join()
/** An 8K frame. */
const PIXELS_MOST = 36_000_000

/** How a file that someone brought is opened: as what we found it to be, and nothing that it names beside itself. */
export function opened(name: string): string[] {
  const format = FORMATS[name.split('.').at(-1) ?? ''] ?? 'mov'
  const lists = ['-protocol_whitelist', 'file', '-format_whitelist', format, '-codec_whitelist', CODECS]
  return [...lists, '-max_pixels', String(PIXELS_MOST), '-f', format, '-i', `file:${name}`]
}

export type VideoHeader = {
  /** As shown: upright, with square pixels. */
  width: number
  height: number
  /** Milliseconds; null where the file does not say it. */
  duration: number | null
  fps: number
  hasSound: boolean
}

const PATIENCE = 20_000

/** Reads what a video says of itself; whatever is wrong with it becomes a refusal. */
export async function readVideo(ffmpeg: Ffmpeg, folder: string, name: string): Promise<VideoHeader> {
  const { said } = await runFfmpeg(ffmpeg, { args: opened(name), folder, patience: PATIENCE })
  const header = headerOf(said)
  if (!header) throw new Refusal('bad_input', 'video.unreadable')
  const { duration } = header
  if (duration !== null && duration < VIDEO_MS_MIN) throw new Refusal('bad_input', 'video.tooShort')
  if (duration !== null && duration > VIDEO_MS_MAX + 500) throw new Refusal('bad_input', 'video.tooLong')
  return header
}

/** What ffmpeg prints about a file, in numbers. */
export function headerOf(said: string): VideoHeader | null {
  const video = /Stream #0:\d+.*?: Video: (.*)/.exec(said)
  const size = /,? (\d{2,5})x(\d{2,5})(?: \[SAR (\d+):(\d+))?/.exec(video?.[1] ?? '')
  if (!video || !size) return null
  const [, w = '0', h = '0', across = '1', down = '1'] = size
  const ofPixel = Number(across) / Number(down) || 1
  const [width, height] = [Math.round(Number(w) * ofPixel), Number(h)]
  // Of the streams the first that is a video: what stands behind it is about it.
  const about = said.slice(video.index).split(/\n\s*Stream #0:/)[0] ?? ''
  const turn = Number(/rotation of (-?[\d.]+) degrees/.exec(about)?.[1] ?? /rotate\s*: (-?\d+)/.exec(about)?.[1] ?? 0)
  const isTurned = Math.abs(turn) % 180 === 90
  const time = /Duration: (\d+):(\d+):([\d.]+)/.exec(said)
  const duration = time ? Math.round((Number(time[1]) * 3600 + Number(time[2]) * 60 + Number(time[3])) * 1000) : null
  return {
    width: isTurned ? height : width,
    height: isTurned ? width : height,
    duration,
    fps: Number(/([\d.]+) fps/.exec(video[1] ?? '')?.[1] ?? 30),
    hasSound: /Stream #0:\d+.*?: Audio: /.test(said),
  }
}
