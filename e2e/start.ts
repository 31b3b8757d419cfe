import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'vitest'
import { skipTest } from '#server/testing/skip-test.ts'

const ROOT = join(import.meta.dirname, '..')

type How = { through?: string[]; root?: string; script?: string }

/**
 * Starts the product as a process, like `npm start` without npm, and records its output. `through` is a command that
 * wraps it.
 */
export function startProduct(
  env: Record<string, string>,
  { through = [], root = ROOT, script = 'app/start.ts' }: How = {},
) {
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

  /** Waits until the output contains these words and returns it; undefined if the process ends before. */
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

/**
 * A command prefix that mounts a small disk at this path, for the child process only. Without root it uses a user
 * namespace.
 */
export const wrapInSmallDisk = (place: string, options: string) => [
  'unshare',
  ...(uid === 0 ? [] : ['--map-root-user']),
  '--mount',
  'sh',
  '-c',
  `mount -t tmpfs -o ${options} none "$0" && exec ${uid === 0 ? '' : `unshare --user --map-user=${uid} --map-group=${gid}`} "$@"`,
  place,
]

/** Skips the test where no disk can be mounted. */
export function skipWithoutDiskMount(context: TestContext) {
  const [program = '', ...args] = [...wrapInSmallDisk(tmpdir(), 'size=1m'), 'true']
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' })
  if (status !== 0) skipTest(context, `this user can't mount a small disk: ${error?.message ?? stderr.trim()}`)
}

/** Makes a temporary data folder that the database's operating system account can enter. */
export function makeTemporaryDataFolder(name: string) {
  const dataDir = mkdtempSync(join(tmpdir(), `bowerbird-${name}-`))
  chmodSync(dataDir, 0o711)
  return { dataDir, forget: () => rmSync(dataDir, { recursive: true, force: true }) }
}

/** The process id of the built-in database; undefined if it is not running. */
export function readDatabasePid(dataDir: string): number | undefined {
  const note = join(dataDir, 'postgres/postmaster.pid')
  return existsSync(note) ? Number(readFileSync(note, 'utf8').split('\n')[0]) : undefined
}

export function isProcessRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

export function listChildPids(pid: number): number[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  const rows = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  return rows.filter(([, parent]) => parent === pid).map(([child]) => child as number)
}
