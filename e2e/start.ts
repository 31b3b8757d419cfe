import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

/** `npm start` without npm: the product as a process, and what it has said so far. `through` is a command that runs it. */
export function start(env: Record<string, string>, through: string[] = []) {
  const [program, ...args] = [...through, process.execPath, '--import', './tools/production.mjs', 'app/start.ts']
  const child = spawn(program as string, args, {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', SCORE_PICTURES: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const heard = new EventTarget()
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      said += text
      heard.dispatchEvent(new Event('heard'))
    })
  const ended: Promise<[number | null]> = once(child, 'exit') as never

  /** What it says once it has said this; undefined when it ends before. */
  async function hears(words: string): Promise<string | undefined> {
    while (!said.includes(words)) {
      const next = once(heard as never, 'heard').then(() => true)
      if (!(await Promise.race([next, ended.then(() => false)]))) return undefined
    }
    return said
  }
  return { child, ended, hears, said: () => said }
}

/** With a small disk of one's own at that place, which goes with the process. */
export const onDisk = (place: string, options: string) => [
  'unshare',
  '-m',
  'sh',
  '-c',
  `mount -t tmpfs -o ${options} none "$0" && exec "$@"`,
  place,
]

/** A data folder of one's own, which the account of the database passes through. */
export function dataFolder(name: string) {
  const dataDir = mkdtempSync(join(tmpdir(), `bowerbird-${name}-`))
  chmodSync(dataDir, 0o711)
  return { dataDir, forget: () => rmSync(dataDir, { recursive: true, force: true }) }
}

/** The number of the built-in database's process; undefined when there is none. */
export function databasePid(dataDir: string): number | undefined {
  const note = join(dataDir, 'postgres/postmaster.pid')
  return existsSync(note) ? Number(readFileSync(note, 'utf8').split('\n')[0]) : undefined
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

export function childrenOf(pid: number): number[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  const rows = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  return rows.filter(([, parent]) => parent === pid).map(([child]) => child as number)
}
