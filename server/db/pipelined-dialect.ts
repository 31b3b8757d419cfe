import { setTimeout as wait } from 'node:timers/promises'
import {
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type TransactionSettings,
} from 'kysely'
import type pg from 'pg'
import { isConnectionLost, isDatabaseUnavailable } from './connection-errors.ts'
import { PipelinedConnection } from './pipelined-connection.ts'
import { StatementNames } from './statement-names.ts'

/** Milliseconds that a new connection waits for a database that is restarting. */
const BACK_WITHIN = 5_000
const LOOK_EVERY = 100

/** A Kysely dialect on a `pg` pool with pipelining. Statements get names unless a pooler can't keep them. */
export function pipelinedDialect(pool: pg.Pool, namesStatements: boolean): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createDriver: () => pipelinedDriver(pool, namesStatements ? new StatementNames() : undefined),
  }
}

function pipelinedDriver(pool: pg.Pool, names: StatementNames | undefined): Driver {
  const reconnect = async () => {
    // All connections may have broken together, and the pool notices that one by one.
    await wait(LOOK_EVERY)
    return connect(pool, isDatabaseUnavailable)
  }
  return {
    init: async () => {},
    acquireConnection: async () => new PipelinedConnection(await connect(pool, isBackSoon), reconnect, names),
    beginTransaction: async (connection, settings) => (connection as PipelinedConnection).begin(beginning(settings)),
    commitTransaction: (connection) => (connection as PipelinedConnection).commit(),
    rollbackTransaction: (connection) => (connection as PipelinedConnection).rollback(),
    releaseConnection: async (connection) => (connection as PipelinedConnection).release(),
    destroy: () => pool.end(),
  }
}

function beginning({ isolationLevel, accessMode }: TransactionSettings): string {
  return ['begin', isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean).join(' ')
}

/** PostgreSQL is starting, or closed the connection before any statement was sent. */
const isBackSoon = (error: unknown) => (error as { code?: string }).code === '57P03' || isConnectionLost(error)

async function connect(pool: pg.Pool, isWorthWaiting: (error: unknown) => boolean): Promise<pg.PoolClient> {
  const end = performance.now() + BACK_WITHIN
  for (;;) {
    try {
      return await pool.connect()
    } catch (error) {
      if (!isWorthWaiting(error) || performance.now() > end) throw error
      await wait(LOOK_EVERY)
    }
  }
}
