/** In how many of their 64 bits two perceptual hashes differ: at most 8 is certainly the same picture. */
export function phashDistance(a: string, b: string): number {
  let differing = BigInt(`0x${a}`) ^ BigInt(`0x${b}`)
  let bits = 0
  for (; differing > 0n; differing &= differing - 1n) bits++
  return bits
}
