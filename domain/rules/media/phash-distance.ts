/** A perceptual hash as two numbers of 32 bits, which are compared faster than text. */
export type Hash = { high: number; low: number }

export const hashOf = (phash: string): Hash => ({
  high: Number.parseInt(phash.slice(0, 8), 16) || 0,
  low: Number.parseInt(phash.slice(8), 16) || 0,
})

/** In how many of their 64 bits two perceptual hashes differ: at most 8 is certainly the same picture. */
export const hashDistance = (a: Hash, b: Hash): number => bitsSet(a.high ^ b.high) + bitsSet(a.low ^ b.low)

function bitsSet(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
