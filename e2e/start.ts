import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'vitest'
import { leaveOut } from '#server/testing/leave-out.ts'

const ROOT = join(import.meta.dirname, '..')

type How = { through?: string[]; root?: string; script?: string }

/** `npm start` without npm: the product as a process, and what it has said so far. `through` is a command that runs it. */
export function start(env: Record<string, string>, { through = [], root = ROOT, script = 'app/start.ts' }: How = {}) {
  const [program, ...args] = [...through, process.execPath, '--import', './tools/production.mjs', script]
  const child = spawn(program as string, args, {
    cwd: root,
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

const [uid, gid] = [process.getuid?.() ?? 0, process.getgid?.() ?? 0]

/** With a small disk of one's own at that place, which goes with the process. Who is not root is so in a namespace for a moment. */
export const onDisk = (place: string, options: string) => [
  'unshare',
  ...(uid === 0 ? [] : ['--map-root-user']),
  '--mount',
  'sh',
  '-c',
  `mount -t tmpfs -o ${options} none "$0" && exec ${uid === 0 ? '' : `unshare --user --map-user=${uid} --map-group=${gid}`} "$@"`,
  place,
]

/** Where no disk can be mounted the test is left out. */
export function needsDisk(context: TestContext) {
  const [program = '', ...args] = [...onDisk(tmpdir(), 'size=1m'), 'true']
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' })
  if (status !== 0) leaveOut(context, `this user can't mount a small disk: ${error?.message ?? stderr.trim()}`)
}

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
