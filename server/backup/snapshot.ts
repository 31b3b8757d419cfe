import type pg from 'pg'
import type { SchemaUpgrade } from '../db/migrate.ts'
import { writeSnapshotLines } from '../db/snapshot-file.ts'
import { SNAPSHOT_SESSION_SETTINGS, type SnapshotTable, toSnapshotPath } from './snapshot-format.ts'
import {
  BEGIN_REPEATABLE_READ,
  dropUpgradeCopies,
  prepareUpgradeCopies,
  type SnapshotContent,
  toCopyTableName,
} from './upgrade-copies.ts'

const LOCK = 5_206_318
const ROWS = 500
export const NO_UPGRADE: SchemaUpgrade = { names: [], onlyAdds: true, mayChange: () => false }

/**
 * A snapshot in progress. `written` resolves once its file is complete. `finish`, called after the last migration,
 * waits for the file and drops the copies. `stop` abandons the file and leaves the copies, from which the next start
 * writes it.
 */
export type SnapshotRun = { written: Promise<void>; finish(): Promise<void>; stop(): Promise<void> }

/**
 * Writes every row to a file before an upgrade changes the schema. Resolves once the tables that are about to change
 * are copied within the database, which is many times faster than writing a file, and the copies are committed. The
 * file is written from the copies and from the other tables as of the same moment, while people already read and write
 * them. If an earlier process was killed before its upgrade was complete, its copies are used again. Resolves to
 * undefined when there is nothing to write, or when another process is writing and `waits` is false.
 */
export async function beginSnapshot(
  pool: pg.Pool,
  dataDir: string,
  upgrade: SchemaUpgrade,
  waits = upgrade.names.length > 0,
): Promise<SnapshotRun | undefined> {
  const [first, rest] = [await pool.connect(), await pool.connect()]
  const held = new Set([first, rest])
  // Closing a connection also ends its transaction and releases its lock.
  const release = () => {
    for (const client of held) client.release(true)
    held.clear()
  }
  try {
    const content = (await takeLock(first, waits)) ? await prepareUpgradeCopies(first, rest, upgrade) : undefined
    if (!content) {
      release()
      return
    }
    const written = writeSnapshotLines(toSnapshotPath(dataDir), linesOf(first, rest, content)).catch((error: Error) => {
      release()
      throw error
    })
    written.catch(() => {})
    const finish = async () => {
      await written
      await dropUpgradeCopies(first)
      release()
    }
    const stop = async () => {
      release()
      await written.catch(() => {})
    }
    return { written, finish, stop }
  } catch (error) {
    release()
    throw error
  }
}

async function takeLock(client: pg.PoolClient, waits: boolean): Promise<boolean> {
  if (waits) await client.query('SELECT pg_advisory_lock($1)', [LOCK])
  const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [LOCK])
  return rows[0]?.taken === true
}

async function* linesOf(first: pg.PoolClient, rest: pg.PoolClient, { header, copied, others }: SnapshotContent) {
  yield JSON.stringify(header)
  await first.query(`${BEGIN_REPEATABLE_READ} READ ONLY; ${SNAPSHOT_SESSION_SETTINGS}`)
  for (const table of copied) yield* rowsOf(first, table, toCopyTableName(table))
  await first.query('COMMIT')
  for (const table of others) yield* rowsOf(rest, table)
  await rest.query('COMMIT')
}

/** Every value is written as the text form of its own type, so that none is rounded or misread. */
async function* rowsOf(client: pg.PoolClient, { table, columns }: SnapshotTable, from = table): AsyncGenerator<string> {
  const texts = columns.map((column) => `"${column}"::text`)
  yield JSON.stringify({ table, columns } satisfies SnapshotTable)
  await client.query(`DECLARE rows CURSOR FOR SELECT array_to_json(ARRAY[${texts.join()}])::text AS row FROM ${from}`)
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`FETCH ${ROWS} FROM rows`)
    for (const { row } of rows) yield row
    if (rows.length < ROWS) break
  }
  await client.query('CLOSE rows')
}
