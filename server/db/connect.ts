import { Kysely } from 'kysely'
import pg from 'pg'
import { pipelinedDialect } from './pipelined-dialect.ts'
import type { Pooler } from './pooler.ts'
import type { DB } from './tables.ts'

export type Db = Kysely<DB>

/** The connections of a process to its database. */
export type DatabaseConnections = {
  pool: pg.Pool
  /** Bypasses a pooler, for session locks, LISTEN and migrations, which need a connection of their own. */
  direct: pg.Pool
  pooler: Pooler | null
}

/** Ids and dates are read as text, because JavaScript's numbers and dates would change them. */
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => text)
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

/**
 * Parsers for arrays of ids and numbers. The driver's own parser goes character by character, which takes up to thirty
 * times as long for hundreds of entries.
 */
const LISTS: Record<number, (entries: string[]) => unknown[]> = {
  1007: (entries) => entries.map(Number), // int4
  1016: (entries) => entries, // int8
  1021: (entries) => entries.map(Number), // float4
  1022: (entries) => entries.map(Number), // float8
}
for (const [type, read] of Object.entries(LISTS)) {
  const any: (text: string) => unknown = pg.types.getTypeParser(Number(type))
  // True for a flat array without NULL and with the usual lower bound 1. The driver parses all others.
  const isPlain = (text: string) => /^\{[^{}N]+\}$/.test(text)
  pg.types.setTypeParser(Number(type), (text) => (isPlain(text) ? read(text.slice(1, -1).split(',')) : any(text)))
}

/** Maximum connections for pages; jobs get fewer. */
const PAGES_AT_ONCE = 16

export function connectPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    pipeline: true,
    max: 8,
    connectionTimeoutMillis: 5_000,
    ...config,
  })
  // An idle connection that breaks is replaced; the next query gets a new one or an error.
  pool.on('error', () => {})
  // A connection that breaks in use rejects its queries. Without this listener the error would also end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/**
 * In milliseconds: PostgreSQL cancels a page's statement after the first; after the second the connection counts as
 * hung.
 */
const STATEMENT_LIMIT = 10_000
const ANSWER_LIMIT = 12_000

/**
 * A second pool on the same database for pages, with time limits. Jobs, migrations and commands have none. A pooler
 * refuses the statement limit as a startup option and has a limit of its own.
 */
export function connectForPages({ pool: { options }, pooler }: DatabaseConnections): { pool: pg.Pool; db: Db } {
  const limits = { query_timeout: ANSWER_LIMIT, ...(!pooler && { statement_timeout: STATEMENT_LIMIT }) }
  const pool = connectPool({ ...options, ...limits, max: PAGES_AT_ONCE })
  return { pool, db: connectDb(pool, pooler) }
}

export function connectDb(pool: pg.Pool, pooler: Pooler | null = null): Db {
  return new Kysely<DB>({ dialect: pipelinedDialect(pool, pooler?.keepsNames ?? true) })
}
