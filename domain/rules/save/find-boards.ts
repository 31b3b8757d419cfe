type Named = { name: string }

/** The boards whose names hold what was typed, those that begin with it first; marks on letters don't matter. */
export function findBoards<T extends Named>(boards: readonly T[], typed: string): readonly T[] {
  const wanted = plain(typed)
  if (wanted === '') return boards
  const found = boards.filter(({ name }) => plain(name).includes(wanted))
  const begins = (board: T) => plain(board.name).startsWith(wanted)
  return [...found.filter(begins), ...found.filter((board) => !begins(board))]
}

/** Whether a board of exactly this name can still be made: the picker then offers it. */
export function isNewName(boards: readonly Named[], typed: string): boolean {
  const wanted = typed.trim().toLowerCase()
  return wanted !== '' && boards.every(({ name }) => name.toLowerCase() !== wanted)
}

const plain = (text: string) => text.trim().normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
