import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs'
import type { Account } from './cluster-place.ts'
import { startedAt, until, worksIn } from './cluster-process.ts'

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

type Start = { postgres: string; data: string; logFile: string; settings: Record<string, string>; account: Account }

/** Right after a kill the old server's children may live for a moment and block the new one: so it is tried for a while. */
export async function startPostmaster(start: Start): Promise<number> {
  if (existsSync(start.logFile)) renameSync(start.logFile, `${start.logFile}.old`)
  const end = performance.now() + 10_000
  for (;;) {
    const child = launch(start)
    const ended = () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined
    const ready = () => readNote(start.data)?.pid === child.pid && readNote(start.data)?.ready === true
    await until(() => ended() || ready(), 120_000)
    if (!ended() && child.pid) return child.pid
    if (performance.now() > end)
      throw new Error(
        `The built-in database does not start. Its log, ${start.logFile}, ends with:\n${tail(start.logFile)}`,
      )
    await new Promise((wake) => setTimeout(wake, 250))
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
  if (await until(gone, 7_000)) return
  process.kill(pid, 'SIGQUIT')
  if (!(await until(gone, 5_000))) throw new Error(`The database (process ${pid}) does not stop.`)
}

function tail(file: string): string {
  return readFileSync(file, 'utf8').trim().split('\n').slice(-8).join('\n')
}
