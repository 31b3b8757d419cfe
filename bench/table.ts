/** One number with what is wanted of it. */
export type Row = { what: string; value: number; unit: string } & ({ most: number } | { least: number })

export const isMet = (row: Row): boolean => ('most' in row ? row.value <= row.most : row.value >= row.least)

const HEAD = ['what', 'value', 'unit', 'wanted', 'ok']

/** The numbers as lines of one table. */
export function tableOf(rows: Row[]): string {
  const cells = rows.map((row) => [
    row.what,
    shown(row.value),
    row.unit,
    'most' in row ? `≤ ${shown(row.most)}` : `≥ ${shown(row.least)}`,
    isMet(row) ? 'yes' : 'NO',
  ])
  const all = [HEAD, HEAD.map(() => ''), ...cells]
  const widths = HEAD.map((_, column) => Math.max(...all.map((line) => line[column]?.length ?? 0)))
  const line = (of: string[]) =>
    of
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  return [line(HEAD), widths.map((width) => '-'.repeat(width)).join('  '), ...cells.map(line)].join('\n')
}

function shown(value: number): string {
  if (Number.isInteger(value)) return String(value)
  return Math.abs(value) < 10 ? value.toFixed(3) : value.toFixed(1)
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2
}
