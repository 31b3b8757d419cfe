import type { CompiledQuery, RawBuilder } from 'kysely'
import type { Db } from './connect.ts'
import { AHEAD, ALONG } from './planned-client.ts'

/** Asks what nobody reads the answer of: in a transaction it is sent with the statement that follows, the last one with the end. */
export async function ahead(db: Db, query: { compile(db: Db): CompiledQuery }): Promise<void> {
  await marked(db, AHEAD, query)
}

/** Asks what will be read after the statement that follows: in a transaction both are sent together. */
export async function along<T>(db: Db, query: RawBuilder<T>): Promise<() => Promise<T[]>> {
  const { rows } = await marked(db, ALONG, query)
  const [first] = rows
  return async () => (first instanceof Promise ? (await first).rows : rows) as T[]
}

function marked(db: Db, mark: string, query: { compile(db: Db): CompiledQuery }) {
  const compiled = query.compile(db)
  return db.executeQuery({ ...compiled, sql: `${mark} ${compiled.sql}` })
}
