/** Words that may change or take away what is there. One that stands elsewhere, as in a function, costs a snapshot and no more. */
const CHANGES = /\b(DROP|DELETE|UPDATE|TRUNCATE|RENAME|ALTER\s+COLUMN|ALTER\s+TYPE|DO|MERGE)\b/i

/** Whether a migration only adds: tables, columns, indexes and rows. Nothing can be lost by it, so nothing is copied before it. */
export const onlyAdds = (migration: string): boolean => !CHANGES.test(migration.replace(/--.*$/gm, ''))

/** What may reach tables that a migration does not name. */
const REACHES_FURTHER = /\b(CASCADE|EXECUTE|DO\s+(LANGUAGE|\$|'))/i

/** Whether migrations may change a table: they name it, or something that is called after it, such as its indexes. */
export function mayChangeTable(migrations: string, table: string): boolean {
  const sql = migrations.replace(/--.*$/gm, '')
  const name = table.replace(/^.*\./, '').replaceAll('"', '')
  return REACHES_FURTHER.test(sql) || new RegExp(`\\b${name}(_|\\b)`, 'i').test(sql)
}
