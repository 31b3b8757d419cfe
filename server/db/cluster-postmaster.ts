import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import { parsePostgresError } from './cluster-init.ts'
import type { PostgresAccount } from './cluster-location.ts'
import { isProcessWorkingIn, readProcessStart, waitUntilTrue } from './cluster-process.ts'

/** Limits for stopping. Together with everything that is closed before the database they stay under ten seconds. */
const STOP_CLEANLY = 4_000
const STOP_AT_ONCE = 1_000

type Note = { pid: number; socketFolder: string; ready: boolean }

/** Parses postmaster.pid, which PostgreSQL writes into its data folder while it runs. */
export function readPostmasterPidFile(data: string): Note | undefined {
  try {
    const lines = readFileSync(`${data}/postmaster.pid`, 'utf8').split('\n')
    return { pid: Number(lines[0]), socketFolder: lines[4]?.trim() ?? '', ready: lines[7]?.trim() === 'ready' }
  } catch {
    return undefined
  }
}

export type PostmasterOptions = {
  postgres: string
  data: string
  logFile: string
  settings: Record<string, string>
  account: PostgresAccount
}
export type Postmaster = { pid: number; ended: Promise<unknown> }

/**
 * Starts the server. Children of a killed server may live a moment longer and block the new one, so it retries for a
 * while.
 */
export async function startPostmaster(start: PostmasterOptions, stopping: AbortSignal): Promise<Postmaster> {
  const end = performance.now() + 10_000
  for (;;) {
    stopping.throwIfAborted()
    const before = sizeOf(start.logFile)
    const child = launch(start)
    const ended = new Promise((tell) => child.once('exit', tell).once('error', tell))
    const hasEnded = () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined
    const isReady = () =>
      readPostmasterPidFile(start.data)?.pid === child.pid && readPostmasterPidFile(start.data)?.ready === true
    await waitUntilTrue(() => hasEnded() || isReady() || stopping.aborted, 120_000)
    if (stopping.aborted && child.pid) await stopPostmaster(child.pid)
    stopping.throwIfAborted()
    if (!hasEnded() && child.pid) return { pid: child.pid, ended }
    const reason = parsePostgresError(said(start.logFile, before))
    if (performance.now() > end || !/in use|already exists/.test(reason))
      throw new Error(`The built-in database does not start: ${reason}. Its log is ${start.logFile}.`)
    await waitUntilTrue(() => stopping.aborted, 250)
  }
}

/** Restarts the server whenever it ends, until the returned function is called. */
export function keepPostmasterRunning(start: PostmasterOptions, first: Postmaster, log: (line: string) => void) {
  const ending = new AbortController()
  const isOver = () => ending.signal.aborted
  let running: Postmaster | undefined = first
  const watching = (async () => {
    while (!isOver()) {
      await Promise.race([running?.ended, once(ending.signal, 'abort')])
      if (isOver()) return
      log('The built-in database ended and is started again.')
      running = undefined
      running = await startAgain()
    }
  })()

  async function startAgain(): Promise<Postmaster | undefined> {
    while (!isOver()) {
      try {
        await stopLeftoverPostmaster(start.data)
        return await startPostmaster(start, ending.signal)
      } catch (error) {
        if (!isOver()) log((error as Error).message)
        await waitUntilTrue(isOver, 1_000)
      }
    }
  }

  /** Stops the supervision and returns the pid of the server, which is still to be stopped. */
  return async (): Promise<number | undefined> => {
    ending.abort()
    await watching
    return running?.pid
  }
}

function launch({ postgres, data, logFile, settings, account }: PostmasterOptions): ChildProcess {
  const log = openSync(logFile, 'a', 0o600)
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // Detached, so that Ctrl-C in the terminal reaches only the owner, which then stops the database in order.
  const child = spawn(postgres, ['-D', data, ...args], {
    ...account,
    cwd: '/',
    env: { LC_ALL: 'C', PATH: process.env.PATH },
    detached: true,
    stdio: ['ignore', log, log],
  })
  child.on('error', () => {})
  child.unref()
  closeSync(log)
  return child
}

/** Stops a server whose owner was killed, and removes the pid file of a server that died without removing it. */
export async function stopLeftoverPostmaster(data: string) {
  const note = readPostmasterPidFile(data)
  if (!note) return
  if (isProcessWorkingIn(note.pid, data)) await stopPostmaster(note.pid)
  // The pid now belongs to another process; PostgreSQL would take it for a running server and refuse to start forever.
  else if (readProcessStart(note.pid)) rmSync(`${data}/postmaster.pid`, { force: true })
}

/** Stops a server with a fast shutdown. One that takes too long is killed and recovers at its next start. */
export async function stopPostmaster(pid: number) {
  const began = readProcessStart(pid)
  if (!began) return
  const gone = () => readProcessStart(pid) !== began
  process.kill(pid, 'SIGINT')
  if (await waitUntilTrue(gone, STOP_CLEANLY)) return
  process.kill(pid, 'SIGQUIT')
  if (!(await waitUntilTrue(gone, STOP_AT_ONCE))) throw new Error(`The database (process ${pid}) does not stop.`)
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}

/** The part of the log that the last attempt wrote. */
function said(file: string, from: number): string {
  return existsSync(file) ? readFileSync(file).subarray(from).toString() : ''
}
