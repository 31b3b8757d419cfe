import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Cell, cellCount, cellNumber, middleOf, nearestMiddle } from '#domain/rules/looks/cells.ts'
import { keptLook, type Look } from '#domain/rules/looks/look.ts'
import type { House } from '../house.ts'
import { loadCells, placeLooks, setCells } from '../search/place-looks.ts'

const PER_CELL = 8
const ROUNDS = 5
const BATCH = 200

/**
 * Keeps the cells as many as the pictures need. Once there are twice as many as the cells were learned from, new ones are learned;
 * by the next time all processes know them and everything moves over; by the one after that the former go.
 */
export async function renewCells(house: House): Promise<void> {
  const { db } = house
  await placeLooks(db)
  const cells = await loadCells(db)
  const newest = Math.max(0, ...cells.map(({ round }) => round))
  const isInChange = (await moveOver(house, cells, newest)) || cells.some(({ round }) => round < newest)
  if (isInChange) {
    await db.deleteFrom('look_cells').where('round', '<', newest).execute()
    return
  }
  const { rows } = await sql<{ looks: number; learned: number }>`
    SELECT (SELECT count(*) FROM pin_search WHERE cell IS NOT NULL)::int AS looks,
      coalesce((SELECT max(learned_from) FROM look_cells), 0) AS learned`.execute(db)
  const { looks = 0, learned = 0 } = rows[0] ?? {}
  const count = cellCount(looks)
  if (!count || looks < 2 * learned) return
  const middles = await learn(house, count)
  const round = newest + 1
  await db
    .insertInto('look_cells')
    .values(
      middles.map((middle, at) => ({
        cell: cellNumber(round, at),
        round,
        middle: Buffer.from(middle.buffer, middle.byteOffset, middle.length),
        learned_from: looks,
      })),
    )
    .onConflict((conflict) => conflict.column('cell').doNothing())
    .execute()
}

/** Moves what stands in a former cell, or in none; true if there was any. */
async function moveOver({ db }: House, cells: Cell[], newest: number): Promise<boolean> {
  if (!newest) return false
  for (let moved = false; ; moved = true) {
    const { rows } = await sql<{ pin_id: string; look: Buffer }>`SELECT pin_id, look FROM pin_search
      WHERE cell IS NOT NULL AND cell < ${cellNumber(newest, 0)} ORDER BY cell LIMIT ${BATCH}`.execute(db)
    if (!rows.length) return moved
    await setCells(db, rows as never, cells)
    await setImmediate()
  }
}

/** Begins with pictures of the house and moves each middle among those nearest to it, a few times. Others are let in between. */
async function learn({ db }: House, count: number): Promise<Look[]> {
  const { rows } = await sql<{ look: Buffer }>`SELECT look FROM pin_search WHERE cell IS NOT NULL
    ORDER BY hashint8(pin_id), pin_id LIMIT ${count * PER_CELL}`.execute(db)
  const looks = rows.flatMap(({ look }) => keptLook(look) ?? [])
  let middles = looks.slice(0, count)
  for (let round = 0; round < ROUNDS; round++) {
    const near = middles.map((): Look[] => [])
    for (const [at, look] of looks.entries()) {
      near[nearestMiddle(look, middles)]?.push(look)
      if (at % BATCH === 0) await setImmediate()
    }
    middles = middles.map((middle, at) => (near[at]?.length ? middleOf(near[at]) : middle))
  }
  return middles
}
