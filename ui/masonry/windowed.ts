import type { Position } from './layout.ts'

/** The cards that touch the stretch from `from` to `to`, in order, and of these at most the `most` nearest to its middle. */
export function windowed(positions: Position[], from: number, to: number, most: number): number[] {
  const found: number[] = []
  for (let index = 0; index < positions.length; index++) {
    const { top, height } = positions[index] as Position
    // A card is never placed above an earlier one, so the rest is further down.
    if (top >= to) break
    if (top + height > from) found.push(index)
  }
  if (found.length <= most) return found
  const middle = (from + to) / 2
  const distance = (index: number) => {
    const { top, height } = positions[index] as Position
    return Math.abs(top + height / 2 - middle)
  }
  return found
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, most)
    .sort((a, b) => a - b)
}
