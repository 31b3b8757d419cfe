type Named = { name: string }

/** Decisions, Saving. Boards whose names share words with a pin, those that share most first. */
export function suggestedBoards<T extends Named>(boards: readonly T[], words: string, most = 3): T[] {
  const ofPin = new Set(wordsIn(words))
  const shared = boards.map((board) => ({ board, count: wordsIn(board.name).filter((word) => ofPin.has(word)).length }))
  return shared
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, most)
    .map(({ board }) => board)
}

const SHORTEST = 3

/** Without marks and endings, so that "Gardens" is found by "garden". */
function wordsIn(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words.map((word) => word.replace(/(?<=...)s$/, '')))].filter((word) => word.length >= SHORTEST)
}
