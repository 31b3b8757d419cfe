import type { House } from '../house.ts'
import { resolveFfmpeg } from './ffmpeg.ts'

/** Sentences for the operator about how well this machine can handle videos. */
export function describeVideoSupport(house: Pick<House, 'settings'>): string[] {
  const ffmpeg = resolveFfmpeg(house)
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
