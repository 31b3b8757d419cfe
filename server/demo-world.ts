import { booksOf } from './db/reader.ts'
import type { House } from './house.ts'

const KEY = 'demo_world'
/** Grows when people who filled an older world would want the new one. */
const VERSION = 2

/** Which demo world this is; it is written with the world itself. */
export async function writeWorldVersion(house: Pick<House, 'db'>): Promise<void> {
  const value = JSON.stringify({ version: VERSION })
  await booksOf(house)
    .insertInto('house')
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

/** Whether this house was filled by an older version. Its world stays as it is; a house without demo people has none. */
export async function hasOlderWorld({ db }: Pick<House, 'db'>): Promise<boolean> {
  const someone = await db.selectFrom('users').select('id').where('is_demo', '=', true).limit(1).executeTakeFirst()
  if (!someone) return false
  const row = await db.selectFrom('house').select('value').where('key', '=', KEY).executeTakeFirst()
  return ((row?.value as { version?: number } | undefined)?.version ?? 1) < VERSION
}
