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
import { join } from 'node:path'
import pg from 'pg'
import { findBinaries } from './cluster-binaries.ts'
import { initialise } from './cluster-init.ts'
import { type Lock, takeLock } from './cluster-lock.ts'
import { memoryFor, memoryHere } from './cluster-memory.ts'
import { type Account, choosePlace, type Place } from './cluster-place.ts'
import { clearLeftover, keepRunning, readNote, startPostmaster, stopPostmaster } from './cluster-postmaster.ts'
import { until } from './cluster-process.ts'

export type Cluster = {
  connection: { host: string; port: number; database: string; user: string }
  /** The same as an address, for tools that take nothing else. */
  url: string
  stop(): Promise<void>
}

type Options = {
  dataDir: string
  /** false: faster, lost when the machine fails, and whole inside the data folder. For tests. */
  durable?: boolean
  /** true: use the server that another process runs on this data folder, instead of being refused. */
  join?: boolean
  /** Given when nobody waits for the start any more. */
  stopping?: AbortSignal
  /** Told when the server ended by itself and is started again. */
  log?: (line: string) => void
}

/** Starts the built-in PostgreSQL on a data folder, which belongs to one process at a time. */
export async function startCluster({
  dataDir,
  durable = true,
  join: mayJoin = false,
  stopping = new AbortController().signal,
  log = () => {},
}: Options): Promise<Cluster> {
  mkdirSync(dataDir, { recursive: true })
  const folder = realpathSync(dataDir)
  // Who throws the folder away throws everything away only if the database's account can pass through to it.
  if (!durable) chmodSync(folder, 0o711)
  const locks: Lock[] = []
  const release = () => {
    for (const lock of locks) lock.release()
  }
  try {
    const holder = lockInto(locks, folder)
    if (holder !== undefined && mayJoin) return await joinCluster(choosePlace(folder))
    if (holder !== undefined) throw inUse(folder, holder)
    const place = choosePlace(folder)
    // A copy of the data folder points to the same database: whoever comes second is refused there.
    const other = place.folder === folder ? undefined : lockInto(locks, place.folder)
    if (other !== undefined) throw inUse(place.folder, other)
    return await startIn(place, { durable, stopping, log, ours: () => locks.every((lock) => lock.ours()), release })
  } catch (error) {
    release()
    throw error
  }
}

type Running = Required<Pick<Options, 'durable' | 'stopping' | 'log'>> & { ours: () => boolean; release: () => void }

async function startIn(place: Place, { durable, stopping, log, ours, release }: Running): Promise<Cluster> {
  const native = await findBinaries(place, stopping)
  const data = join(place.folder, 'postgres')
  const logFile = join(place.folder, 'postgres.log')
  if (existsSync(logFile)) renameSync(logFile, `${logFile}.old`)
  if (!existsSync(data)) await initialise(native, place, data, { logFile, durable, stopping })
  checkVersion(native, data)
  await clearLeftover(data)
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
  const endWatch = keepRunning(start, first, log)
  let stopped: Promise<void> | undefined
  const stop = () => {
    stopped ??= stopOnce()
    return stopped
  }
  const stopOnce = async () => {
    const pid = await endWatch()
    if (pid && ours() && readNote(data)?.pid === pid) await stopPostmaster(pid)
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

async function joinCluster({ folder }: Place): Promise<Cluster> {
  const data = join(folder, 'postgres')
  await until(() => readNote(data)?.ready === true, 30_000)
  const note = readNote(data)
  if (!note?.ready)
    throw new Error(`The process that uses ${folder} has no database running. Stop that process and try again.`)
  return clusterAt(note.socketFolder, async () => {})
}

function clusterAt(host: string, stop: () => Promise<void>): Cluster {
  const url = `postgresql://bowerbird@localhost:5432/bowerbird?host=${encodeURIComponent(host)}`
  return { connection: { host, port: 5432, database: 'bowerbird', user: 'bowerbird' }, url, stop }
}

function lockInto(locks: Lock[], folder: string): number | undefined {
  const taken = takeLock(join(folder, 'lock'))
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

/** A socket's path may have some hundred bytes only (107 on Linux, 103 on macOS): where the data lies deeper, a short path. */
function socketFolderFor(data: string, account: Account): string {
  if (Buffer.byteLength(join(data, '.s.PGSQL.5432.lock')) <= 103) return data
  const short = mkdtempSync('/tmp/bowerbird-')
  if (account.uid !== undefined) chownSync(short, account.uid, account.gid ?? account.uid)
  return short
}

function settingsFor(socketFolder: string, durable: boolean): Record<string, string> {
  return {
    listen_addresses: '',
    port: '5432',
    // A list: between quotes a comma is part of the name.
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    max_connections: durable ? '60' : '100',
    ...(durable ? memoryFor(memoryHere()) : { shared_buffers: '128MB' }),
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
