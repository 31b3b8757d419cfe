import type { Insertable } from 'kysely'
import type { Id } from '#domain/id.ts'
import { booksOf } from '#server/db/reader.ts'
import type { DB } from '#server/db/tables.ts'
import type { House } from '#server/house.ts'
import { idMaker } from '#server/ids.ts'
import { type Random, seededRandom } from '../pictures/random.ts'

export const DAY = 24 * 3600_000

/** Someone of the demo world, as far as filling needs to know. */
export type Inhabitant = { id: Id; username: string; interests: readonly string[] }

/** What all steps of filling share. Chance comes from a seed and times are told from the moment of filling. */
export type World = {
  house: House
  random: Random
  today: Date
  id(at: Date): Id
  /** A moment so many days ago. */
  ago(days: number): Date
}

const SLOT = 1023
const SEED = 20_150_101

export function newWorld(house: House): World {
  const newId = idMaker(SLOT)
  const now = house.clock().getTime()
  const today = new Date(Math.floor(now / DAY) * DAY)
  return {
    house,
    random: seededRandom(SEED),
    today,
    id: (at) => newId(at),
    ago: (days) => new Date(now - Math.round(days * DAY)),
  }
}

const CHUNK = 400

export async function insertAll<T extends keyof DB & string>(
  { house }: World,
  table: T,
  rows: Insertable<DB[T]>[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += CHUNK)
    await booksOf(house)
      .insertInto(table)
      .values(rows.slice(at, at + CHUNK) as never)
      .execute()
}
