/** A perceptual hash as two 32-bit numbers, which compare faster than text. */
export type PerceptualHash = { high: number; low: number }

export const parsePerceptualHash = (phash: string): PerceptualHash => ({
  high: Number.parseInt(phash.slice(0, 8), 16) || 0,
  low: Number.parseInt(phash.slice(8), 16) || 0,
})

/** Number of differing bits, out of 64; up to 8 it is certainly the same picture. */
export const perceptualHashDistance = (a: PerceptualHash, b: PerceptualHash): number =>
  bitsSet(a.high ^ b.high) + bitsSet(a.low ^ b.low)

function bitsSet(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export type PictureFingerprint = { phash: string; width: number; height: number; dominant_color: string }

/** At most this many of 64 bits differ between two versions of the same picture. */
export const DUPLICATE_HASH_BITS_MAX = 8
const SHAPE_WITHIN = 0.05
const COLOR_WITHIN = 32
/** Hashes with fewer bits set belong to plain surfaces and say nothing about them; normally half the bits are set. */
const PLAIN_BELOW = 16

/** Whether two pictures are the same in another size or quality. Plain surfaces are compared by color only. */
export const isNearDuplicate = (a: PictureFingerprint, b: PictureFingerprint): boolean =>
  areAlike(measured(a), measured(b))

type Measured<T extends PictureFingerprint = PictureFingerprint> = PerceptualHash & {
  thing: T
  shape: number
  isPlain: boolean
  colour: [number, number, number]
}

function measured<T extends PictureFingerprint>(thing: T): Measured<T> {
  const { width, height, phash, dominant_color } = thing
  const hash = parsePerceptualHash(phash)
  const isPlain = perceptualHashDistance(hash, NOTHING) < PLAIN_BELOW
  const channel = (at: number) => Number.parseInt(dominant_color.slice(at, at + 2), 16) || 0
  return { ...hash, thing, shape: width / Math.max(height, 1), isPlain, colour: [channel(1), channel(3), channel(5)] }
}

const NOTHING: PerceptualHash = { high: 0, low: 0 }

function areAlike(a: Measured, b: Measured): boolean {
  if (Math.abs(a.shape - b.shape) > Math.max(a.shape, b.shape) * SHAPE_WITHIN) return false
  if (perceptualHashDistance(a, b) > DUPLICATE_HASH_BITS_MAX) return false
  return !a.isPlain || a.colour.every((value, at) => Math.abs(value - (b.colour[at] ?? 0)) <= COLOR_WITHIN)
}

/** Pictures that share a part of their hash with very many others are compared with the first of these only. */
const MOST_COMPARED = 5000

/**
 * Yields groups of near-duplicates, each led by its first item. Two hashes that differ in at most 8 bits agree, up to
 * one bit, in at least one of five parts; so items are compared only when they share such a part. It yields after each
 * item, so that callers with long lists can do other work in between.
 */
export function* groupNearDuplicates<T extends PictureFingerprint>(things: readonly T[]): Generator<undefined, T[][]> {
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

type Hashed<T extends PictureFingerprint> = Measured<T> & { parts: number[] }
const PART_BITS = [13, 13, 13, 13, 12] as const

function hashedOf<T extends PictureFingerprint>(thing: T): Hashed<T> {
  const found = measured(thing)
  const { high, low } = found
  const parts = [low, (low >>> 13) | 0, (low >>> 26) | (high << 6), high >>> 7, high >>> 20]
  return { ...found, parts: parts.map((part, at) => part & (2 ** (PART_BITS[at] ?? 0) - 1)) }
}

/** The first near-duplicate among items that share a part of the hash, up to one bit. */
function leaderOf<T extends PictureFingerprint>(leaders: Map<number, Hashed<T>[]>, hashed: Hashed<T>): T | null {
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
