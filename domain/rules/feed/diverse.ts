/** What a feed is made diverse by. */
export type Varied<I> = { aggregate: I; picture: string | null; person: I | null; board: I | null }

const WINDOW = 25
const MOST_OF_ONE = 3

/**
 * Chooses up to `count` of the candidates, best first, so that in any 25 in a row at most 3 are of one person and at most 3
 * of one board, no two beside each other are of one person, and nothing and no picture comes twice. `before` is what stands
 * ahead of them, in its order. Where a small world leaves no choice, people and boards may come closer; twins never.
 */
export function diverse<I, V extends Varied<I>>(
  candidates: readonly V[],
  before: readonly Varied<I>[],
  count: number,
): V[] {
  const row = [...before.slice(-(WINDOW - 1)), ...Array<null>(count).fill(null)]
  return [...filledIn<I, V>(candidates, row).values()].map(({ one }) => one)
}

type Filled<V> = { one: V; isCrowding: boolean }

/** The same for a row with gaps (null) between what stands in it: which one goes to which place. A gap may stay one. */
export function filledIn<I, V extends Varied<I>>(
  candidates: readonly V[],
  row: readonly (Varied<I> | null)[],
): Map<number, Filled<V>> {
  const filled = new Map<number, Filled<V>>()
  const ahead: Varied<I>[] = []
  const rest = [...candidates]
  for (const [place, stands] of row.entries()) {
    if (stands) {
      ahead.push(stands)
      continue
    }
    const behind = row.slice(place + 1, place + WINDOW).filter((one) => one !== null)
    const around = [...ahead.slice(-(WINDOW - 1)), ...behind]
    const { at, crowding } = leastCrowding(rest, around, [ahead.at(-1), row[place + 1]])
    const [one] = at < 0 ? [] : rest.splice(at, 1)
    if (!one) continue
    ahead.push(one)
    filled.set(place, { one, isCrowding: crowding > 0 })
  }
  return filled
}

/** The first of those that crowd the least. */
function leastCrowding<I, V extends Varied<I>>(
  candidates: readonly V[],
  around: readonly Varied<I>[],
  beside: readonly (Varied<I> | null | undefined)[],
): { at: number; crowding: number } {
  let least = { at: -1, crowding: Number.POSITIVE_INFINITY }
  for (const [at, one] of candidates.entries()) {
    const isTwin = ({ aggregate, picture }: Varied<I>) =>
      aggregate === one.aggregate || (one.picture !== null && picture === one.picture)
    if (around.some(isTwin)) continue
    const crowding =
      beside.filter((other) => other && one.person !== null && other.person === one.person).length +
      Math.max(0, times(around, 'person', one.person) - MOST_OF_ONE + 1) +
      Math.max(0, times(around, 'board', one.board) - MOST_OF_ONE + 1)
    if (crowding < least.crowding) least = { at, crowding }
    if (crowding === 0) break
  }
  return least
}

function times<I>(window: readonly Varied<I>[], of: 'person' | 'board', id: I | null): number {
  return id === null ? 0 : window.filter((one) => one[of] === id).length
}
