import { statfs } from 'node:fs/promises'

const MEGABYTE = 1024 * 1024
/** A new database has 40 MB, its first log of writes 16, and initdb must not end with the last byte. */
export const DATABASE_MB = 100
/** PostgreSQL's programs, where its account can't run those that were installed. */
export const PROGRAMS_MB = 60

/** Where it can't be known, as on some network drives, there is no limit. */
export async function freeBytes(folder: string): Promise<number> {
  const { blocks, bavail, bsize } = await statfs(folder).catch(() => ({ blocks: 0, bavail: 0, bsize: 0 }))
  return blocks ? bavail * bsize : Number.POSITIVE_INFINITY
}

/** Said before work that would fill the disk, not in the midst of it. */
export async function mustFit(folder: string, megabytes: number, what: string): Promise<void> {
  const free = Math.floor((await freeBytes(folder)) / MEGABYTE)
  if (free >= megabytes) return
  throw new Error(
    `The disk of ${folder} has ${free} MB free, and ${what} needs ${megabytes} MB. Make room, or set DATA_DIR to a folder on another disk.`,
  )
}
