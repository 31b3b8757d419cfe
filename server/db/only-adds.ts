/** Words that may change or take away what is there. One that stands elsewhere, as in a function, costs a snapshot and no more. */
const CHANGES = /\b(DROP|DELETE|UPDATE|TRUNCATE|RENAME|ALTER\s+COLUMN|ALTER\s+TYPE|DO|MERGE)\b/i

/** Whether a migration only adds: tables, columns, indexes and rows. Nothing can be lost by it, so nothing is copied before it. */
export const onlyAdds = (migration: string): boolean => !CHANGES.test(migration.replace(/--.*$/gm, ''))
