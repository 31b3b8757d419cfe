import { type RawBuilder, sql } from 'kysely'
import type { Db } from './connect.ts'
import { send } from './send.ts'

/** One at a time for the same thing, until the transaction ends. Part of its name may be looked up. */
export async function lock(ctx: { db: Db }, ...what: (string | RawBuilder<unknown>)[]): Promise<void> {
  const name = sql.join(what.map((part) => sql`${part}::text`))
  await send(ctx.db, sql`SELECT pg_advisory_xact_lock(hashtextextended(concat_ws(':', ${name}), 0))`)
}
