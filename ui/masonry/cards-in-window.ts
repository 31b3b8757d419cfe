import type { CardPosition } from './layout.ts'

/** The cards that overlap the stretch from `from` to `to`, in order; at most the `most` cards nearest to its middle. */
export function listCardsInWindow(positions: CardPosition[], from: number, to: number, most: number): number[] {
  const found: number[] = []
  for (let index = 0; index < positions.length; index++) {
    const { top, height } = positions[index] as CardPosition
    // No card is placed above an earlier one, so all further cards are below.
    if (top >= to) break
    if (top + height > from) found.push(index)
  }
  if (found.length <= most) return found
  const middle = (from + to) / 2
  const distance = (index: number) => {
    const { top, height } = positions[index] as CardPosition
    return Math.abs(top + height / 2 - middle)
  }
  return found
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, most)
    .sort((a, b) => a - b)
}
