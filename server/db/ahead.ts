import type { RawBuilder } from 'kysely'
import type { Db } from './connect.ts'
import { type Compilable, send } from './send.ts'

/** Asks what nobody reads the answer of. */
export async function ahead(db: Db, query: Compilable): Promise<void> {
  await send(db, query)
}

/** Asks what will be read after the statement that follows. */
export function along<T>(db: Db, query: RawBuilder<T>): Promise<() => Promise<T[]>> {
  return send<T>(db, query)
}
