import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { PlannedClient } from './planned-client.ts'
import type { DB } from './tables.ts'

export type Db = Kysely<DB>

/** Ids stay text, dates stay days: neither survives JavaScript's own number and date unharmed. */
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => text)
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

export function connectPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    Client: PlannedClient,
    pipeline: true,
    max: 16,
    connectionTimeoutMillis: 5_000,
    ...config,
  })
  // A connection that breaks while idle is replaced; whoever asks next gets a new one or a refusal.
  pool.on('error', () => {})
  // One that breaks in use refuses its queries; unheard, its error would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

export function connectDb(pool: pg.Pool): Db {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
}
