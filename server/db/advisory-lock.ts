import { type RawBuilder, sql } from 'kysely'
import type { Db } from './connect.ts'
import { sendStatement } from './send-statement.ts'

/** Takes an advisory lock with this name until the transaction ends. Parts of the name may be SQL expressions. */
export async function acquireAdvisoryLock(ctx: { db: Db }, ...what: (string | RawBuilder<unknown>)[]): Promise<void> {
  const name = sql.join(what.map((part) => sql`${part}::text`))
  await sendStatement(ctx.db, sql`SELECT pg_advisory_xact_lock(hashtextextended(concat_ws(':', ${name}), 0))`)
}
