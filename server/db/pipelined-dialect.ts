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
import { isConnectionLost, isDatabaseAway } from './away.ts'
import { PipelinedConnection } from './pipelined-connection.ts'
import { StatementNames } from './statement-names.ts'

/** A database that ended is back within seconds; who reads waits for it so long. */
const BACK_WITHIN = 5_000
const LOOK_EVERY = 100

/** Kysely on a pool of `pg` that pipelines. Statements get names unless a pooler in between can't keep them. */
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
    // All connections may have ended with this one, and the pool hears of it by and by.
    await wait(LOOK_EVERY)
    return connect(pool, isDatabaseAway)
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

/** PostgreSQL says of itself that it starts, or ended the connection before anything was asked. */
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
