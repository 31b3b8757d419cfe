import { setTimeout as wait } from 'node:timers/promises'
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { isConnectionLost, isDatabaseAway } from './away.ts'

/** A database that ended is back within seconds; who reads waits for it so long. */
const BACK_WITHIN = 5_000
const LOOK_EVERY = 100
const TRIES = 3
const SELECT = /^\s*(\/\*.*?\*\/\s*)?select\b/i

/**
 * What Kysely asks through. A read outside a transaction that loses its connection is asked again on another; and when a
 * limit is given, a database that does not answer is not waited for any longer.
 */
export function lastingPool(pool: pg.Pool, answersWithin?: number): PostgresPool {
  return {
    connect: async () => new LastingConnection(pool, await connect(pool, isBackSoon), answersWithin),
    end: () => pool.end(),
    options: pool.options,
  }
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

class LastingConnection implements PostgresPoolClient {
  readonly #pool: pg.Pool
  readonly #answersWithin: number | undefined
  #client: pg.PoolClient
  #isInTransaction = false
  /** Why the connection was given up. */
  #lost: unknown

  constructor(pool: pg.Pool, client: pg.PoolClient, answersWithin: number | undefined) {
    this.#pool = pool
    this.#client = client
    this.#answersWithin = answersWithin
  }

  // biome-ignore lint/suspicious/noExplicitAny: Kysely's own signature, of which its driver uses the first form.
  query(text: any, values?: any): any {
    return this.#askLasting(String(text), values)
  }

  async #askLasting(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<unknown>> {
    if (this.#lost) throw this.#lost
    if (/^(begin|start transaction)\b/.test(text)) this.#isInTransaction = true
    const isRead = !this.#isInTransaction && SELECT.test(text)
    for (let tried = 1; ; tried++) {
      try {
        return await this.#askInTime(text, values)
      } catch (error) {
        if (!isRead || tried === TRIES || !isConnectionLost(error)) throw error
        this.#giveUp(error)
        // All connections may have ended with this one, and the pool hears of it by and by.
        await wait(LOOK_EVERY)
        this.#client = await connect(this.#pool, isDatabaseAway)
        this.#lost = undefined
      }
    }
  }

  async #askInTime(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<unknown>> {
    const asked = this.#client.query(text, values as unknown[]) as unknown as Promise<PostgresQueryResult<unknown>>
    if (!this.#answersWithin) return asked
    const silent = Promise.withResolvers<never>()
    const timer = setTimeout(() => {
      const error = Object.assign(new Error('The database did not answer in time.'), { code: 'ETIMEDOUT' })
      this.#giveUp(error)
      silent.reject(error)
    }, this.#answersWithin)
    try {
      return await Promise.race([asked, silent.promise])
    } finally {
      clearTimeout(timer)
    }
  }

  #giveUp(error: unknown): void {
    if (this.#lost) return
    this.#lost = error
    this.#client.release(true)
  }

  release(): void {
    if (!this.#lost) this.#client.release()
  }
}
