import type { House } from '../house.ts'
import { ffmpegOf } from './ffmpeg.ts'

/** What whoever runs this house should know about its videos. */
export function videoReport(house: Pick<House, 'settings'>): string[] {
  const ffmpeg = ffmpegOf(house)
  if (!ffmpeg) return ['There is no ffmpeg, so nobody can upload videos.']
  const { version, isOld, fence } = ffmpeg
  return [
    `Videos are made by ffmpeg ${version}.`,
    ...(isOld
      ? ['That ffmpeg is from before 2021 and has known faults. Install a newer one, or name it in FFMPEG.']
      : []),
    ...(fence.lacks.length
      ? [`It isn’t completely fenced in here: this machine lacks ${fence.lacks.join(', ')}.`]
      : []),
  ]
}
