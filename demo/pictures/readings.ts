import { existsSync, readFileSync } from 'node:fs'
import type { DetectedObject } from '#domain/rules/visual/detected-objects.ts'

/**
 * The models' results for the demo's own pictures, stored so that filling is fast. `npm run readings` computes them.
 */
export type PictureReading = {
  nsfw: number
  /** As stored in the database, in base64. */
  look: string
  objects: DetectedObject[]
  kinds: string[]
  colors: number[]
  tints: number[]
  tint_shares: number[]
}
export type StoredReadings = { read_version: number; pictures: Record<string, PictureReading> }

export const storedReadingsUrl = new URL('kept/readings.json', import.meta.url)

export const makeReadingKey = (family: string, seed: number): string => `${family}/${seed}`

/** The stored results, if they are from this version of the models. */
export function loadReadings(version: number): ReadonlyMap<string, PictureReading> {
  if (!existsSync(storedReadingsUrl)) return new Map()
  const { read_version, pictures } = JSON.parse(readFileSync(storedReadingsUrl, 'utf8')) as StoredReadings
  return new Map(read_version === version ? Object.entries(pictures) : [])
}
