/** A measured value with its target. */
export type BenchRow = { what: string; value: number; unit: string } & ({ most: number } | { least: number })

export const isTargetMet = (row: BenchRow): boolean => ('most' in row ? row.value <= row.most : row.value >= row.least)

const HEAD = ['what', 'value', 'unit', 'wanted', 'ok']

/** Formats the rows as a text table. */
export function formatBenchTable(rows: BenchRow[]): string {
  const cells = rows.map((row) => [
    row.what,
    shown(row.value),
    row.unit,
    'most' in row ? `≤ ${shown(row.most)}` : `≥ ${shown(row.least)}`,
    isTargetMet(row) ? 'yes' : 'NO',
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

export function computeMedian(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2
}
