import { type RawBuilder, sql } from 'kysely'
import { Refusal } from '#domain/refusal.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/connect.ts'
import { sendStatement } from '../db/send-statement.ts'

/** Milliseconds; other statements of pages have five times as long. */
const LIMIT = 2_000
const CANCELED = '57014'

/**
 * Executes a search statement with a time limit of its own, so that expensive queries don't hold connections that all
 * pages need (search.21). The limit is sent together with the statement. In a unit of work, the general limit holds.
 */
export async function executeInSearchTime<R>(
  { db }: Pick<Context, 'db'>,
  statement: RawBuilder<R>,
  execute = (on: Db) => statement.execute(on),
): Promise<R[]> {
  if (db.isTransaction) return (await execute(db)).rows
  try {
    return await db.transaction().execute(async (transaction) => {
      await sendStatement(transaction, sql`SET LOCAL statement_timeout = ${sql.lit(LIMIT)}`)
      return (await execute(transaction)).rows
    })
  } catch (error) {
    if ((error as { code?: string }).code === CANCELED) throw new Refusal('away', 'error.searchTooSlow')
    throw error
  }
}
