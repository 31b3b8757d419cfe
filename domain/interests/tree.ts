/** An interest that every house begins with. */
export type Seed = {
  url_name: string
  /** The one above it; none for the first level. */
  parent: string | null
  names: { en: string; de: string }
  words: { en: readonly string[]; de: readonly string[] }
}

/**
 * Reads a part of the tree, one interest a line: name in the address | English name | German name | English words |
 * German words. The first line is the one above all others.
 */
export function treeOf(lines: string): Seed[] {
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
