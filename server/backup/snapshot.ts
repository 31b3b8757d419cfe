import { join } from 'node:path'
import type pg from 'pg'
import { writeLines } from '../db/snapshot-file.ts'
import { BULK_QUEUE, FACT_QUEUE, SLOW_QUEUES } from '../facts/queues.ts'

/** The first line: the form of the file, and what the schema is made of. */
export type SnapshotHeader = { snapshot: typeof FORM; migrations: string[]; partitions: Partition[] }
export type Partition = { name: string; of: string; bound: string; says: string | null }
/** The line before a table's rows. Each of those is a list of texts in the order of the columns, or null. */
export type SnapshotTable = { table: string; columns: string[] }

export const FORM = 2
const ROWS = 500

/** The queue's waiting jobs are work on rows, so they come along: by the columns that this program writes itself. */
export const JOBS: SnapshotTable = {
  table: 'pgboss.job',
  columns: ['name', 'data', 'priority', 'retry_limit', 'retry_delay', 'retry_backoff'],
}
const KEPT_QUEUES = [FACT_QUEUE, ...SLOW_QUEUES, BULK_QUEUE].map((queue) => `'${queue}'`).join(', ')
export const WHICH_JOBS = `name IN (${KEPT_QUEUES}) AND state::text NOT IN ('completed', 'cancelled')`

/** The texts of values must not depend on how a server or a session is set up. */
export const TEXT_FORMS = `SET LOCAL timezone = 'UTC'; SET LOCAL datestyle = 'ISO, YMD'; SET LOCAL intervalstyle = 'iso_8601';
  SET LOCAL bytea_output = 'hex'; SET LOCAL extra_float_digits = 1; SET LOCAL search_path = public; SET LOCAL statement_timeout = 0;
  SET LOCAL idle_in_transaction_session_timeout = 0`

export function snapshotFile(dataDir: string): string {
  return join(dataDir, 'snapshot.jsonl.gz')
}

/** A snapshot that goes on: `whole` once it stands there; `stop` gives it up, and the one before it stays. */
export type Snapshot = { whole: Promise<void>; stop(): Promise<void> }

/**
 * Copies every row to a file before the schema changes, which is kept until the next time, or for some days: it tells of everyone.
 * Comes back once the tables that are about to change are copied aside in the database, which is many times quicker than writing them.
 * These copies are written to the file, and all others as they were at the beginning, while whoever comes meanwhile reads and writes
 * them: both parts see the same moment. Copies belong to a connection and go with it, however this ends.
 */
export async function beginSnapshot(
  pool: pg.Pool,
  dataDir: string,
  mayChange: (table: string) => boolean = () => true,
): Promise<Snapshot> {
  const [first, rest] = [await pool.connect(), await pool.connect()]
  const left = new Set([first, rest])
  const leave = (client: pg.PoolClient, isBroken = false) => {
    if (left.delete(client)) client.release(isBroken)
  }
  const changing = Promise.withResolvers<void>()
  async function* lines() {
    await first.query(`${BEGIN} READ WRITE; ${TEXT_FORMS}`)
    const { rows } = await first.query<{ id: string }>('SELECT pg_export_snapshot() AS id')
    await rest.query(`${BEGIN} READ ONLY; SET TRANSACTION SNAPSHOT '${rows[0]?.id}'; ${TEXT_FORMS}`)
    yield JSON.stringify(await headerOf(first))
    const tables = await tablesOf(first)
    const copies: Copy[] = []
    for (const table of tables.filter((one) => mayChange(one.table)))
      copies.push(await copyAside(first, table, `copied_${copies.length}`))
    // The queue brings its own schema up to date when it starts.
    if (await isThere(first, JOBS.table))
      copies.push(await copyAside(first, JOBS, 'copied_jobs', `WHERE ${WHICH_JOBS}`))
    // Whoever has read a table keeps it from changing until the end.
    await first.query('COMMIT')
    changing.resolve()
    await first.query(`${BEGIN} READ ONLY; ${TEXT_FORMS}`)
    for (const { table, aside } of copies) yield* rowsOf(first, table, aside)
    leave(first, true)
    for (const table of tables.filter((one) => !mayChange(one.table))) yield* rowsOf(rest, table)
    await rest.query('COMMIT')
    leave(rest)
  }
  const whole = writeLines(snapshotFile(dataDir), lines()).catch((error: Error) => {
    for (const client of left) leave(client, true)
    throw error
  })
  const stop = async () => {
    for (const client of left) leave(client, true)
    await whole.catch(() => {})
  }
  await Promise.race([changing.promise, whole])
  return { whole, stop }
}

const BEGIN = 'BEGIN ISOLATION LEVEL REPEATABLE READ'

type Copy = { table: SnapshotTable; aside: string }

/** The rows of a table as they are now, for this connection alone. Values of types that a migration may drop are kept as texts. */
async function copyAside(client: pg.PoolClient, table: SnapshotTable, name: string, where = ''): Promise<Copy> {
  const { rows } = await client.query<{ column: string }>(
    `SELECT a.attname::text AS column FROM pg_attribute a JOIN pg_type t ON t.oid = a.atttypid
     WHERE a.attrelid = $1::regclass AND a.attnum > 0 AND t.typnamespace <> 'pg_catalog'::regnamespace`,
    [table.table],
  )
  const own = new Set(rows.map(({ column }) => column))
  const columns = table.columns.map((column) => (own.has(column) ? `"${column}"::text` : `"${column}"`))
  await client.query(`CREATE TEMP TABLE ${name} AS SELECT ${columns.join()} FROM ${table.table} ${where}`)
  return { table, aside: `pg_temp.${name}` }
}

async function headerOf(client: pg.PoolClient): Promise<SnapshotHeader> {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY name')
  return { snapshot: FORM, migrations: rows.map(({ name }) => name), partitions: await partitionsOf(client) }
}

/** Every value as the text that its own type writes and reads, so that none is rounded or taken for another. */
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

/** The tables that hold rows of their own (a partition's come with its parent's), and the columns that can be written. */
export async function tablesOf(client: pg.ClientBase): Promise<SnapshotTable[]> {
  const { rows } = await client.query<SnapshotTable>(
    `SELECT format('%I.%I', 'public', c.relname) AS table, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
     GROUP BY c.relname ORDER BY c.relname`,
  )
  return rows
}

async function partitionsOf(client: pg.PoolClient): Promise<Partition[]> {
  const { rows } = await client.query<Partition>(
    `SELECT c.relname AS name, p.relname AS of, pg_get_expr(c.relpartbound, c.oid) AS bound, obj_description(c.oid, 'pg_class') AS says
     FROM pg_class c JOIN pg_inherits i ON i.inhrelid = c.oid JOIN pg_class p ON p.oid = i.inhparent
     WHERE c.relnamespace = 'public'::regnamespace AND c.relispartition AND c.relkind = 'r' ORDER BY c.relname`,
  )
  return rows
}

export async function isThere(client: Pick<pg.ClientBase, 'query'>, table: string): Promise<boolean> {
  const { rows } = await client.query<{ is: boolean }>('SELECT to_regclass($1) IS NOT NULL AS is', [table])
  return rows[0]?.is === true
}
