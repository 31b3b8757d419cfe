import { type RawBuilder, sql } from 'kysely'
import type { CursorKey } from './cursor.ts'

export type ColumnType =
  | 'bigint'
  | 'boolean'
  | 'int'
  | 'numeric'
  | 'real'
  | 'smallint'
  | 'text'
  | 'timestamptz'
  | 'uuid'
/** A column by name, or an expression, and the type its value in a cursor key is cast to. */
export type KeysetColumn = readonly [column: string | RawBuilder<unknown>, type: ColumnType]
export type SortDirection = 'ASC' | 'DESC'

/**
 * The order of a list that is read page by page, as the parts of its statement:
 * `SELECT id, ${X.key} AS cursor_key … WHERE … AND ${X.isAfter(after)} ORDER BY ${X.order}`. The last column makes the
 * order unique, and all columns go in one direction, so that PostgreSQL compares them as a row and can use an index.
 */
export function keyset(direction: SortDirection, ...columns: readonly KeysetColumn[]) {
  const names = columns.map(([column]) => (typeof column === 'string' ? sql.ref(column) : sql`(${column})`))
  const way = sql.raw(direction)
  const sign = sql.raw(direction === 'ASC' ? '>' : '<')
  return {
    /** The cursor key of a row: an array of texts, in which timestamps and floats keep every digit. */
    key: sql<CursorKey>`ARRAY[${sql.join(names.map((name) => sql`${name}::text`))}]`,
    order: sql`${sql.join(names.map((name) => sql`${name} ${way}`))}`,
    /** Condition for the rows after a cursor key; all rows when there is none. */
    isAfter(after: CursorKey | null): RawBuilder<boolean> {
      if (!after) return sql`true`
      const values = columns.map(([, type], at) => sql`${after[at]}::${sql.raw(type)}`)
      return sql`(${sql.join(names)}) ${sign} (${sql.join(values)})`
    },
  }
}
