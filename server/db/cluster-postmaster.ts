import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import { reasonIn } from './cluster-init.ts'
import type { Account } from './cluster-place.ts'
import { startedAt, until, worksIn } from './cluster-process.ts'

/** Together with what is closed before the database, these end within ten seconds. */
const STOP_CLEANLY = 4_000
const STOP_AT_ONCE = 1_000

type Note = { pid: number; socketFolder: string; ready: boolean }

/** What PostgreSQL writes about itself into its data folder while it runs. */
export function readNote(data: string): Note | undefined {
  try {
    const lines = readFileSync(`${data}/postmaster.pid`, 'utf8').split('\n')
    return { pid: Number(lines[0]), socketFolder: lines[4]?.trim() ?? '', ready: lines[7]?.trim() === 'ready' }
  } catch {
    return undefined
  }
}

export type Start = {
  postgres: string
  data: string
  logFile: string
  settings: Record<string, string>
  account: Account
}
export type Postmaster = { pid: number; ended: Promise<unknown> }

/** Right after a kill the old server's children may live for a moment and block the new one: so it is tried for a while. */
export async function startPostmaster(start: Start, stopping: AbortSignal): Promise<Postmaster> {
  const end = performance.now() + 10_000
  for (;;) {
    stopping.throwIfAborted()
    const before = sizeOf(start.logFile)
    const child = launch(start)
    const ended = new Promise((tell) => child.once('exit', tell).once('error', tell))
    const hasEnded = () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined
    const isReady = () => readNote(start.data)?.pid === child.pid && readNote(start.data)?.ready === true
    await until(() => hasEnded() || isReady() || stopping.aborted, 120_000)
    if (stopping.aborted && child.pid) await stopPostmaster(child.pid)
    stopping.throwIfAborted()
    if (!hasEnded() && child.pid) return { pid: child.pid, ended }
    const reason = reasonIn(said(start.logFile, before))
    if (performance.now() > end || !/in use|already exists/.test(reason))
      throw new Error(`The built-in database does not start: ${reason}. Its log is ${start.logFile}.`)
    await until(() => stopping.aborted, 250)
  }
}

/** Whatever ends the server, it is started again, until it is ended here. */
export function keepRunning(start: Start, first: Postmaster, log: (line: string) => void) {
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
        await clearLeftover(start.data)
        return await startPostmaster(start, ending.signal)
      } catch (error) {
        if (!isOver()) log((error as Error).message)
        await until(isOver, 1_000)
      }
    }
  }

  /** Ends the watch, and names the server that is left to stop. */
  return async (): Promise<number | undefined> => {
    ending.abort()
    await watching
    return running?.pid
  }
}

function launch({ postgres, data, logFile, settings, account }: Start): ChildProcess {
  const log = openSync(logFile, 'a', 0o600)
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // Detached: an interrupt typed into the terminal must reach the owner only, who then stops the database in order.
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

/** Ends the server that a killed owner left behind, and forgets the note of one that died without removing it. */
export async function clearLeftover(data: string) {
  const note = readNote(data)
  if (!note) return
  if (worksIn(note.pid, data)) await stopPostmaster(note.pid)
  // Its number belongs to a stranger by now: PostgreSQL would believe that it still runs and refuse for ever.
  else if (startedAt(note.pid)) rmSync(`${data}/postmaster.pid`, { force: true })
}

/** Roll back what is open and write everything down; a server that takes too long is ended and recovers at its next start. */
export async function stopPostmaster(pid: number) {
  const began = startedAt(pid)
  if (!began) return
  const gone = () => startedAt(pid) !== began
  process.kill(pid, 'SIGINT')
  if (await until(gone, STOP_CLEANLY)) return
  process.kill(pid, 'SIGQUIT')
  if (!(await until(gone, STOP_AT_ONCE))) throw new Error(`The database (process ${pid}) does not stop.`)
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}

/** What was written to the log by the last try. */
function said(file: string, from: number): string {
  return existsSync(file) ? readFileSync(file).subarray(from).toString() : ''
}
