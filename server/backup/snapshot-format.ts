import { join } from 'node:path'
import type pg from 'pg'
import { JOB_TABLE } from '../facts/job-tables.ts'
import { BULK_QUEUE, FACT_QUEUE, SLOW_QUEUES } from '../facts/queues.ts'

/**
 * First line of a snapshot: the version of its format, the upgrade that it was taken before, and the parts of its
 * schema.
 */
export type SnapshotHeader = {
  snapshot: typeof SNAPSHOT_FORMAT_VERSION
  /** Time when the rows were copied. Snapshots by older versions of the program have neither this nor `upgrade`. */
  at?: string
  /** Names of the migrations that were about to be applied. */
  upgrade?: string[]
  /**
   * Time when an interrupted snapshot was continued: tables that the upgrade doesn't change have their rows as of this
   * time.
   */
  resumed_at?: string
  migrations: string[]
  partitions: SnapshotPartition[]
}
export type SnapshotPartition = { name: string; of: string; bound: string; says: string | null }
/** The line before the rows of a table. Each row is a list of texts in column order, or null. */
export type SnapshotTable = { table: string; columns: string[] }

export const SNAPSHOT_FORMAT_VERSION = 2

/** Waiting jobs refer to rows, so they are part of the snapshot, with the columns that this program writes itself. */
export const SNAPSHOT_JOB_TABLE: SnapshotTable = {
  table: JOB_TABLE,
  columns: ['name', 'data', 'priority', 'retry_limit', 'retry_delay', 'retry_backoff'],
}
const KEPT_QUEUES = [FACT_QUEUE, ...SLOW_QUEUES, BULK_QUEUE].map((queue) => `'${queue}'`).join(', ')
export const SNAPSHOT_JOB_FILTER_SQL = `name IN (${KEPT_QUEUES}) AND state::text NOT IN ('completed', 'cancelled')`

/** Session settings that make the text form of values independent of the server's configuration. */
export const SNAPSHOT_SESSION_SETTINGS = `SET LOCAL timezone = 'UTC'; SET LOCAL datestyle = 'ISO, YMD'; SET LOCAL intervalstyle = 'iso_8601';
  SET LOCAL bytea_output = 'hex'; SET LOCAL extra_float_digits = 1; SET LOCAL search_path = public; SET LOCAL statement_timeout = 0;
  SET LOCAL idle_in_transaction_session_timeout = 0`

export function toSnapshotPath(dataDir: string): string {
  return join(dataDir, 'snapshot.jsonl.gz')
}

export async function loadAppliedMigrations(client: Pick<pg.ClientBase, 'query'>): Promise<string[]> {
  if (!(await hasTable(client, 'public.migrations'))) return []
  const { rows } = await client.query<{ name: string }>('SELECT name FROM public.migrations ORDER BY name')
  return rows.map(({ name }) => name)
}

/** Loads the tables that hold rows (a partition's rows belong to its parent) and their writable columns. */
export async function loadSnapshotTables(client: pg.ClientBase): Promise<SnapshotTable[]> {
  const { rows } = await client.query<SnapshotTable>(
    `SELECT format('%I.%I', 'public', c.relname) AS table, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
     GROUP BY c.relname ORDER BY c.relname`,
  )
  return rows
}

export async function loadPartitions(client: pg.PoolClient): Promise<SnapshotPartition[]> {
  const { rows } = await client.query<SnapshotPartition>(
    `SELECT c.relname AS name, p.relname AS of, pg_get_expr(c.relpartbound, c.oid) AS bound, obj_description(c.oid, 'pg_class') AS says
     FROM pg_class c JOIN pg_inherits i ON i.inhrelid = c.oid JOIN pg_class p ON p.oid = i.inhparent
     WHERE c.relnamespace = 'public'::regnamespace AND c.relispartition AND c.relkind = 'r' ORDER BY c.relname`,
  )
  return rows
}

export async function hasTable(client: Pick<pg.ClientBase, 'query'>, table: string): Promise<boolean> {
  const { rows } = await client.query<{ is: boolean }>('SELECT to_regclass($1) IS NOT NULL AS is', [table])
  return rows[0]?.is === true
}
