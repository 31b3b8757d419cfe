/** Keywords that may change or remove existing data. A false match, as in a function body, only costs a snapshot. */
const CHANGES = /\b(DROP|DELETE|UPDATE|TRUNCATE|RENAME|ALTER\s+COLUMN|ALTER\s+TYPE|DO|MERGE)\b/i

/** True when a migration only adds tables, columns, indexes and rows, so that no snapshot is needed before it. */
export const isAdditiveMigration = (migration: string): boolean => !CHANGES.test(migration.replace(/--.*$/gm, ''))

/** Keywords by which a migration may affect tables that it does not name. */
const REACHES_FURTHER = /\b(CASCADE|EXECUTE|DO\s+(LANGUAGE|\$|'))/i

/**
 * True when migrations may change a table: they name it, or something whose name starts with the table's, such as an
 * index.
 */
export function mightAffectTable(migrations: string, table: string): boolean {
  const sql = migrations.replace(/--.*$/gm, '')
  const name = table.replace(/^.*\./, '').replaceAll('"', '')
  return REACHES_FURTHER.test(sql) || new RegExp(`\\b${name}(_|\\b)`, 'i').test(sql)
}
