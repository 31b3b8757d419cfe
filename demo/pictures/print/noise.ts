import { seededRandom } from '../random.ts'

export const TILE_PX = 512
const LAST = TILE_PX - 1

/** A seamless square of soft noise from -1 to 1; `cell` is the width of its clouds. */
export function makeNoiseTile(cell: number, seed: number): Float32Array {
  const random = seededRandom(seed)
  const cells = TILE_PX / cell
  const corners = Float32Array.from({ length: cells * cells }, () => random.next() * 2 - 1)
  const tile = new Float32Array(TILE_PX * TILE_PX)
  for (let y = 0; y < TILE_PX; y++) {
    const row = Math.floor(y / cell)
    const down = soft((y % cell) / cell)
    const [above, below] = [row * cells, ((row + 1) % cells) * cells]
    for (let x = 0; x < TILE_PX; x++) {
      const column = Math.floor(x / cell)
      const next = (column + 1) % cells
      const across = soft((x % cell) / cell)
      const top = corners[above + column]! * (1 - across) + corners[above + next]! * across
      const bottom = corners[below + column]! * (1 - across) + corners[below + next]! * across
      tile[y * TILE_PX + x] = top * (1 - down) + bottom * down
    }
  }
  return tile
}

/** The sum of several noise tiles; finer ones are weaker. */
export function makeCloudTile(cells: readonly number[], seed: number): Float32Array {
  const sum = new Float32Array(TILE_PX * TILE_PX)
  for (const [at, cell] of cells.entries()) {
    const tile = makeNoiseTile(cell, seed + at)
    const share = 1 / (at + 1)
    for (let place = 0; place < sum.length; place++) sum[place] = sum[place]! + tile[place]! * share
  }
  return sum
}

const soft = (part: number) => part * part * (3 - 2 * part)

/** Computes a value on first use and keeps it; a world has hundreds of pictures and needs each tile once. */
export function memoizeOnce<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** The index in a tile for a pixel of a picture; `shift` keeps two uses of one tile from matching. */
export const tileIndex = (x: number, y: number, shift = 0) => (((y + shift * 3) & LAST) << 9) | ((x + shift) & LAST)

export const fineGrain = memoizeOnce(() => makeNoiseTile(1, 5))
export const softGrain = memoizeOnce(() => makeNoiseTile(2, 6))
export const cloudNoise = memoizeOnce(() => makeCloudTile([128, 64, 32], 7))
export const fiberNoise = memoizeOnce(() => makeCloudTile([8, 4, 2], 8))
export const trembleNoise = memoizeOnce(() => makeCloudTile([32, 16, 8], 9))

/** Computes a tile from others. All tiles have the same period, so the result is seamless too. */
export function computeTile(make: (x: number, y: number) => number): Float32Array {
  const tile = new Float32Array(TILE_PX * TILE_PX)
  for (let y = 0, at = 0; y < TILE_PX; y++) for (let x = 0; x < TILE_PX; x++, at++) tile[at] = make(x, y)
  return tile
}

/** Offsets in whole pixels by which a trembling hand misses its target. */
export const computeOffsets = (reach: (x: number, y: number) => number) =>
  Int8Array.from(computeTile((x, y) => Math.round(reach(x, y))))

/** The index of the pixel at an offset, clamped to the picture. */
export function offsetPixelIndex(
  x: number,
  y: number,
  across: number,
  down: number,
  width: number,
  height: number,
): number {
  const column = x + across
  const row = y + down
  return (
    ((row < 0 ? 0 : row >= height ? height - 1 : row) * width +
      (column < 0 ? 0 : column >= width ? width - 1 : column)) *
    3
  )
}
