/** An interest that every new instance starts with. */
export type InterestSeed = {
  url_name: string
  /** Parent interest; null on the first level. */
  parent: string | null
  names: { en: string; de: string }
  words: { en: readonly string[]; de: readonly string[] }
}

/**
 * Parses a part of the tree, one interest per line: URL name | English name | German name | English words | German
 * words. The first line is the parent of all others.
 */
export function parseInterestTree(lines: string): InterestSeed[] {
  const rows = lines.trim().split('\n')
  const parent = cellsOf(rows[0] ?? '')[0] ?? null
  return rows.map((line, at) => {
    const [url_name = '', en = '', de = '', enWords = '', deWords = ''] = cellsOf(line)
    return {
      url_name,
      parent: at ? parent : null,
      names: { en, de },
      words: { en: wordsOf(enWords), de: wordsOf(deWords) },
    }
  })
}

const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim())
const wordsOf = (cell: string) =>
  cell
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
