/** What a feed is made diverse by. */
export type Varied<I> = { thing: I; picture: string | null; person: I | null; board: I | null }

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
  const row: Varied<I>[] = before.slice(-(WINDOW - 1))
  const chosen: V[] = []
  const rest = [...candidates]
  while (chosen.length < count && rest.length) {
    const window = row.slice(-(WINDOW - 1))
    const isTwin = (one: V) =>
      window.some((other) => other.thing === one.thing || (one.picture !== null && other.picture === one.picture))
    const crowding = (one: V) =>
      (one.person !== null && window.at(-1)?.person === one.person ? 1 : 0) +
      Math.max(0, times(window, 'person', one.person) - MOST_OF_ONE + 1) +
      Math.max(0, times(window, 'board', one.board) - MOST_OF_ONE + 1)
    let at = -1
    let least = Number.POSITIVE_INFINITY
    for (const [place, one] of rest.entries()) {
      if (isTwin(one)) continue
      const crowd = crowding(one)
      if (crowd < least) {
        least = crowd
        at = place
      }
      if (crowd === 0) break
    }
    const [next] = at < 0 ? [] : rest.splice(at, 1)
    if (!next) break
    chosen.push(next)
    row.push(next)
  }
  return chosen
}

function times<I>(window: readonly Varied<I>[], of: 'person' | 'board', id: I | null): number {
  return id === null ? 0 : window.filter((one) => one[of] === id).length
}
