import { type RawBuilder, sql } from 'kysely'

/** An insert that is part of another statement. All rows have the columns of the first; what is undefined there is left out. */
export function inserting(table: string, rows: readonly Record<string, unknown>[]): RawBuilder<unknown> {
  const columns = Object.entries(rows[0] ?? {}).flatMap(([column, value]) => (value === undefined ? [] : [column]))
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`)
  return sql`INSERT INTO ${sql.table(table)} (${sql.raw(columns.join())}) VALUES ${sql.join(values)}`
}
