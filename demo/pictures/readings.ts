import { existsSync, readFileSync } from 'node:fs'
import type { FoundObject } from '#domain/rules/visual/objects.ts'

/** What the models say of the demo's own pictures, kept beside them so that a house is filled quickly. `npm run readings` makes it. */
export type Reading = {
  nsfw: number
  /** As it is stored, in base64. */
  look: string
  objects: FoundObject[]
  kinds: string[]
  colors: number[]
  tints: number[]
  tint_shares: number[]
}
export type Readings = { read_version: number; pictures: Record<string, Reading> }

export const keptReadings = new URL('kept/readings.json', import.meta.url)

export const readingKey = (family: string, seed: number): string => `${family}/${seed}`

/** The readings that these models made, and none of others. */
export function readingsOf(version: number): ReadonlyMap<string, Reading> {
  if (!existsSync(keptReadings)) return new Map()
  const { read_version, pictures } = JSON.parse(readFileSync(keptReadings, 'utf8')) as Readings
  return new Map(read_version === version ? Object.entries(pictures) : [])
}
