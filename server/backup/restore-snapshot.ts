import { existsSync } from 'node:fs'
import pg from 'pg'
import { applyMigrations, listMigrationFiles, tryMigrationLock } from '../db/migrate.ts'
import { readSnapshotLines } from '../db/snapshot-file.ts'
import { isHouseOpen } from '../ids.ts'
import { beginSnapshot, NO_UPGRADE } from './snapshot.ts'
import {
  hasTable,
  loadAppliedMigrations,
  loadSnapshotTables,
  SNAPSHOT_FORMAT_VERSION,
  SNAPSHOT_JOB_FILTER_SQL,
  SNAPSHOT_JOB_TABLE,
  SNAPSHOT_SESSION_SETTINGS,
  type SnapshotHeader,
  type SnapshotTable,
  toSnapshotPath,
} from './snapshot-format.ts'
import { dropUpgradeCopies } from './upgrade-copies.ts'

/** Rows per INSERT statement. */
const ROWS = 500
const CHARACTERS = 4_000_000
const IN_USE = 'The database is in use by a running server. Stop it first, then restore.'
const LOCK_TIMEOUT = '55P03'

type RestoreOptions = {
  makeQueues(): Promise<void>
  /** Allows restoring a snapshot that is older than the last upgrade. */
  mayBeOlder?: boolean
  /** Receives a sentence about the snapshot that is about to be restored. */
  say?(sentence: string): void
}

/**
 * Restores the schema and the rows of a snapshot. The whole file is checked first, and everything happens in one
 * transaction, so any failure leaves the database unchanged. If the last upgrade was interrupted, its snapshot is
 * written first.
 */
export async function restoreSnapshot(
  pool: pg.Pool,
  dataDir: string,
  { makeQueues, mayBeOlder = false, say = () => {} }: RestoreOptions,
): Promise<{ from: string; rows: number }> {
  const file = toSnapshotPath(dataDir)
  const client = await pool.connect()
  try {
    await client.query(`BEGIN; ${SNAPSHOT_SESSION_SETTINGS}; SET LOCAL lock_timeout = '10s'`)
    if (!(await tryMigrationLock(client)) || (await isHouseOpen(client))) throw new Error(IN_USE)
    const interrupted = await beginSnapshot(pool, dataDir, NO_UPGRADE, true)
    await interrupted?.written
    // The copies stay until the restore is committed.
    await interrupted?.stop()
    if (!existsSync(file)) throw new Error(`There is no snapshot: ${file} does not exist.`)
    const header = await checkedHeader(file)
    say(describe(header))
    if (!mayBeOlder) assertLastUpgrade(header, await loadAppliedMigrations(client))
    if (!(await hasTable(client, SNAPSHOT_JOB_TABLE.table))) await makeQueues()
    const rows = await restore(client, header, readSnapshotLines(file))
    await dropUpgradeCopies(client)
    await client.query('COMMIT')
    client.release()
    return { from: header.migrations.at(-1) ?? 'nothing', rows }
  } catch (error) {
    // Closing the connection also ends its transaction.
    client.release(true)
    throw (error as pg.DatabaseError).code === LOCK_TIMEOUT ? new Error(IN_USE) : error
  }
}

function describe({ at, upgrade, resumed_at }: SnapshotHeader): string {
  if (!at || !upgrade) return 'This snapshot was written by an older version of the program and doesn’t say when.'
  const taken = `This snapshot was taken at ${at}, before the upgrade with ${upgrade.join(', ')}.`
  const resumed = `The upgrade was interrupted: tables that it doesn’t change are from ${resumed_at}.`
  return resumed_at ? `${taken}\n${resumed}` : taken
}

function assertLastUpgrade({ migrations, upgrade = [] }: SnapshotHeader, applied: string[]): void {
  const later = applied.filter((name) => !migrations.includes(name) && !upgrade.includes(name))
  if (later.length)
    throw new Error(
      `It is older than the last upgrade, which came with ${later.join(', ')}. Everything that changed since then would be lost. ` +
        'If you want that, run: npm run restore -- --older',
    )
}

/** Reads the file to its end, which throws when it is incomplete. */
async function checkedHeader(file: string): Promise<SnapshotHeader> {
  let first: string | undefined
  try {
    for await (const line of readSnapshotLines(file)) first ??= line
  } catch (error) {
    if (first?.startsWith('{"from":'))
      throw new Error(
        `The snapshot ${file} was written by an older version of the program and has nothing at its end to check it by, so it is not restored.`,
      )
    throw error
  }
  const header = JSON.parse(first ?? '{}') as Partial<SnapshotHeader>
  if (header.snapshot !== SNAPSHOT_FORMAT_VERSION || !header.migrations || !header.partitions)
    throw new Error(`The snapshot ${file} has a form that this version of the program does not know.`)
  const known = await listMigrationFiles()
  const stranger = header.migrations.find((name) => !known.includes(name))
  if (stranger)
    throw new Error(
      `The snapshot ${file} was made by a newer version of the program (it has ${stranger}). Restore it with that version.`,
    )
  return header as SnapshotHeader
}

async function restore(client: pg.ClientBase, header: SnapshotHeader, lines: AsyncIterable<string>): Promise<number> {
  await rebuildSchema(client, header)
  const tables = new Map((await loadSnapshotTables(client)).map(({ table, columns }) => [table, columns]))
  tables.set(SNAPSHOT_JOB_TABLE.table, SNAPSHOT_JOB_TABLE.columns)
  let restored = 0
  let insert: string | undefined
  let gathered: string[] = []
  let length = 0
  const flush = async () => {
    if (insert && gathered.length) await client.query(insert, [`[${gathered.join()}]`])
    restored += gathered.length
    gathered = []
    length = 0
  }
  for await (const line of lines) {
    if (line.startsWith('[')) {
      gathered.push(line)
      length += line.length
      if (gathered.length === ROWS || length > CHARACTERS) await flush()
      continue
    }
    await flush()
    const told = JSON.parse(line) as SnapshotHeader | SnapshotTable
    if (!('table' in told)) continue
    if (told.columns.toSorted().join() !== tables.get(told.table)?.toSorted().join())
      throw new Error(`The snapshot has other columns for ${told.table} than the migrations make.`)
    insert = await insertInto(client, told)
  }
  await flush()
  return restored
}

/**
 * Rebuilds the schema with the same migrations, plus the monthly partitions. There are no sequences to restore: ids
 * are generated by the server.
 */
async function rebuildSchema(client: pg.ClientBase, { migrations, partitions }: SnapshotHeader): Promise<void> {
  await emptySchema(client)
  await applyMigrations(client, migrations)
  // Rows that migrations insert, including their own list, are in the snapshot as well.
  for (const { table } of await loadSnapshotTables(client)) await client.query(`DELETE FROM ${table}`)
  for (const { name, of, bound, says } of partitions) {
    if (await hasTable(client, `public.${pg.escapeIdentifier(name)}`)) continue
    const partition = `public.${pg.escapeIdentifier(name)}`
    await client.query(`CREATE TABLE ${partition} PARTITION OF public.${pg.escapeIdentifier(of)} ${bound}`)
    if (says) await client.query(`COMMENT ON TABLE ${partition} IS ${pg.escapeLiteral(says)}`)
  }
  if (await hasTable(client, SNAPSHOT_JOB_TABLE.table))
    await client.query(`DELETE FROM ${SNAPSHOT_JOB_TABLE.table} WHERE ${SNAPSHOT_JOB_FILTER_SQL}`)
}

/** Empties the schema instead of dropping it: who may create in a schema need not own it, and its extensions stay. */
async function emptySchema(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ drop: string }>(
    `SELECT format('DROP TABLE %I.%I CASCADE', 'public', relname) AS drop FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
     UNION ALL SELECT format('DROP FUNCTION %s CASCADE', oid::regprocedure) FROM pg_proc
     WHERE pronamespace = 'public'::regnamespace
       AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')`,
  )
  for (const { drop } of rows) await client.query(drop)
}

/** Inserts rows of texts, each parsed by the type of its column. */
async function insertInto(client: pg.ClientBase, { table, columns }: SnapshotTable): Promise<string> {
  const { rows } = await client.query<{ column: string; type: string }>(
    `SELECT attname AS column, format_type(atttypid, atttypmod) AS type FROM pg_attribute
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped`,
    [table],
  )
  const typeOf = new Map(rows.map(({ column, type }) => [column, type]))
  const values = columns.map((column, at) => `(row->>${at})::${typeOf.get(column)}`)
  return `INSERT INTO ${table} (${columns.map(pg.escapeIdentifier).join()}) OVERRIDING SYSTEM VALUE
    SELECT ${values.join()} FROM jsonb_array_elements($1::jsonb) row`
}
