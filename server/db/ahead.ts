import type { CompiledQuery } from 'kysely'
import type { Db } from './connect.ts'
import { AHEAD } from './planned-client.ts'

/** Asks what nobody reads the answer of: in a transaction it is sent with the statement that follows, the last one with the end. */
export async function ahead(db: Db, query: { compile(db: Db): CompiledQuery }): Promise<void> {
  const compiled = query.compile(db)
  await db.executeQuery({ ...compiled, sql: `${AHEAD} ${compiled.sql}` })
}
