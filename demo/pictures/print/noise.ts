import { seededRandom } from '../random.ts'

export const TILE = 512
const LAST = TILE - 1

/** A square of soft noise from -1 to 1 that repeats without a seam; `cell` is how wide its clouds are. */
export function noiseTile(cell: number, seed: number): Float32Array {
  const random = seededRandom(seed)
  const cells = TILE / cell
  const corners = Float32Array.from({ length: cells * cells }, () => random.next() * 2 - 1)
  const tile = new Float32Array(TILE * TILE)
  for (let y = 0; y < TILE; y++) {
    const row = Math.floor(y / cell)
    const down = soft((y % cell) / cell)
    const [above, below] = [row * cells, ((row + 1) % cells) * cells]
    for (let x = 0; x < TILE; x++) {
      const column = Math.floor(x / cell)
      const next = (column + 1) % cells
      const across = soft((x % cell) / cell)
      const top = corners[above + column]! * (1 - across) + corners[above + next]! * across
      const bottom = corners[below + column]! * (1 - across) + corners[below + next]! * across
      tile[y * TILE + x] = top * (1 - down) + bottom * down
    }
  }
  return tile
}

/** Several tiles added, each finer one weaker. */
export function cloudTile(cells: readonly number[], seed: number): Float32Array {
  const sum = new Float32Array(TILE * TILE)
  for (const [at, cell] of cells.entries()) {
    const tile = noiseTile(cell, seed + at)
    const share = 1 / (at + 1)
    for (let place = 0; place < sum.length; place++) sum[place] = sum[place]! + tile[place]! * share
  }
  return sum
}

const soft = (part: number) => part * part * (3 - 2 * part)

/** Made when first asked for, then kept: a world has hundreds of pictures and needs each tile once. */
export function lazily<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** Where a pixel of a picture lies in a tile; `shift` keeps two uses of one tile from matching. */
export const inTile = (x: number, y: number, shift = 0) => (((y + shift * 3) & LAST) << 9) | ((x + shift) & LAST)

export const fineGrain = lazily(() => noiseTile(1, 5))
export const softGrain = lazily(() => noiseTile(2, 6))
export const clouds = lazily(() => cloudTile([128, 64, 32], 7))
export const fibers = lazily(() => cloudTile([8, 4, 2], 8))
export const tremble = lazily(() => cloudTile([32, 16, 8], 9))

/** All tiles have one period, so what is computed from several of them is a tile as well, made once. */
export function tileOf(make: (x: number, y: number) => number): Float32Array {
  const tile = new Float32Array(TILE * TILE)
  for (let y = 0, at = 0; y < TILE; y++) for (let x = 0; x < TILE; x++, at++) tile[at] = make(x, y)
  return tile
}

/** Whole steps by which a trembling hand missed the place. */
export const missed = (reach: (x: number, y: number) => number) =>
  Int8Array.from(tileOf((x, y) => Math.round(reach(x, y))))

/** Where to take a pixel from that was missed by some steps, inside the picture. */
export function takenFrom(x: number, y: number, across: number, down: number, width: number, height: number): number {
  const column = x + across
  const row = y + down
  return (
    ((row < 0 ? 0 : row >= height ? height - 1 : row) * width +
      (column < 0 ? 0 : column >= width ? width - 1 : column)) *
    3
  )
}
