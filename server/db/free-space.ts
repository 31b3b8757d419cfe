import { statfs } from 'node:fs/promises'

const MEGABYTE = 1024 * 1024
/**
 * A new database takes 40 MB and its first write-ahead log 16; the rest is a reserve, so that initdb doesn't fill the
 * disk.
 */
export const NEW_DATABASE_MB = 100
/** The copy of PostgreSQL's programs that is made when its account can't run the installed ones. */
export const POSTGRES_PROGRAMS_MB = 60

/** Free bytes of the disk; infinite where that is unknown, as on some network drives. */
export async function measureFreeBytes(folder: string): Promise<number> {
  const { blocks, bavail, bsize } = await statfs(folder).catch(() => ({ blocks: 0, bavail: 0, bsize: 0 }))
  return blocks ? bavail * bsize : Number.POSITIVE_INFINITY
}

/** Throws before work that would fill the disk, instead of failing in the middle of it. */
export async function assertFreeMegabytes(folder: string, megabytes: number, what: string): Promise<void> {
  const free = Math.floor((await measureFreeBytes(folder)) / MEGABYTE)
  if (free >= megabytes) return
  throw new Error(
    `The disk of ${folder} has ${free} MB free, and ${what} needs ${megabytes} MB. Make room, or set DATA_DIR to a folder on another disk.`,
  )
}
