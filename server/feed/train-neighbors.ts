import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { booksOf, type Reader } from '../db/reader.ts'
import type { House } from '../house.ts'
import { type Saves, savesOf } from '../recommend/saves.ts'
import type { TopRows } from '../recommend/top-rows.ts'
import { trainBeside } from '../recommend/train.ts'
import { writeNeighbors } from './neighbors.ts'
import { newAccountsFrom } from './voices.ts'

const MOST_SAVED = 20_000
const BATCH = 500
/** Fewer things tell nothing: walks are as good. */
const FEWEST = 50

/** Rebuilds what the recommender says of the most saved things; until it is done the former stays. */
export async function trainNeighbors(house: Pick<House, 'db' | 'clock' | 'stopping'>): Promise<number> {
  const now = house.clock()
  const { ids, saves } = await savesToTrain(house.db, now)
  if (ids.length < FEWEST) return 0
  await storeRows(house, ids, await trainBeside(saves, house.stopping), now)
  return ids.length
}

/** The most saved things and who keeps them: a board is a list, and what is on none is one list a person. New accounts are left out. */
export async function savesToTrain(db: Reader, now: Date): Promise<{ ids: Id[]; saves: Saves }> {
  const things = await sql<{ id: Id }>`SELECT id FROM aggregates WHERE state = 'live' AND image_signature IS NOT NULL
    ORDER BY saves DESC, id DESC LIMIT ${MOST_SAVED}`.execute(db)
  const ids = things.rows.map((row) => row.id)
  const numbers = new Map(ids.map((id, at) => [id, at]))
  const lists = new Map<Id, number[]>()
  for (let from = 0; from < ids.length; from += BATCH) {
    const { rows } = await sql<{ aggregate_id: Id; list: Id }>`
      SELECT aggregate_id, coalesce(board_id, user_id) AS list FROM aggregate_pins
      WHERE aggregate_id = ANY(${ids.slice(from, from + BATCH)}::bigint[]) AND audience = 0
        AND user_id < ${newAccountsFrom(now)}::bigint`.execute(db)
    for (const { aggregate_id, list } of rows) {
      const known = lists.get(list) ?? []
      known.push(numbers.get(aggregate_id) as number)
      lists.set(list, known)
    }
  }
  return { ids, saves: savesOf([...lists.values()], ids.length) }
}

/** All weights are divided by the same number, so that those of a walk or a look are of their size. */
async function storeRows(house: Pick<House, 'db' | 'stopping'>, ids: Id[], rows: TopRows, at: Date): Promise<void> {
  const tops = ids.map((_, item) => rows.weights[item * rows.count] ?? 0).filter((weight) => weight > 0)
  const size = tops.reduce((sum, weight) => sum + weight, 0) / Math.max(1, tops.length) || 1
  for (const [item, id] of ids.entries()) {
    if (house.stopping.aborted) return
    const things = [...rows.things.subarray(item * rows.count, (item + 1) * rows.count)]
      .map((other, place) => ({ other, weight: (rows.weights[item * rows.count + place] ?? 0) / size }))
      .flatMap(({ other, weight }) => (other >= 0 ? [{ aggregate: ids[other] as Id, weight }] : []))
    if (things.length) await writeNeighbors(booksOf(house), id, { things, trainedAt: at })
  }
}
