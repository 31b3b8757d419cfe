const SIDE = 32
const KEPT = 8

/** 64 bits that stay nearly the same when a picture is scaled or compressed: the signs of its lowest frequencies. */
export function perceptualHash(grey: Uint8Array): string {
  const rows = Array.from({ length: SIDE }, (_, y) => lowFrequencies(grey.subarray(y * SIDE, (y + 1) * SIDE)))
  const frequencies = Array.from({ length: KEPT }, (_, x) => lowFrequencies(rows.map((row) => row[x]!))).flat()
  // The first is the mean brightness: it would drown the others.
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
