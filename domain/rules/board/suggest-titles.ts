import { BOARD_NAME_MAX } from '../../constants/limits.ts'
import { wordsIn } from './words-in.ts'

type Spoken = { title: string; category: string | null; boards: readonly string[]; taken: readonly string[] }

/** Names for a new board: what others call the boards that have this thing, its category, its title. None that one has. */
export function suggestTitles({ title, category, boards, taken }: Spoken, most: number): string[] {
  const known = new Set(taken.map(plain))
  const words = title.match(/[\p{L}\p{N}’'-]+/gu) ?? []
  const telling = words.filter((word) => wordsIn(word).length)
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
