import { listed, Written, written } from './written.ts'

/** An insert that is part of another statement. All rows have the columns of the first; what is undefined there is left out. */
export function inserting(table: string, rows: readonly Record<string, unknown>[]): Written {
  const columns = Object.keys(rows[0] ?? {}).filter((column) => rows[0]?.[column] !== undefined)
  const values = rows.map((row) => written`(${listed(columns.map((column) => row[column]))})`)
  return written`${new Written([`INSERT INTO ${table} (${columns.join()}) VALUES `])}${listed(values)}`
}
