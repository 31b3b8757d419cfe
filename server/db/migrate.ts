import { readdir, readFile } from 'node:fs/promises'
import type { Pool } from 'pg'

const FOLDER = new URL('./migrations/', import.meta.url)
const LOCK = 5_206_317

/** Brings the schema up to date: plain SQL files in order, each in a transaction, one migrator at a time. */
export async function migrate(
  pool: Pool,
  beforeFirst: (from: string) => Promise<void> = async () => {},
  upTo?: string,
): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    await client.query(
      `CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())`,
    )
    const known = (await migrationFiles()).filter((name) => !upTo || name <= upTo)
    const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY name')
    const applied = rows.map((row) => row.name)
    const stranger = applied.find((name) => !known.includes(name))
    if (stranger)
      throw new Error(
        `This database was made by a newer version of the program (it has ${stranger}). Start that version, or restore an older snapshot.`,
      )
    const missing = known.filter((name) => !applied.includes(name))
    if (missing.length && applied.length) await beforeFirst(applied.at(-1) as string)
    for (const name of missing) {
      await client.query('BEGIN')
      try {
        await client.query(await readFile(new URL(name, FOLDER), 'utf8'))
        await client.query('INSERT INTO migrations (name) VALUES ($1)', [name])
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

async function migrationFiles(): Promise<string[]> {
  return (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort()
}
