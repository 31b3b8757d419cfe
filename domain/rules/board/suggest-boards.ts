import { BOARD_NAME_MAX } from '../../constants/limits.ts'

const EMPTY_WORDS = new Set(
  'a an and the of for in on to with my your our from at by is it this that der die das und für mit von im ein eine'.split(
    ' ',
  ),
)

/** Distinct meaningful words of a text, compared without case, accents and the plural s. */
export function extractKeywords(text: string): string[] {
  const words =
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const telling = words.filter((word) => word.length > 2 && !EMPTY_WORDS.has(word))
  return [...new Set(telling.map((word) => (word.length > 3 ? word.replace(/s$/, '') : word)))]
}

type BoardTexts = { name: string; description: string; category: string | null }
type Spoken = { title: string; description: string; category: string | null; boards: readonly string[] }

/** Score of a board that holds only pins related to this one; a title word in the board's name scores 3. */
const BESIDE = 14
/** Minimum score by words alone where related pins are known: as much as one title word in the board's name. */
const TELLING = 3

/**
 * Boards that fit a pin best, by words in common and by related pins: `beside` has a share of related pins from 0 to 1.
 * Empty when nothing matches. Where related pins are known, a board without any of them needs more than one word in
 * passing.
 */
export function suggestBoards<B extends BoardTexts>(
  pin: Spoken,
  boards: readonly B[],
  most: number,
  beside?: (board: B) => number,
): B[] {
  const said = new Set(extractKeywords([pin.title, pin.description, ...pin.boards].join(' ')))
  const title = new Set(extractKeywords(pin.title))
  const score = (board: B) => {
    const inName = extractKeywords(board.name)
    const inText = extractKeywords(board.description)
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

type NewBoardHints = { title: string; category: string | null; boards: readonly string[]; taken: readonly string[] }

/**
 * Names for a new board: the names of other people's boards with this pin, its category, and its title. Names the user
 * already has are left out.
 */
export function suggestTitles({ title, category, boards, taken }: NewBoardHints, most: number): string[] {
  const known = new Set(taken.map(plain))
  const words = title.match(/[\p{L}\p{N}’'-]+/gu) ?? []
  const telling = words.filter((word) => extractKeywords(word).length)
  const names = [...boards, category ?? '', telling.slice(0, 3).join(' '), telling.at(-1) ?? '']
  const fitting = names.map(capitalised).filter((name) => name && [...name].length <= BOARD_NAME_MAX)
  const first = fitting.filter((name, at) => fitting.findIndex((other) => plain(other) === plain(name)) === at)
  return first.filter((name) => !known.has(plain(name))).slice(0, most)
}

const plain = (name: string) => name.normalize('NFKC').toLowerCase()

function capitalised(name: string): string {
  const [first = '', ...rest] = name.trim().replaceAll('_', ' ')
  return first.toUpperCase() + rest.join('')
}
