import pg from 'pg'
import type { SchemaUpgrade } from '../db/migrate.ts'
import {
  hasTable,
  loadAppliedMigrations,
  loadPartitions,
  loadSnapshotTables,
  SNAPSHOT_FORMAT_VERSION,
  SNAPSHOT_JOB_FILTER_SQL,
  SNAPSHOT_JOB_TABLE,
  SNAPSHOT_SESSION_SETTINGS,
  type SnapshotHeader,
  type SnapshotPartition,
  type SnapshotTable,
} from './snapshot-format.ts'

/**
 * Schema of the copies. It exists from the start of an upgrade until all its migrations are applied and its file is
 * written.
 */
const COPIES = 'before_upgrade'
export const BEGIN_REPEATABLE_READ = 'BEGIN ISOLATION LEVEL REPEATABLE READ'

/** An incomplete upgrade: the header of its snapshot, and all tables that existed when it began. */
type Pending = { header: SnapshotHeader; tables: SnapshotTable[] }
export type SnapshotContent = { header: SnapshotHeader; copied: SnapshotTable[]; others: SnapshotTable[] }

/** Commits the copies of the tables that will change, once `rest` reads from a database snapshot of the same moment. */
export async function prepareUpgradeCopies(
  first: pg.PoolClient,
  rest: pg.PoolClient,
  upgrade: SchemaUpgrade,
): Promise<SnapshotContent | undefined> {
  await first.query(`${BEGIN_REPEATABLE_READ} READ WRITE; ${SNAPSHOT_SESSION_SETTINGS}`)
  const resumed = await loadResumable(first, upgrade)
  const { rows } = await first.query<{ id: string }>('SELECT pg_export_snapshot() AS id')
  await rest.query(
    `${BEGIN_REPEATABLE_READ} READ ONLY; SET TRANSACTION SNAPSHOT '${rows[0]?.id}'; ${SNAPSHOT_SESSION_SETTINGS}`,
  )
  if (!resumed) await dropUpgradeCopies(first)
  const pending = resumed ?? (upgrade.onlyAdds ? undefined : await newPending(first))
  if (pending) {
    pending.header.upgrade = [...new Set([...(pending.header.upgrade ?? []), ...upgrade.names])]
    await savePending(first, pending)
    // The job queue upgrades its own schema when it starts.
    for (const table of pending.tables)
      if (
        (upgrade.mayChange(table.table) || table.table === SNAPSHOT_JOB_TABLE.table) &&
        !(await hasTable(first, toCopyTableName(table)))
      )
        await copyTable(first, table)
  }
  const content = pending && (await toContent(first, pending))
  if (content && resumed) content.header.resumed_at = await timeOf(first)
  // A transaction that has read a table keeps it from being altered until it ends.
  await first.query('COMMIT')
  return content
}

/**
 * Loads the interrupted upgrade that this start continues. If none of its migrations was applied, the older version
 * may have been used since; if all were, this version may have been used, and another upgrade that changes tables
 * needs new copies.
 */
async function loadResumable(client: pg.PoolClient, { onlyAdds }: SchemaUpgrade): Promise<Pending | undefined> {
  const pending = await loadPending(client)
  const applied = await loadAppliedMigrations(client)
  const planned = pending?.header.upgrade ?? []
  const done = planned.filter((name) => applied.includes(name))
  return done.length && (onlyAdds || done.length < planned.length) ? pending : undefined
}

async function loadPending(client: Pick<pg.ClientBase, 'query'>): Promise<Pending | undefined> {
  if (!(await hasTable(client, `${COPIES}.pending`))) return
  const { rows } = await client.query<Pending>(`SELECT header, tables FROM ${COPIES}.pending`)
  return rows[0]
}

async function newPending(client: pg.PoolClient): Promise<Pending> {
  const tables = await loadSnapshotTables(client)
  if (await hasTable(client, SNAPSHOT_JOB_TABLE.table)) tables.push(SNAPSHOT_JOB_TABLE)
  await client.query(`CREATE SCHEMA ${COPIES}; CREATE TABLE ${COPIES}.pending (header json, tables json)`)
  const [at, migrations] = [await timeOf(client), await loadAppliedMigrations(client)]
  return {
    header: { snapshot: SNAPSHOT_FORMAT_VERSION, at, migrations, partitions: await loadPartitions(client) },
    tables,
  }
}

async function savePending(client: pg.PoolClient, { header, tables }: Pending): Promise<void> {
  await client.query(`DELETE FROM ${COPIES}.pending`)
  await client.query(`INSERT INTO ${COPIES}.pending VALUES ($1, $2)`, [JSON.stringify(header), JSON.stringify(tables)])
}

/** Tables that were not copied may have new partitions with rows since then. */
async function toContent(client: pg.PoolClient, { header, tables }: Pending): Promise<SnapshotContent> {
  const copied: SnapshotTable[] = []
  const others: SnapshotTable[] = []
  for (const table of tables) ((await hasTable(client, toCopyTableName(table))) ? copied : others).push(table)
  const names = new Set(copied.map(({ table }) => table.replaceAll('"', '')))
  const isCopied = ({ of }: SnapshotPartition) => names.has(`public.${of}`)
  const partitions = [
    ...header.partitions.filter(isCopied),
    ...(await loadPartitions(client)).filter((partition) => !isCopied(partition)),
  ]
  return { header: { ...header, partitions }, copied, others }
}

export async function dropUpgradeCopies(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  await client.query(`DROP SCHEMA IF EXISTS ${COPIES} CASCADE`)
}

/** Drops copies whose file could not be written for a long time, because they contain personal data. */
export async function dropUpgradeCopiesBefore(pool: pg.Pool, time: Date): Promise<void> {
  const pending = await loadPending(pool)
  if (pending?.header.at && new Date(pending.header.at) < time) await dropUpgradeCopies(pool)
}

export const toCopyTableName = ({ table }: SnapshotTable) => `${COPIES}.${pg.escapeIdentifier(table)}`

/** Copies the current rows of a table. Values of types that a migration may drop are stored as text. */
async function copyTable(client: pg.PoolClient, table: SnapshotTable): Promise<void> {
  const { rows } = await client.query<{ column: string }>(
    `SELECT a.attname::text AS column FROM pg_attribute a JOIN pg_type t ON t.oid = a.atttypid
     WHERE a.attrelid = $1::regclass AND a.attnum > 0 AND t.typnamespace <> 'pg_catalog'::regnamespace`,
    [table.table],
  )
  const own = new Set(rows.map(({ column }) => column))
  const columns = table.columns.map((column) => (own.has(column) ? `"${column}"::text` : `"${column}"`))
  const where = table.table === SNAPSHOT_JOB_TABLE.table ? `WHERE ${SNAPSHOT_JOB_FILTER_SQL}` : ''
  await client.query(`CREATE TABLE ${toCopyTableName(table)} AS SELECT ${columns.join()} FROM ${table.table} ${where}`)
}

async function timeOf(client: pg.PoolClient): Promise<string> {
  const { rows } = await client.query<{ at: Date }>('SELECT now() AS at')
  return (rows[0]?.at ?? new Date()).toISOString()
}
