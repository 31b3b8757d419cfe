import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { findPostgresBinaries } from './cluster-binaries.ts'
import { initializeCluster } from './cluster-init.ts'
import { type ClusterLocation, chooseClusterLocation, type PostgresAccount } from './cluster-location.ts'
import { acquireClusterLock, type ClusterLock } from './cluster-lock.ts'
import { detectMemoryBytes, toPostgresMemorySettings } from './cluster-memory.ts'
import {
  keepPostmasterRunning,
  readPostmasterPidFile,
  startPostmaster,
  stopLeftoverPostmaster,
  stopPostmaster,
} from './cluster-postmaster.ts'
import { waitUntilTrue } from './cluster-process.ts'

export type PostgresCluster = {
  connection: { host: string; port: number; database: string; user: string }
  /** The same connection as a URL, for tools that accept nothing else. */
  url: string
  stop(): Promise<void>
}

type Options = {
  dataDir: string
  /** False for tests: faster, but not safe against power loss, and entirely inside the data folder. */
  durable?: boolean
  /** True to use the server that another process runs on this data folder instead of failing. */
  join?: boolean
  /** Aborted when the start is no longer wanted. */
  stopping?: AbortSignal
  /** Receives a line when the server ended by itself and is restarted. */
  log?: (line: string) => void
}

/** Starts the built-in PostgreSQL on a data folder, which belongs to one process at a time. */
export async function startCluster({
  dataDir,
  durable = true,
  join: mayJoin = false,
  stopping = new AbortController().signal,
  log = () => {},
}: Options): Promise<PostgresCluster> {
  mkdirSync(dataDir, { recursive: true })
  const folder = realpathSync(dataDir)
  // PostgreSQL's account must be able to pass through the folder, so that the database is stored in it and deleted
  // with it.
  if (!durable) chmodSync(folder, 0o711)
  const locks: ClusterLock[] = []
  const release = () => {
    for (const lock of locks) lock.release()
  }
  try {
    const holder = lockInto(locks, folder)
    if (holder !== undefined && mayJoin) return await joinCluster(chooseClusterLocation(folder))
    if (holder !== undefined) throw inUse(folder, holder)
    const place = chooseClusterLocation(folder)
    // A copied data folder points to the same database, so that folder has a lock of its own.
    const other = place.folder === folder ? undefined : lockInto(locks, place.folder)
    if (other !== undefined) throw inUse(place.folder, other)
    return await startIn(place, { durable, stopping, log, ours: () => locks.every((lock) => lock.ours()), release })
  } catch (error) {
    release()
    throw error
  }
}

type Running = Required<Pick<Options, 'durable' | 'stopping' | 'log'>> & { ours: () => boolean; release: () => void }

async function startIn(
  place: ClusterLocation,
  { durable, stopping, log, ours, release }: Running,
): Promise<PostgresCluster> {
  const native = await findPostgresBinaries(place, stopping)
  const data = join(place.folder, 'postgres')
  const logFile = join(place.folder, 'postgres.log')
  if (existsSync(logFile)) renameSync(logFile, `${logFile}.old`)
  if (!existsSync(data)) await initializeCluster(native, place, data, { logFile, durable, stopping })
  checkVersion(native, data)
  await stopLeftoverPostmaster(data)
  const socketFolder = socketFolderFor(data, place.account)
  const start = {
    postgres: join(native, 'bin/postgres'),
    data,
    logFile,
    settings: settingsFor(socketFolder, durable),
    account: place.account,
  }
  const forgetSocket = () => {
    if (socketFolder !== data) rmSync(socketFolder, { recursive: true, force: true })
  }
  const first = await startPostmaster(start, stopping).catch((error) => {
    forgetSocket()
    throw error
  })
  const endWatch = keepPostmasterRunning(start, first, log)
  let stopped: Promise<void> | undefined
  const stop = () => {
    stopped ??= stopOnce()
    return stopped
  }
  const stopOnce = async () => {
    const pid = await endWatch()
    if (pid && ours() && readPostmasterPidFile(data)?.pid === pid) await stopPostmaster(pid)
    forgetSocket()
    release()
  }
  try {
    await createDatabase(socketFolder)
  } catch (error) {
    await stop()
    throw error
  }
  return clusterAt(socketFolder, stop)
}

async function joinCluster({ folder }: ClusterLocation): Promise<PostgresCluster> {
  const data = join(folder, 'postgres')
  await waitUntilTrue(() => readPostmasterPidFile(data)?.ready === true, 30_000)
  const note = readPostmasterPidFile(data)
  if (!note?.ready)
    throw new Error(`The process that uses ${folder} has no database running. Stop that process and try again.`)
  return clusterAt(note.socketFolder, async () => {})
}

function clusterAt(host: string, stop: () => Promise<void>): PostgresCluster {
  const url = `postgresql://bowerbird@localhost:5432/bowerbird?host=${encodeURIComponent(host)}`
  return { connection: { host, port: 5432, database: 'bowerbird', user: 'bowerbird' }, url, stop }
}

function lockInto(locks: ClusterLock[], folder: string): number | undefined {
  const taken = acquireClusterLock(join(folder, 'lock'))
  if ('heldBy' in taken) return taken.heldBy
  locks.push(taken)
}

function inUse(folder: string, holder: number): Error {
  return new Error(
    `The data folder ${folder} is already in use by process ${holder}. Stop that process first, or set DATA_DIR to another folder.`,
  )
}

function checkVersion(native: string, data: string) {
  const made = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim()
  const ours = /(\d+)\./.exec(
    execFileSync(join(native, 'bin/initdb'), ['--version'], { encoding: 'utf8', cwd: '/' }),
  )?.[1]
  if (made !== ours)
    throw new Error(`The database in ${data} was made by PostgreSQL ${made}; this program brings ${ours}.`)
}

/**
 * Returns a folder for the socket, whose path may have about a hundred bytes (107 on Linux, 103 on macOS): a short one
 * if the data folder's path is too long.
 */
function socketFolderFor(data: string, account: PostgresAccount): string {
  if (Buffer.byteLength(join(data, '.s.PGSQL.5432.lock')) <= 103) return data
  const short = mkdtempSync('/tmp/bowerbird-')
  if (account.uid !== undefined) chownSync(short, account.uid, account.gid ?? account.uid)
  return short
}

function settingsFor(socketFolder: string, durable: boolean): Record<string, string> {
  return {
    listen_addresses: '',
    port: '5432',
    // The setting is a list; within quotes a comma belongs to the name.
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    // Each worker of the tests opens about a dozen.
    max_connections: durable ? '60' : String(Math.max(100, 16 * availableParallelism())),
    ...(durable ? toPostgresMemorySettings(detectMemoryBytes()) : { shared_buffers: '128MB' }),
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
}

async function createDatabase(host: string) {
  const client = new pg.Client({ host, port: 5432, user: 'bowerbird', database: 'postgres' })
  await client.connect()
  try {
    const { rowCount } = await client.query(`select from pg_database where datname = 'bowerbird'`)
    if (!rowCount) await client.query('create database bowerbird')
  } finally {
    await client.end()
  }
}
