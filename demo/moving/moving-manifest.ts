import { readFileSync } from 'node:fs'

/** A video or GIF of the demo world, rendered by `npm run videos` and stored next to this file. */
export type MovingPicture = {
  scene: string
  seed: number
  width: number
  height: number
  /** In milliseconds. */
  duration: number
  outputs: Record<string, { file: string; width: number; height: number }>
  files: string[]
  captions: { language: string; file: string }[]
}
export type MovingManifest = { videos: MovingPicture[]; gifs: MovingPicture[] }

export const MOVING_FOLDER = new URL('./kept/', import.meta.url)
export const toMovingFolder = (kind: 'video' | 'gif', { scene, seed }: Pick<MovingPicture, 'scene' | 'seed'>) =>
  new URL(`${kind}-${scene}-${seed}/`, MOVING_FOLDER)

export const loadMovingManifest = (): MovingManifest =>
  JSON.parse(readFileSync(new URL('made.json', MOVING_FOLDER), 'utf8'))

/** Video segments end in .ts like our sources, so they are stored under another extension. */
export const toStoredFileName = (file: string) => file.replace(/\.ts$/, '.mpegts')
