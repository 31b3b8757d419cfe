import { readdir, readFile } from 'node:fs/promises'
import type { ClientBase, Pool } from 'pg'
import { isAdditiveMigration, mightAffectTable } from './additive-migrations.ts'

const FOLDER = new URL('./migrations/', import.meta.url)
const LOCK = 5_206_317
const LIST = `CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())`

/** The migrations that are about to be applied, and whether they may change existing data. */
export type SchemaUpgrade = { names: string[]; onlyAdds: boolean; mayChange(table: string): boolean }

/**
 * Brings the schema up to date: plain SQL files in order, each in a transaction, one migrator at a time. `beforeFirst`
 * is called for every database that was migrated before, even if no migration is missing, to make or continue a
 * snapshot. `atUpgrade` is called before any work that may take long.
 */
export async function migrate(
  pool: Pool,
  beforeFirst: (upgrade: SchemaUpgrade) => Promise<void> = async () => {},
  atUpgrade: () => Promise<void> = async () => {},
): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    await client.query(LIST)
    const known = await listMigrationFiles()
    const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY name')
    const applied = rows.map((row) => row.name)
    const stranger = applied.find((name) => !known.includes(name))
    if (stranger)
      throw new Error(
        `This database was made by a newer version of the program (it has ${stranger}). Start that version, or restore an older snapshot.`,
      )
    const missing = known.filter((name) => !applied.includes(name))
    if (applied.length && missing.length) await atUpgrade()
    if (applied.length) await beforeFirst(await loadSchemaUpgrade(missing))
    for (const name of missing) {
      await client.query('BEGIN')
      try {
        await apply(client, name)
        await client.query('COMMIT')
      } catch (error) {
        await client.query('ROLLBACK')
        throw error
      }
    }
    return missing
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK]).catch(() => {})
    client.release()
  }
}

/** Applies migrations in the current transaction of the client. */
export async function applyMigrations(client: ClientBase, names: string[]): Promise<void> {
  await client.query(LIST)
  for (const name of names) await apply(client, name)
}

export async function loadSchemaUpgrade(names: string[]): Promise<SchemaUpgrade> {
  const texts = await Promise.all(names.map(readMigration))
  return {
    names,
    onlyAdds: texts.every(isAdditiveMigration),
    mayChange: (table) => mightAffectTable(texts.join('\n'), table),
  }
}

const readMigration = (name: string) => readFile(new URL(name, FOLDER), 'utf8')

async function apply(client: ClientBase, name: string): Promise<void> {
  await client.query(await readMigration(name))
  await client.query('INSERT INTO migrations (name) VALUES ($1)', [name])
}

/** Tries to take the migration lock until the transaction ends; false when another process has it. */
export async function tryMigrationLock(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS taken', [LOCK])
  return rows[0]?.taken === true
}

export async function listMigrationFiles(): Promise<string[]> {
  return (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort()
}
