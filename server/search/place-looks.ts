import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { type Cell, cellOf } from '#domain/rules/looks/cells.ts'
import { keptLook } from '#domain/rules/looks/look.ts'
import type { Db } from '../db/connect.ts'

const BATCH = 200

type Unplaced = { pin_id: Id; look: Buffer }

/** Gives what may be found its place among what looks alike. */
export async function placeLooks(db: Db): Promise<void> {
  let cells: Cell[] | undefined
  for (let found = BATCH; found === BATCH; ) {
    const { rows } = await sql<Unplaced>`SELECT pin_id, look FROM pin_search WHERE look IS NOT NULL AND cell IS NULL
      ORDER BY pin_id LIMIT ${BATCH}`.execute(db)
    found = rows.length
    if (!found) return
    cells ??= await loadCells(db)
    await setCells(db, rows, cells)
  }
}

export async function setCells(db: Db, rows: Unplaced[], cells: readonly Cell[]): Promise<void> {
  const places = rows.map(({ look }) => {
    const kept = keptLook(look)
    return kept ? cellOf(kept, cells) : 0
  })
  await sql`UPDATE pin_search s SET cell = n.cell
    FROM unnest(${rows.map((row) => row.pin_id)}::bigint[], ${places}::int[]) AS n(pin_id, cell)
    WHERE s.pin_id = n.pin_id`.execute(db)
}

export async function loadCells(db: Db): Promise<Cell[]> {
  const rows = await db.selectFrom('look_cells').select(['cell', 'round', 'middle']).orderBy('cell').execute()
  return rows.flatMap(({ middle, ...cell }) => {
    const kept = keptLook(middle)
    return kept ? [{ ...cell, middle: kept }] : []
  })
}
