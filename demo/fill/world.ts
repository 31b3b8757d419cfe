import type { Insertable } from 'kysely'
import type { Id } from '#domain/id.ts'
import { maintenanceDb } from '#server/db/read-only-db.ts'
import type { DB } from '#server/db/tables.ts'
import type { House } from '#server/house.ts'
import { makeIdGenerator } from '#server/ids.ts'
import { type Random, seededRandom } from '../pictures/random.ts'

export const DEMO_DAY_MS = 24 * 3600_000

/** A person of the demo world, as far as filling needs to know. */
export type Inhabitant = { id: Id; username: string; interests: readonly string[] }

/** The context of all filling steps. Randomness is seeded, and times are relative to the moment of filling. */
export type DemoWorld = {
  house: House
  random: Random
  today: Date
  id(at: Date): Id
  /** The time this many days ago. */
  ago(days: number): Date
}

const SLOT = 1023
const SEED = 20_150_101

export function makeDemoWorld(house: House): DemoWorld {
  const newId = makeIdGenerator(SLOT)
  const now = house.clock().getTime()
  const today = new Date(Math.floor(now / DEMO_DAY_MS) * DEMO_DAY_MS)
  return {
    house,
    random: seededRandom(SEED),
    today,
    id: (at) => newId(at),
    ago: (days) => new Date(now - Math.round(days * DEMO_DAY_MS)),
  }
}

const CHUNK = 400

export async function insertAll<T extends keyof DB & string>(
  { house }: DemoWorld,
  table: T,
  rows: Insertable<DB[T]>[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += CHUNK)
    await maintenanceDb(house)
      .insertInto(table)
      .values(rows.slice(at, at + CHUNK) as never)
      .execute()
}
