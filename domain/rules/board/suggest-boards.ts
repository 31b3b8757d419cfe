import { wordsIn } from './words-in.ts'

type Named = { name: string; description: string; category: string | null }
type Spoken = { title: string; description: string; category: string | null; boards: readonly string[] }

/** As much as a word of the title in the name counts a board that holds only neighbors of the pin. */
const BESIDE = 14
/** As much as one word of the title in the name. */
const TELLING = 3

/**
 * Spec 4, board picker. The boards whose words are most like the pin's, and those that hold what belongs beside it:
 * `beside` tells from 0 to 1 how much. None when nothing is alike. Where it is known what belongs beside the pin, a board without
 * any of it needs more than a word in passing.
 */
export function suggestBoards<B extends Named>(
  pin: Spoken,
  boards: readonly B[],
  most: number,
  beside?: (board: B) => number,
): B[] {
  const said = new Set(wordsIn([pin.title, pin.description, ...pin.boards].join(' ')))
  const title = new Set(wordsIn(pin.title))
  const score = (board: B) => {
    const inName = wordsIn(board.name)
    const inText = wordsIn(board.description)
    const hits =
      inName.filter((word) => title.has(word)).length * 3 + inName.filter((word) => said.has(word)).length * 2
    const faint = inText.filter((word) => said.has(word)).length
    const words = hits + faint + (board.category && board.category === pin.category ? 2 : 0)
    const near = beside?.(board) ?? 0
    return near || !beside || words >= TELLING ? words + BESIDE * near : 0
  }
  return boards
    .map((board, at) => ({ board, at, score: score(board) }))
    .filter((one) => one.score > 0)
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .slice(0, most)
    .map((one) => one.board)
}
