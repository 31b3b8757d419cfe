import type { CompiledQuery, Kysely } from 'kysely'
import { pendingResults } from './pipelined-connection.ts'
import type { DB } from './tables.ts'

/** A query built by Kysely or by its `sql` tag. */
export type CompilableQuery = { compile(db: Kysely<DB>): CompiledQuery }

/**
 * Sends a statement of a transaction without waiting for its result, which can be read later. An error is thrown to
 * whoever awaits a later statement or the commit. Outside a transaction, it waits for the result.
 */
export async function sendStatement<T>(db: Kysely<DB>, query: CompilableQuery): Promise<() => Promise<T[]>> {
  const compiled = query.compile(db)
  if (!db.isTransaction) {
    const { rows } = await db.executeQuery(compiled)
    return async () => rows as T[]
  }
  pendingResults.set(compiled, null)
  await db.executeQuery(compiled)
  const answer = pendingResults.get(compiled)
  if (!answer) throw new Error('This database does not pipeline.')
  return async () => (await answer).rows as T[]
}
