import { createHash } from 'node:crypto'

const DAY = 24 * 3600_000

/** Makes a unique file name, so that a replaced file can be deleted and is never served from a cache. */
export function makeCaptionFileName(language: string, text: string, now: Date): string {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12)
  return `captions-${language.toLowerCase()}-${hash}-${now.getTime()}.vtt`
}

/** True when a file is so new that its row may not be committed yet. Names of earlier versions contain no time. */
export function isRecentCaptionFile(file: string, now: Date): boolean {
  const time = /-(\d{13,})\.vtt$/.exec(file)?.[1]
  return time !== undefined && now.getTime() - Number(time) < DAY
}
