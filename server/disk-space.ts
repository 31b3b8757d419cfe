import { Refusal } from '#domain/refusal.ts'
import type { Question } from '#domain/resource.ts'
import { databaseFolder } from './db/cluster-place.ts'
import { freeBytes } from './db/free-space.ts'
import type { House } from './house.ts'
import { houseCache, readThrough } from './house-cache.ts'

type Measured = Pick<House, 'settings' | 'uptime' | 'log'>
/** `low`: nothing large is taken in. `very low`: nothing but what makes room. A full disk would end the database. */
export type DiskSpace = 'enough' | 'low' | 'very low'

const VERY_LOW = 1 / 4
const RETRY_AFTER = 60
const measured = houseCache<number>({ max: 1, ttl: 2_000 })
const former = new Map<string, DiskSpace>()

/** The bytes that are free where the house writes: in the data folder, and where the built-in database lives. */
export function freeSpace(house: Measured): Promise<number> {
  const { dataDir, databaseUrl } = house.settings
  return readThrough(measured(house), 'free', async () => {
    const folders = databaseUrl ? [dataDir] : [dataDir, databaseFolder(dataDir)]
    return Math.min(...(await Promise.all(folders.map(freeBytes))))
  })
}

export async function diskSpace(house: Measured): Promise<DiskSpace> {
  const { dataDir, minFreeSpace } = house.settings
  const free = await freeSpace(house)
  const space = free < minFreeSpace * VERY_LOW ? 'very low' : free < minFreeSpace ? 'low' : 'enough'
  if (space !== (former.get(dataDir) ?? 'enough')) house.log.warn({ free, minFreeSpace }, `disk space is ${space}`)
  former.set(dataDir, space)
  return space
}

/** Before anything large is written. */
export async function mustHaveSpace(house: Measured): Promise<void> {
  if ((await diskSpace(house)) !== 'enough') throw noSpace()
}

/** Before anything is written: on the last of the space, people can still log in and delete. */
export async function mayBeWritten(house: Measured, { name, verb }: Pick<Question, 'name' | 'verb'>): Promise<void> {
  if (verb === 'delete' || name === 'UserSessionResource') return
  if ((await diskSpace(house)) === 'very low') throw noSpace()
}

export const noSpace = () => new Refusal('no_space', 'space.none', {}, { retryAfter: RETRY_AFTER })

/** What the file system and PostgreSQL say when there is no room at all. */
export const isDiskFull = (error: unknown) =>
  ['ENOSPC', 'EDQUOT', '53100'].includes((error as { code?: string } | null)?.code ?? '')
