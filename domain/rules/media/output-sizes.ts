import { VIDEO_OUTPUTS } from '../../constants/video.ts'

/** D51. The short sides in which a video is made, the largest first: never enlarged, and none twice. */
export function outputSizes({ width, height }: { width: number; height: number }): number[] {
  const short = Math.max(2, Math.floor(Math.min(width, height) / 2) * 2)
  const sizes = Object.values(VIDEO_OUTPUTS).map((most) => Math.min(most, short))
  return [...new Set(sizes)].sort((a, b) => b - a)
}
