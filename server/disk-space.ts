import { Refusal } from '#domain/refusal.ts'
import type { Question } from '#domain/resource.ts'
import { findDatabaseFolder } from './db/cluster-location.ts'
import { measureFreeBytes } from './db/free-space.ts'
import type { House } from './house.ts'
import { getOrLoadEntry, makeHouseCache } from './house-cache.ts'

type Measured = Pick<House, 'settings' | 'uptime' | 'log'>
/**
 * `low`: no large uploads are accepted. `very low`: no writes except those that free space. A full disk would stop the
 * database.
 */
export type DiskSpaceLevel = 'enough' | 'low' | 'very low'

const VERY_LOW = 1 / 4
const RETRY_AFTER = 60
const measured = makeHouseCache<number>({ max: 1, ttl: 2_000 })
const former = new Map<string, DiskSpaceLevel>()

/** Free bytes where the house writes: the data folder, and the folder of the built-in database. */
export function measureFreeDiskBytes(house: Measured): Promise<number> {
  const { dataDir, databaseUrl } = house.settings
  return getOrLoadEntry(measured(house), 'free', async () => {
    const folders = databaseUrl ? [dataDir] : [dataDir, findDatabaseFolder(dataDir)]
    return Math.min(...(await Promise.all(folders.map(measureFreeBytes))))
  })
}

export async function measureDiskSpaceLevel(house: Measured): Promise<DiskSpaceLevel> {
  const { dataDir, minFreeSpace } = house.settings
  const free = await measureFreeDiskBytes(house)
  const space = free < minFreeSpace * VERY_LOW ? 'very low' : free < minFreeSpace ? 'low' : 'enough'
  if (space !== (former.get(dataDir) ?? 'enough')) house.log.warn({ free, minFreeSpace }, `disk space is ${space}`)
  former.set(dataDir, space)
  return space
}

/** Throws before a large write unless there is enough space. */
export async function assertSpaceForLargeWrite(house: Measured): Promise<void> {
  if ((await measureDiskSpaceLevel(house)) !== 'enough') throw makeNoSpaceRefusal()
}

/** Throws before any write when space is very low; logging in and deleting are still allowed. */
export async function assertDiskSpace(house: Measured, { name, verb }: Pick<Question, 'name' | 'verb'>): Promise<void> {
  if (verb === 'delete' || name === 'UserSessionResource') return
  if ((await measureDiskSpaceLevel(house)) === 'very low') throw makeNoSpaceRefusal()
}

export const makeNoSpaceRefusal = () => new Refusal('no_space', 'space.none', {}, { retryAfter: RETRY_AFTER })

/** True for the errors that the file system and PostgreSQL report when the disk is full. */
export const isDiskFullError = (error: unknown) =>
  ['ENOSPC', 'EDQUOT', '53100'].includes((error as { code?: string } | null)?.code ?? '')
