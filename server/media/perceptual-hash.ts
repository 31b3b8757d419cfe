const SIDE = 32
const KEPT = 8

/** A 64-bit hash that barely changes when a picture is scaled or compressed: the signs of its lowest frequencies. */
export function computePerceptualHash(grey: Uint8Array): string {
  const rows = Array.from({ length: SIDE }, (_, y) => lowFrequencies(grey.subarray(y * SIDE, (y + 1) * SIDE)))
  const frequencies = Array.from({ length: KEPT }, (_, x) => lowFrequencies(rows.map((row) => row[x]!))).flat()
  // Without the first one, the mean brightness, which would dominate the others.
  const middle = [...frequencies.slice(1)].sort((a, b) => a - b)[31]!
  const bits = frequencies.map((value) => (value > middle ? '1' : '0')).join('')
  return BigInt(`0b${bits}`).toString(16).padStart(16, '0')
}

function lowFrequencies(values: ArrayLike<number>): number[] {
  return COSINES.map((wave) => wave.reduce((sum, cosine, at) => sum + cosine * values[at]!, 0))
}

const COSINES = Array.from({ length: KEPT }, (_, k) =>
  Array.from({ length: SIDE }, (_, at) => Math.cos((Math.PI * k * (2 * at + 1)) / (2 * SIDE))),
)
