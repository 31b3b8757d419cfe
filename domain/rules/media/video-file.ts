import { VIDEO_OUTPUTS } from '../../constants/video.ts'

export type VideoExt = 'mp4' | 'mov' | 'webm'

const at = (bytes: Uint8Array, from: number, text: string) =>
  [...text].every((char, place) => bytes[from + place] === char.charCodeAt(0))

/** Old QuickTime files begin with one of these boxes. */
const QUICKTIME_BOXES = ['moov', 'mdat', 'wide', 'free', 'skip']
/** Brands of image formats, which use the same kind of box. */
const PICTURES = ['avif', 'avis', 'heic', 'heix', 'heif', 'mif1', 'msf1', 'hevc', 'crx ']

/** Detects the format of a video by its first bytes: MP4, MOV or WebM; null for everything else. */
export function detectVideoKind(head: Uint8Array): VideoExt | null {
  if (head[0] === 0x1a && head[1] === 0x45 && head[2] === 0xdf && head[3] === 0xa3) return 'webm'
  if (at(head, 4, 'ftyp')) {
    if (PICTURES.some((brand) => at(head, 8, brand))) return null
    return at(head, 8, 'qt  ') ? 'mov' : 'mp4'
  }
  return QUICKTIME_BOXES.some((box) => at(head, 4, box)) ? 'mov' : null
}

/** Short sides of the video outputs to make, the largest first: never enlarged, no duplicates. */
export function videoOutputSizes({ width, height }: { width: number; height: number }): number[] {
  const short = Math.max(2, Math.floor(Math.min(width, height) / 2) * 2)
  const sizes = Object.values(VIDEO_OUTPUTS).map((most) => Math.min(most, short))
  return [...new Set(sizes)].sort((a, b) => b - a)
}

type VideoSize = { width: number; height: number }

/** Fifteen minutes of 4K with 30 frames a second; more would keep a machine busy for hours. */
const PIXELS_MAX = 2.5e11
/** A minute of 1080p with 30 frames a second. */
const SHORT_PIXELS_MAX = 4e9
/** 4K; a larger frame needs more memory than two encoders have at the same time. */
const SHORT_FRAME_MAX = 9e6

/**
 * Classifies a video by pixels times frames before any processing begins; null means the number of frames is unknown,
 * which does not count as short.
 */
export function classifyVideoWork({ width, height }: VideoSize, frames: number | null): 'short' | 'long' | 'too much' {
  if (frames === null) return 'long'
  const frame = width * height
  if (frame * frames > PIXELS_MAX) return 'too much'
  return frame * frames <= SHORT_PIXELS_MAX && frame <= SHORT_FRAME_MAX ? 'short' : 'long'
}

/** An error in a caption file, with its line. */
export type CaptionsFault = { line: number; reason: 'header' | 'time' | 'order' | 'empty' | 'text' }

const TIME = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})$/

/** Returns the first error of a WebVTT file that players would not understand, or null for a valid one (video.13). */
export function findCaptionsFault(text: string): CaptionsFault | null {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? '')) return { line: 1, reason: 'header' }
  let cues = 0
  let last = 0
  for (let at = 1; at < lines.length; at++) {
    const line = lines[at] ?? ''
    if (/^(NOTE|STYLE|REGION)\b/.test(line)) {
      while (at < lines.length && lines[at]?.trim()) at++
      continue
    }
    if (!line.includes('-->')) continue
    const [from, to] = line.split('-->').map((part) => secondsOf(part.trim().split(/\s/)[0] ?? ''))
    if (from == null || to == null) return { line: at + 1, reason: 'time' }
    if (to <= from || from < last) return { line: at + 1, reason: 'order' }
    last = from
    const begin = at
    while (lines[at + 1]?.trim()) {
      at++
      if (lines[at]?.includes('-->')) return { line: at + 1, reason: 'text' }
    }
    if (at === begin) return { line: at + 1, reason: 'text' }
    cues++
  }
  return cues > 0 ? null : { line: lines.length, reason: 'empty' }
}

function secondsOf(text: string): number | null {
  const found = TIME.exec(text)
  if (!found) return null
  const [, hours = '0', minutes, seconds, thousandths] = found
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000
}
