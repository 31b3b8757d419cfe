import { maintenanceDb } from './db/read-only-db.ts'
import type { House } from './house.ts'

const KEY = 'demo_world'
/** Increased when people with an older demo world would want the new one. */
const VERSION = 2

/** Saves the version of the demo world, together with the world itself. */
export async function saveDemoWorldVersion(house: Pick<House, 'db'>): Promise<void> {
  const value = JSON.stringify({ version: VERSION })
  await maintenanceDb(house)
    .insertInto('house')
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

/**
 * True when an older version filled this demo world, which then stays as it is. A house without demo people has no
 * world.
 */
export async function hasOlderDemoWorld({ db }: Pick<House, 'db'>): Promise<boolean> {
  const someone = await db.selectFrom('users').select('id').where('is_demo', '=', true).limit(1).executeTakeFirst()
  if (!someone) return false
  const row = await db.selectFrom('house').select('value').where('key', '=', KEY).executeTakeFirst()
  return ((row?.value as { version?: number } | undefined)?.version ?? 1) < VERSION
}
