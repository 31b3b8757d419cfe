import { readdir, readFile } from 'node:fs/promises'
import type { ClientBase, Pool } from 'pg'
import { onlyAdds } from './only-adds.ts'

const FOLDER = new URL('./migrations/', import.meta.url)
const LOCK = 5_206_317
const LIST = `CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())`

/**
 * Brings the schema up to date: plain SQL files in order, each in a transaction, one migrator at a time. `beforeFirst` is for a
 * copy of everything, which takes minutes where there is much: before migrations that only add it is not called. It gets their text.
 * `atUpgrade` is called before anything that may take long.
 */
export async function migrate(
  pool: Pool,
  beforeFirst: (migrations: string) => Promise<void> = async () => {},
  atUpgrade: () => Promise<void> = async () => {},
): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    await client.query(LIST)
    const known = await migrationFiles()
    const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY name')
    const applied = rows.map((row) => row.name)
    const stranger = applied.find((name) => !known.includes(name))
    if (stranger)
      throw new Error(
        `This database was made by a newer version of the program (it has ${stranger}). Start that version, or restore an older snapshot.`,
      )
    const missing = known.filter((name) => !applied.includes(name))
    if (applied.length && missing.length) await atUpgrade()
    if (applied.length && (await mustCopyBefore(missing))) await beforeFirst((await textsOf(missing)).join('\n'))
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

/** The schema that these migrations make, in the transaction that the client is in. */
export async function applyMigrations(client: ClientBase, names: string[]): Promise<void> {
  await client.query(LIST)
  for (const name of names) await apply(client, name)
}

export async function mustCopyBefore(names: readonly string[]): Promise<boolean> {
  return !(await textsOf(names)).every(onlyAdds)
}

const textsOf = (names: readonly string[]) => Promise.all(names.map((name) => readFile(new URL(name, FOLDER), 'utf8')))

async function apply(client: ClientBase, name: string): Promise<void> {
  await client.query(await readFile(new URL(name, FOLDER), 'utf8'))
  await client.query('INSERT INTO migrations (name) VALUES ($1)', [name])
}

/** Keeps others from migrating until the transaction ends; false when someone is at it. */
export async function tryMigrationLock(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS taken', [LOCK])
  return rows[0]?.taken === true
}

export async function migrationFiles(): Promise<string[]> {
  return (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort()
}
