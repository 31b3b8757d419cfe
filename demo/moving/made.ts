import { readFileSync } from 'node:fs'

/** A video or GIF of the demo world, made ahead by `npm run videos` and kept beside this file. */
export type Moving = {
  scene: string
  seed: number
  width: number
  height: number
  /** Milliseconds. */
  duration: number
  outputs: Record<string, { file: string; width: number; height: number }>
  files: string[]
  captions: { language: string; file: string }[]
}
export type Made = { videos: Moving[]; gifs: Moving[] }

export const FOLDER = new URL('./kept/', import.meta.url)
export const movingFolder = (kind: 'video' | 'gif', { scene, seed }: Pick<Moving, 'scene' | 'seed'>) =>
  new URL(`${kind}-${scene}-${seed}/`, FOLDER)

export const madeAhead = (): Made => JSON.parse(readFileSync(new URL('made.json', FOLDER), 'utf8'))

/** Segments are called .ts, as are our sources: kept, they have another name. */
export const keptName = (file: string) => file.replace(/\.ts$/, '.mpegts')
