import { phashDistance } from './phash-distance.ts'

export type Look = { phash: string; width: number; height: number; dominant_color: string }

/** At most this many of 64 bits differ when two pictures are the same. */
export const SAME_WITHIN = 8
const SHAPE_WITHIN = 0.05
const COLOR_WITHIN = 32
/** Half the bits of a hash are set, but for a plain surface, of which it says nothing. */
const PLAIN_BELOW = 16

/** The same picture in another size or quality. Of plain surfaces only the colour can be compared. */
export function looksAlike(a: Look, b: Look): boolean {
  const shapes = [a, b].map(({ width, height }) => width / Math.max(height, 1)) as [number, number]
  if (Math.abs(shapes[0] - shapes[1]) > Math.max(...shapes) * SHAPE_WITHIN) return false
  if (phashDistance(a.phash, b.phash) > SAME_WITHIN) return false
  const isPlain = phashDistance(a.phash, NOTHING) < PLAIN_BELOW
  return !isPlain || channels(a).every((value, at) => Math.abs(value - (channels(b)[at] ?? 0)) <= COLOR_WITHIN)
}

const NOTHING = '0000000000000000'
const channels = ({ dominant_color }: Look) =>
  [1, 3, 5].map((at) => Number.parseInt(dominant_color.slice(at, at + 2), 16) || 0)

/**
 * Groups of things that look alike, each led by the first of them. Two hashes within 8 bits agree, but for one bit, in at least one of
 * five parts; so each is compared only with those that share such a part, not with all.
 */
export function nearDuplicates<T extends Look>(things: readonly T[]): T[][] {
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
  }
  return [...groups.values()].filter((group) => group.length > 1)
}

type Hashed<T> = { thing: T; high: number; low: number; parts: number[] }
const PART_BITS = [13, 13, 13, 13, 12] as const

function hashedOf<T extends Look>(thing: T): Hashed<T> {
  const high = Number.parseInt(thing.phash.slice(0, 8), 16)
  const low = Number.parseInt(thing.phash.slice(8), 16)
  const parts = [low, (low >>> 13) | 0, (low >>> 26) | (high << 6), high >>> 7, high >>> 20]
  return { thing, high, low, parts: parts.map((part, at) => part & (2 ** (PART_BITS[at] ?? 0) - 1)) }
}

/** The first that looks like it, among those with a part that is the same or differs in one bit. */
function leaderOf<T extends Look>(leaders: Map<number, Hashed<T>[]>, { thing, high, low, parts }: Hashed<T>): T | null {
  for (const [at, part] of parts.entries())
    for (let bit = -1; bit < (PART_BITS[at] ?? 0); bit++)
      for (const one of leaders.get(keyOf(at, bit < 0 ? part : part ^ (1 << bit))) ?? [])
        if (ones(one.high ^ high) + ones(one.low ^ low) <= SAME_WITHIN && looksAlike(one.thing, thing)) return one.thing
  return null
}

const keyOf = (at: number, part: number) => at * 2 ** 13 + part

/** How many bits of a number are set. */
function ones(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

function append<T>(lists: Map<number, T[]>, key: number, one: T): void {
  const list = lists.get(key)
  if (list) list.push(one)
  else lists.set(key, [one])
}
