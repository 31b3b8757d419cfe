import { spawn } from 'node:child_process'
import { appendFileSync, cpSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type ClusterLocation, changeFolderOwner, makePrivateFolder } from './cluster-location.ts'
import { assertFreeMegabytes, NEW_DATABASE_MB } from './free-space.ts'

type InitOptions = { logFile: string; durable: boolean; stopping: AbortSignal }

/**
 * Runs initdb in a temporary folder that is then renamed, so an interrupted first start leaves no half-made database.
 */
export async function initializeCluster(
  native: string,
  { folder, account }: ClusterLocation,
  data: string,
  how: InitOptions,
): Promise<void> {
  const { logFile, durable, stopping } = how
  for (const name of readdirSync(folder)) if (/^postgres\.\d+$/.test(name)) remove(join(folder, name))
  await assertFreeMegabytes(folder, NEW_DATABASE_MB, 'the database')
  const draft = join(folder, `postgres.${process.pid}`)
  const programs = runnableByInitdb(native, account)
  try {
    makePrivateFolder(draft, account)
    const args = ['--auth=trust', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8']
    if (!durable) args.push('--no-sync')
    const initdb = spawn(join(programs, 'bin/initdb'), ['-D', draft, '--username=bowerbird', ...args], {
      ...account,
      cwd: '/',
      env: { LC_ALL: 'C', PATH: process.env.PATH },
      stdio: ['ignore', 'ignore', 'pipe'],
      signal: stopping,
      killSignal: 'SIGKILL',
    })
    let why = ''
    initdb.once('error', (error) => {
      why = String(error)
    })
    // Wait for `close`, not only `exit`: a child process of initdb may still be writing.
    const [said] = await Promise.all([text(initdb.stderr), new Promise((resolve) => initdb.once('close', resolve))])
    stopping.throwIfAborted()
    if (initdb.exitCode !== 0) throw failure(folder, said || why, logFile)
    renameSync(draft, data)
  } finally {
    remove(draft)
    if (programs !== native) remove(programs)
  }
}

/** initdb passes its own path to a shell in double quotes, where these characters have a meaning. */
function runnableByInitdb(native: string, account: ClusterLocation['account']): string {
  if (!/["$`\\]/.test(native)) return native
  const copy = mkdtempSync(join(tmpdir(), 'bowerbird-'))
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  changeFolderOwner(copy, account)
  return copy
}

function failure(folder: string, said: string, logFile: string): Error {
  try {
    appendFileSync(logFile, said, { mode: 0o600 })
  } catch {
    // On a full disk there is no room for the log either.
  }
  return new Error(`The database can't be made in ${folder}: ${parsePostgresError(said)}. Its log is ${logFile}.`)
}

/** Returns the first error in the log, since the following ones result from it. */
export function parsePostgresError(log: string): string {
  const lines = log.trim().split('\n')
  const named = lines.map((line) => /\b(?:error|FATAL|PANIC): +(.*)/.exec(line)?.[1]).find(Boolean)
  return (named ?? lines.at(-1) ?? '').replace(/\.$/, '') || 'it said nothing'
}

function remove(path: string): void {
  rmSync(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
}
