import type { CompiledQuery, Kysely } from 'kysely'
import { answersLater } from './pipelined-connection.ts'
import type { DB } from './tables.ts'

/** Built by Kysely, or by its `sql`. */
export type Compilable = { compile(db: Kysely<DB>): CompiledQuery }

/**
 * Sends a statement of a transaction without waiting for its answer, which can be read later. When it fails, whoever waits for a
 * later one is told, or for the commit. Outside a transaction nothing ties statements together, so each is waited for.
 */
export async function send<T>(db: Kysely<DB>, query: Compilable): Promise<() => Promise<T[]>> {
  const compiled = query.compile(db)
  if (!db.isTransaction) {
    const { rows } = await db.executeQuery(compiled)
    return async () => rows as T[]
  }
  answersLater.set(compiled, null)
  await db.executeQuery(compiled)
  const answer = answersLater.get(compiled)
  if (!answer) throw new Error('This database does not pipeline.')
  return async () => (await answer).rows as T[]
}
