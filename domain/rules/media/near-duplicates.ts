import { type Hash, hashDistance, hashOf } from './phash-distance.ts'

export type Look = { phash: string; width: number; height: number; dominant_color: string }

/** At most this many of 64 bits differ when two pictures are the same. */
export const SAME_WITHIN = 8
const SHAPE_WITHIN = 0.05
const COLOR_WITHIN = 32
/** Half the bits of a hash are set, but for a plain surface, of which it says nothing. */
const PLAIN_BELOW = 16

/** The same picture in another size or quality. Of plain surfaces only the colour can be compared. */
export const looksAlike = (a: Look, b: Look): boolean => areAlike(measured(a), measured(b))

type Measured<T extends Look = Look> = Hash & {
  thing: T
  shape: number
  isPlain: boolean
  colour: [number, number, number]
}

function measured<T extends Look>(thing: T): Measured<T> {
  const { width, height, phash, dominant_color } = thing
  const hash = hashOf(phash)
  const isPlain = hashDistance(hash, NOTHING) < PLAIN_BELOW
  const channel = (at: number) => Number.parseInt(dominant_color.slice(at, at + 2), 16) || 0
  return { ...hash, thing, shape: width / Math.max(height, 1), isPlain, colour: [channel(1), channel(3), channel(5)] }
}

const NOTHING: Hash = { high: 0, low: 0 }

function areAlike(a: Measured, b: Measured): boolean {
  if (Math.abs(a.shape - b.shape) > Math.max(a.shape, b.shape) * SHAPE_WITHIN) return false
  if (hashDistance(a, b) > SAME_WITHIN) return false
  return !a.isPlain || a.colour.every((value, at) => Math.abs(value - (b.colour[at] ?? 0)) <= COLOR_WITHIN)
}

/** Pictures that share a part of their hash with countless others are compared with the first of these only. */
const MOST_COMPARED = 5000

/**
 * Groups of things that look alike, each led by the first of them. Two hashes within 8 bits agree, but for one bit, in at least one of
 * five parts; so each is compared only with those that share such a part, not with all. It stops after each thing, so that whoever
 * has many can do something else in between.
 */
export function* nearDuplicates<T extends Look>(things: readonly T[]): Generator<undefined, T[][]> {
  const leaders = new Map<number, Hashed<T>[]>()
  const groups = new Map<T, T[]>()
  for (const thing of things) {
    const hashed = hashedOf(thing)
    const leader = leaderOf(leaders, hashed)
    if (leader) groups.get(leader)?.push(thing)
    else {
      groups.set(thing, [thing])
      for (const [at, part] of hashed.parts.entries()) append(leaders, keyOf(at, part), hashed)
    }
    yield
  }
  return [...groups.values()].filter((group) => group.length > 1)
}

type Hashed<T extends Look> = Measured<T> & { parts: number[] }
const PART_BITS = [13, 13, 13, 13, 12] as const

function hashedOf<T extends Look>(thing: T): Hashed<T> {
  const found = measured(thing)
  const { high, low } = found
  const parts = [low, (low >>> 13) | 0, (low >>> 26) | (high << 6), high >>> 7, high >>> 20]
  return { ...found, parts: parts.map((part, at) => part & (2 ** (PART_BITS[at] ?? 0) - 1)) }
}

/** The first that looks like it, among those with a part that is the same or differs in one bit. */
function leaderOf<T extends Look>(leaders: Map<number, Hashed<T>[]>, hashed: Hashed<T>): T | null {
  let compared = 0
  for (const [at, part] of hashed.parts.entries())
    for (let bit = -1; bit < (PART_BITS[at] ?? 0); bit++)
      for (const one of leaders.get(keyOf(at, bit < 0 ? part : part ^ (1 << bit))) ?? []) {
        if (++compared > MOST_COMPARED) return null
        if (areAlike(one, hashed)) return one.thing
      }
  return null
}

const keyOf = (at: number, part: number) => at * 2 ** 13 + part

function append<T>(lists: Map<number, T[]>, key: number, one: T): void {
  const list = lists.get(key)
  if (list) list.push(one)
  else lists.set(key, [one])
}
