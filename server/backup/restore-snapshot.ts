import { existsSync } from 'node:fs'
import pg from 'pg'
import { applyMigrations, migrationFiles, tryMigrationLock } from '../db/migrate.ts'
import { readLines } from '../db/snapshot-file.ts'
import { isHouseOpen } from '../ids.ts'
import {
  FORM,
  isThere,
  JOBS,
  type SnapshotHeader,
  type SnapshotTable,
  snapshotFile,
  TEXT_FORMS,
  tablesOf,
  WHICH_JOBS,
} from './snapshot.ts'

/** How much is inserted at once. */
const ROWS = 500
const CHARACTERS = 4_000_000
const IN_USE = 'The database is in use by a running server. Stop it first, then restore.'
const LOCK_TIMEOUT = '55P03'

/**
 * Puts the database back to what the snapshot holds: its schema as it was then, and its rows. The whole file is checked first, and
 * everything happens in one transaction, so whatever fails leaves the database as it was.
 */
export async function restoreSnapshot(
  pool: pg.Pool,
  dataDir: string,
  makeQueues: () => Promise<void>,
): Promise<{ from: string; rows: number }> {
  const file = snapshotFile(dataDir)
  if (!existsSync(file)) throw new Error(`There is no snapshot: ${file} does not exist.`)
  const header = await checkedHeader(file)
  if (!(await isThere(pool, JOBS.table))) await makeQueues()
  const client = await pool.connect()
  try {
    await client.query(`BEGIN; ${TEXT_FORMS}; SET LOCAL lock_timeout = '10s'`)
    if (!(await tryMigrationLock(client)) || (await isHouseOpen(client))) throw new Error(IN_USE)
    const rows = await restore(client, header, readLines(file))
    await client.query('COMMIT')
    client.release()
    return { from: header.migrations.at(-1) ?? 'nothing', rows }
  } catch (error) {
    // Closing the connection also ends its transaction.
    client.release(true)
    throw (error as pg.DatabaseError).code === LOCK_TIMEOUT ? new Error(IN_USE) : error
  }
}

/** Reads the file to its end, which throws when it is not whole. */
async function checkedHeader(file: string): Promise<SnapshotHeader> {
  let first: string | undefined
  try {
    for await (const line of readLines(file)) first ??= line
  } catch (error) {
    if (first?.startsWith('{"from":'))
      throw new Error(
        `The snapshot ${file} was written by an older version of the program and has nothing at its end to check it by, so it is not restored.`,
      )
    throw error
  }
  const header = JSON.parse(first ?? '{}') as Partial<SnapshotHeader>
  if (header.snapshot !== FORM || !header.migrations || !header.partitions)
    throw new Error(`The snapshot ${file} has a form that this version of the program does not know.`)
  const known = await migrationFiles()
  const stranger = header.migrations.find((name) => !known.includes(name))
  if (stranger)
    throw new Error(
      `The snapshot ${file} was made by a newer version of the program (it has ${stranger}). Restore it with that version.`,
    )
  return header as SnapshotHeader
}

async function restore(client: pg.ClientBase, header: SnapshotHeader, lines: AsyncIterable<string>): Promise<number> {
  await rebuildSchema(client, header)
  const tables = new Map((await tablesOf(client)).map(({ table, columns }) => [table, columns]))
  tables.set(JOBS.table, JOBS.columns)
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

/** The schema as the same migrations make it, with the partitions that came by the calendar. There are no sequences: ids are made here. */
async function rebuildSchema(client: pg.ClientBase, { migrations, partitions }: SnapshotHeader): Promise<void> {
  await emptySchema(client)
  await applyMigrations(client, migrations)
  // What the migrations fill, their own list included, is in the snapshot as well.
  for (const { table } of await tablesOf(client)) await client.query(`DELETE FROM ${table}`)
  for (const { name, of, bound, says } of partitions) {
    if (await isThere(client, `public.${pg.escapeIdentifier(name)}`)) continue
    const partition = `public.${pg.escapeIdentifier(name)}`
    await client.query(`CREATE TABLE ${partition} PARTITION OF public.${pg.escapeIdentifier(of)} ${bound}`)
    if (says) await client.query(`COMMENT ON TABLE ${partition} IS ${pg.escapeLiteral(says)}`)
  }
  if (await isThere(client, JOBS.table)) await client.query(`DELETE FROM ${JOBS.table} WHERE ${WHICH_JOBS}`)
}

/** Whoever may create in a schema need not own it: so what stands in it goes, and the schema stays, with its extensions. */
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

/** Inserts rows of texts, each read by the type of its column. */
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
