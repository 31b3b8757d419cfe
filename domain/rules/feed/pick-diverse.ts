/** The properties by which a feed is diversified. */
export type DiversityKeys<I> = { aggregate: I; picture: string | null; person: I | null; board: I | null }

const WINDOW = 25
const MOST_OF_ONE = 3

/**
 * Picks up to `count` candidates, best first, with at most 3 of one person and 3 of one board in any 25 in a row, no
 * neighbors of the same person, and no aggregate or picture twice. `before` has the preceding pins in order. With too
 * few candidates, people and boards may come closer together; duplicates never return.
 */
export function pickDiverse<I, V extends DiversityKeys<I>>(
  candidates: readonly V[],
  before: readonly DiversityKeys<I>[],
  count: number,
): V[] {
  const row = [...before.slice(-(WINDOW - 1)), ...Array<null>(count).fill(null)]
  return [...fillGapsDiversely<I, V>(candidates, row).values()].map(({ one }) => one)
}

type Filled<V> = { one: V; isCrowding: boolean }

/** Fills the gaps (null) in a row by the same rules, and returns the candidate for each position. A gap may remain. */
export function fillGapsDiversely<I, V extends DiversityKeys<I>>(
  candidates: readonly V[],
  row: readonly (DiversityKeys<I> | null)[],
): Map<number, Filled<V>> {
  const filled = new Map<number, Filled<V>>()
  const ahead: DiversityKeys<I>[] = []
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

/** The first of those that break the spacing rules the least. */
function leastCrowding<I, V extends DiversityKeys<I>>(
  candidates: readonly V[],
  around: readonly DiversityKeys<I>[],
  beside: readonly (DiversityKeys<I> | null | undefined)[],
): { at: number; crowding: number } {
  let least = { at: -1, crowding: Number.POSITIVE_INFINITY }
  for (const [at, one] of candidates.entries()) {
    const isTwin = ({ aggregate, picture }: DiversityKeys<I>) =>
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

function times<I>(window: readonly DiversityKeys<I>[], of: 'person' | 'board', id: I | null): number {
  return id === null ? 0 : window.filter((one) => one[of] === id).length
}
