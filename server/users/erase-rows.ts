import { type RawBuilder, sql } from 'kysely'
import { runInSteps } from '../facts/run-in-steps.ts'
import type { House } from '../house.ts'

/** Number of rows erased or changed in one transaction. */
export const ROWS_PER_TRANSACTION = 500

export type RowsToErase = {
  table: string
  where: RawBuilder<unknown>
  /** Changes the rows instead of deleting them. They must no longer match `where` afterwards. */
  set?: RawBuilder<unknown>
}

/**
 * Deletes or changes all matching rows in batches. Rows are identified by ctid; `where` is checked again, because in a
 * partitioned table the same ctid occurs in every partition.
 */
export async function eraseRows(house: House, { table, where, set }: RowsToErase): Promise<void> {
  const from = sql.table(table)
  const some = sql`WHERE ctid = ANY(ARRAY(SELECT ctid FROM ${from} WHERE ${where} LIMIT ${ROWS_PER_TRANSACTION})) AND ${where}`
  await runInSteps(house, async ({ db }) => {
    const done = await (set ? sql`UPDATE ${from} SET ${set} ${some}` : sql`DELETE FROM ${from} ${some}`).execute(db)
    return Number(done.numAffectedRows) > 0
  })
}
