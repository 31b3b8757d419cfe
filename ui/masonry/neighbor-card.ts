import type { CardPosition } from './layout.ts'

export type WalkDirection = 'up' | 'down' | 'before' | 'after'

const STEP = { up: 0, down: 0, before: -1, after: 1 }

/** The next card in a direction: in the same column, or the card at the same height in the neighboring column. */
export function findNeighborCard(
  positions: CardPosition[],
  from: number,
  direction: WalkDirection,
): number | undefined {
  const here = positions[from]
  if (!here) return undefined
  const column = here.column + STEP[direction]
  const middle = (position: CardPosition) => position.top + position.height / 2
  let nearest: number | undefined
  let least = Number.POSITIVE_INFINITY
  for (const [index, position] of positions.entries()) {
    if (position.column !== column || index === from) continue
    const below = position.top - here.top
    if ((direction === 'down' && below < 0) || (direction === 'up' && below > 0)) continue
    const distance = Math.abs(middle(position) - middle(here))
    if (distance < least) {
      least = distance
      nearest = index
    }
  }
  return nearest
}
