import { SEED_INTERESTS } from '#domain/interests/interests.ts'
import { maintenanceDb } from '../db/read-only-db.ts'
import type { House } from '../house.ts'

/** Inserts the default tree of topics. Topics that staff renamed, moved, merged or hid stay as they are. */
export async function seedInterests(house: Pick<House, 'db' | 'newId'>): Promise<void> {
  const { db, newId } = house
  const known = await db.selectFrom('interests').select(['id', 'url_name']).execute()
  const former = await db.selectFrom('interest_addresses').select('url_name').execute()
  const taken = new Set([...known, ...former].map((row) => row.url_name))
  const missing = SEED_INTERESTS.filter(({ url_name }) => !taken.has(url_name))
  if (!missing.length) return
  const ids = new Map(known.map(({ id, url_name }) => [url_name, id]))
  for (const { url_name } of missing) ids.set(url_name, newId())
  await maintenanceDb(house)
    .insertInto('interests')
    .values(
      missing.map(({ url_name, parent, names, words }) => ({
        id: ids.get(url_name) ?? newId(),
        parent_id: parent ? (ids.get(parent) ?? null) : null,
        name: names.en,
        url_name,
        names: JSON.stringify(names),
        words: JSON.stringify(words),
      })),
    )
    .onConflict((conflict) => conflict.column('url_name').doNothing())
    .execute()
}
