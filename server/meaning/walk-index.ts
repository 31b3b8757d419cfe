import type { Id } from '#domain/id.ts'
import { noteWalk } from '../db/note-walk.ts'
import { booksOf } from '../db/reader.ts'
import type { House } from '../house.ts'
import { indexNext } from './index-aggregates.ts'

const WALK = 'pin-search'
const STEP = 200
const STEPS = 5

/**
 * What happens to a thing makes it findable anew at once. What changes by the way, such as who may see a board, is found by
 * going through all things slowly, a thousand a run, and beginning again at the end.
 */
export async function walkIndex(house: House): Promise<void> {
  const { stopping } = house
  const db = booksOf(house)
  const kept = await db.selectFrom('walks').select('at').where('name', '=', WALK).executeTakeFirst()
  let at: Id | null = (kept?.at ?? '0') as Id
  for (let step = 0; step < STEPS && at && !stopping.aborted; step++) at = await indexNext(house, at, STEP)
  await noteWalk(db, WALK, at)
}
