import { once } from 'node:events'
import { createReadStream, createWriteStream, renameSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { finished } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type pg from 'pg'
import { migrate } from './migrate.ts'

const FILE = 'snapshot.jsonl.gz'
const ROWS = 1000

/** Copies every row to a file before the schema changes. It is kept until the next time. */
export async function keepSnapshot(pool: pg.Pool, dataDir: string, from: string): Promise<void> {
  const client = await pool.connect()
  const zip = createGzip({ level: 3 })
  const file = zip.pipe(createWriteStream(join(dataDir, `${FILE}.draft`), { mode: 0o600 }))
  const write = async (line: string) => {
    if (!zip.write(`${line}\n`)) await once(zip, 'drain')
  }
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    await write(JSON.stringify({ from }))
    for (const table of await tables(client)) {
      await client.query(`DECLARE rows CURSOR FOR SELECT row_to_json(t)::text AS row FROM "${table}" t`)
      for (;;) {
        const { rows } = await client.query<{ row: string }>(`FETCH ${ROWS} FROM rows`)
        if (!rows.length) break
        // Rows stay text, so that no number is rounded on the way.
        await write(`${table} [${rows.map(({ row }) => row).join(',')}]`)
      }
      await client.query('CLOSE rows')
    }
    await client.query('COMMIT')
    zip.end()
    await finished(file)
    renameSync(join(dataDir, `${FILE}.draft`), join(dataDir, FILE))
  } finally {
    client.release()
  }
}

/** Puts the database back to what the snapshot holds: its schema as it was then, and its rows. */
export async function restoreSnapshot(pool: pg.Pool, dataDir: string): Promise<{ from: string; rows: number }> {
  const lines = createInterface({
    input: createReadStream(join(dataDir, FILE)).pipe(createGunzip()),
    crlfDelay: Infinity,
  })
  let from = ''
  let rows = 0
  for await (const line of lines) {
    if (!from) {
      from = (JSON.parse(line) as { from: string }).from
      await pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
      await migrate(pool, undefined, from)
      await pool.query('DELETE FROM migrations')
      continue
    }
    const at = line.indexOf(' ')
    const table = line.slice(0, at)
    const { rowCount } = await pool.query(
      `INSERT INTO "${table}" SELECT * FROM json_populate_recordset(NULL::"${table}", $1::json)`,
      [line.slice(at + 1)],
    )
    rows += rowCount ?? 0
  }
  return { from, rows }
}

/** The tables that hold rows of their own: a partition's rows come with its parent's. */
async function tables(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY relname`,
  )
  return rows.map(({ name }) => name)
}
