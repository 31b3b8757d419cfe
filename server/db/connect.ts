import { Kysely } from 'kysely'
import pg from 'pg'
import { pipelinedDialect } from './pipelined-dialect.ts'
import type { Pooler } from './pooler.ts'
import type { DB } from './tables.ts'

export type Db = Kysely<DB>

/** How a process reaches its database. */
export type Reached = {
  pool: pg.Pool
  /** Past a pooler, for what needs a connection of its own: session locks, LISTEN and migrations. */
  direct: pg.Pool
  pooler: Pooler | null
}

/** Ids stay text, dates stay days: neither survives JavaScript's own number and date unharmed. */
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => text)
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

/** How lists of ids and numbers are read. They have hundreds of entries, and the driver, letter by letter, takes up to thirty times as long. */
const LISTS: Record<number, (entries: string[]) => unknown[]> = {
  1007: (entries) => entries.map(Number), // int4
  1016: (entries) => entries, // int8
  1021: (entries) => entries.map(Number), // float4
  1022: (entries) => entries.map(Number), // float8
}
for (const [type, read] of Object.entries(LISTS)) {
  const any: (text: string) => unknown = pg.types.getTypeParser(Number(type))
  // A list without lists in it, without NULL and with the usual first index, 1. The driver reads all others.
  const isPlain = (text: string) => /^\{[^{}N]+\}$/.test(text)
  pg.types.setTypeParser(Number(type), (text) => (isPlain(text) ? read(text.slice(1, -1).split(',')) : any(text)))
}

/** Connections of one process: its pages have more than its jobs. */
const PAGES_AT_ONCE = 16

export function connectPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    pipeline: true,
    max: 8,
    connectionTimeoutMillis: 5_000,
    ...config,
  })
  // A connection that breaks while idle is replaced; whoever asks next gets a new one or a refusal.
  pool.on('error', () => {})
  // A connection that breaks in use rejects its queries. Without this listener its error would also end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** PostgreSQL ends a page's statement after the first; after the second it is taken for hung. */
const STATEMENT_LIMIT = 10_000
const ANSWER_LIMIT = 12_000

/**
 * The same database for pages, which nobody waits for long. Jobs, migrations and commands take the time they need. A pooler refuses
 * the first limit when a connection begins, and has one of its own.
 */
export function connectForPages({ pool: { options }, pooler }: Reached): { pool: pg.Pool; db: Db } {
  const limits = { query_timeout: ANSWER_LIMIT, ...(!pooler && { statement_timeout: STATEMENT_LIMIT }) }
  const pool = connectPool({ ...options, ...limits, max: PAGES_AT_ONCE })
  return { pool, db: connectDb(pool, pooler) }
}

export function connectDb(pool: pg.Pool, pooler: Pooler | null = null): Db {
  return new Kysely<DB>({ dialect: pipelinedDialect(pool, pooler?.keepsNames ?? true) })
}
