import { chmod, chown, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'

/** In milliseconds; longer than any work takes. */
const ABANDONED_AFTER = 12 * 3600_000
const HOST = hostname().replaceAll(/[^\w.]/g, '')

const workFolders = (dataDir: string) => join(dataDir, 'work')

/**
 * Runs work in a temporary folder in DATA_DIR, which is removed afterwards. Its name contains the process id, so that
 * the folder of a killed process can be swept. `user` may write into it.
 */
export async function withWorkFolder<T>(
  dataDir: string,
  user: number | null,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  await mkdir(workFolders(dataDir), { recursive: true })
  const folder = await mkdtemp(join(workFolders(dataDir), `${HOST}-${process.pid}-`))
  try {
    await chmod(folder, 0o700)
    if (user !== null) await chown(folder, user, user)
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Deletes the work folders of processes that have ended. At its start, a process also deletes those of an earlier
 * process with the same id.
 */
export async function sweepWorkFolders(dataDir: string, now: Date, isStarting = false): Promise<number> {
  let removed = 0
  for (const name of await readdir(workFolders(dataDir)).catch(() => [])) {
    const folder = join(workFolders(dataDir), name)
    const [host, pid] = name.split('-')
    const isGone = host === HOST && (Number(pid) === process.pid ? isStarting : !isAlive(Number(pid)))
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: now.getTime() }))
    if (!isGone && now.getTime() - mtimeMs < ABANDONED_AFTER) continue
    await rm(folder, { recursive: true, force: true })
    removed++
  }
  return removed
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Bytes that work in progress uses on the disk now. */
export async function measureWorkFolderBytes(dataDir: string): Promise<number> {
  const entries = await readdir(workFolders(dataDir), { recursive: true, withFileTypes: true }).catch(() => [])
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map((entry) => stat(join(entry.parentPath, entry.name)).catch(() => ({ size: 0 })))
  return (await Promise.all(sizes)).reduce((sum, { size }) => sum + size, 0)
}
