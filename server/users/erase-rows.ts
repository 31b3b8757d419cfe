import { type RawBuilder, sql } from 'kysely'
import { inSteps } from '../facts/in-steps.ts'
import type { House } from '../house.ts'

/** So many rows go or change in one transaction. */
export const ROWS_A_STEP = 500

export type Rows = {
  table: string
  where: RawBuilder<unknown>
  /** What stands there instead; without it the rows go. It has to take them out of `where`. */
  set?: RawBuilder<unknown>
}

/**
 * Deletes or changes all rows of this kind, some at a time, until none is found. Rows are told by where they lie: `where` is
 * asked again, because in a table of several parts the same place is in each.
 */
export async function eraseRows(house: House, { table, where, set }: Rows): Promise<void> {
  const from = sql.table(table)
  const some = sql`WHERE ctid = ANY(ARRAY(SELECT ctid FROM ${from} WHERE ${where} LIMIT ${ROWS_A_STEP})) AND ${where}`
  await inSteps(house, async ({ db }) => {
    const done = await (set ? sql`UPDATE ${from} SET ${set} ${some}` : sql`DELETE FROM ${from} ${some}`).execute(db)
    return Number(done.numAffectedRows) > 0
  })
}
