import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import pg from 'pg'
import { isConnectionLost } from './connection-errors.ts'
import { toDriverValues } from './driver-values.ts'
import type { StatementNames } from './statement-names.ts'
import { timeStatement } from './statement-timing.ts'

type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>
type Connect = () => Promise<pg.PoolClient>

const TRIES = 3
const WRITES = ['INSERT', 'UPDATE', 'DELETE', 'MERGE']

/** Statements that are sent without waiting, with the promises of their results once they are sent. */
export const pendingResults = new WeakMap<CompiledQuery, Promise<pg.QueryResult> | null>()

/**
 * A connection that sends a statement without waiting for the results of earlier ones. PostgreSQL executes them in
 * order, and after a failure it executes nothing more of the transaction: whoever awaits next gets that first error.
 */
export class PipelinedConnection implements DatabaseConnection {
  readonly #reconnect: Connect
  readonly #names: StatementNames | undefined
  #client: pg.PoolClient
  #isInTransaction = false
  /** First error of the transaction. */
  #failure: unknown
  /** True when the connection must not be returned to the pool. */
  #isSpent = false
  #isReleased = false

  constructor(client: pg.PoolClient, reconnect: Connect, names: StatementNames | undefined) {
    this.#client = client
    this.#reconnect = reconnect
    this.#names = names
  }

  /** Sends at once. The result needn't be awaited: within a transaction, an error is thrown to whoever awaits next. */
  send(statement: Statement): Promise<pg.QueryResult> {
    const answer = this.#query(statement.sql, statement.parameters, this.#names?.nameOf(statement))
    // An unhandled rejection would end the process.
    answer.catch(() => {})
    return answer
  }

  #query(text: string, parameters: readonly unknown[], name?: string): Promise<pg.QueryResult> {
    try {
      const values = toDriverValues(parameters)
      return timeStatement(text, this.#client.query({ text, values, ...(name && { name }) })).catch((error) => {
        throw this.#noteFailure(error)
      })
    } catch (error) {
      // Recorded before anything else, above all the COMMIT, can be sent.
      return Promise.reject(this.#noteFailure(error))
    }
  }

  #noteFailure(error: unknown): unknown {
    // The connection may take a statement for prepared that isn't, or whose plan is outdated.
    if (!(error instanceof pg.DatabaseError) || isOutdatedPlanError(error)) this.#isSpent = true
    if (isOutdatedPlanError(error)) this.#names?.forget()
    if (!this.#isInTransaction) return error
    this.#failure ??= error
    return this.#failure
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (pendingResults.has(query)) {
      pendingResults.set(query, this.send(query))
      return { rows: [] }
    }
    for (let tried = 1; ; tried++) {
      try {
        return resultOf(await this.send(query))
      } catch (error) {
        if (this.#isInTransaction) throw error
        if (isOutdatedPlanError(error)) return resultOf(await this.#query(query.sql, query.parameters))
        if (!isRead(query) || tried === TRIES || !isConnectionLost(error)) throw error
        this.release()
        this.#client = await this.#reconnect()
        this.#isReleased = this.#isSpent = false
      }
    }
  }

  /** Does not wait: BEGIN is sent with the first statement. */
  begin(how: string): void {
    this.#failure = undefined
    this.#isInTransaction = true
    this.send({ sql: how, parameters: [] })
  }

  async commit(): Promise<void> {
    if (this.#failure) throw this.#failure
    const { command } = await this.send({ sql: 'commit', parameters: [] })
    this.#isInTransaction = false
    // PostgreSQL answers COMMIT with ROLLBACK when a statement has failed.
    if (command !== 'COMMIT') throw this.#failure ?? new Error('The transaction was rolled back.')
  }

  async rollback(): Promise<void> {
    if (!this.#isInTransaction) return
    await this.send({ sql: 'rollback', parameters: [] }).catch(() => {
      this.#isSpent = true
    })
    this.#isInTransaction = false
  }

  release(): void {
    if (!this.#isReleased) this.#client.release(this.#isSpent)
    this.#isReleased = true
  }

  // biome-ignore lint/correctness/useYield: a cursor can't share a connection with statements that are sent behind it.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Rows are not streamed.')
  }
}

function resultOf<R>({ command, rowCount, rows }: pg.QueryResult): QueryResult<R> {
  return { rows: rows ?? [], ...(WRITES.includes(command) && { numAffectedRows: BigInt(rowCount ?? 0) }) }
}

const isRead = ({ query, sql }: CompiledQuery) =>
  query.kind === 'SelectQueryNode' || (query.kind === 'RawNode' && /^\s*select\b/i.test(sql))

/** True when a migration changed a table under a prepared statement, which has to be parsed again. */
export function isOutdatedPlanError(error: unknown): boolean {
  const { code, routine } = error as { code?: string; routine?: string }
  return code === '0A000' && routine === 'RevalidateCachedQuery'
}
