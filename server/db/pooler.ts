import pg from 'pg'

/** Properties of a connection pooler between this process and PostgreSQL. */
export type Pooler = {
  /**
   * Statements of one client connection may run on different server connections, as with PgBouncer in transaction
   * mode.
   */
  sharesConnections: boolean
  /** A named prepared statement is found on whichever connection it runs. */
  keepsNames: boolean
}

export const DIRECT_URL_NEEDED_MESSAGE =
  'DATABASE_URL leads to a pooler that shares connections: set DATABASE_DIRECT_URL to the address of PostgreSQL itself, for locks, notifications and migrations.'
export const STATEMENT_NAMES_LOST_MESSAGE =
  'DATABASE_URL leads to a pooler that does not keep prepared statements, so every statement is planned each time it is used: take PgBouncer 1.21 or newer and set max_prepared_statements = 400 there.'

/** An improbable timeout: a pooler refuses or ignores it as a startup option. */
const UNUSUAL_LIMIT = 86_399_123
const ROUNDS = 5
const PATIENCE = 3_000
const NAMED = { name: 'pooler_probe', text: 'SELECT pg_backend_pid() AS pid, $1::text AS round' }

/** Detects a pooler by its behavior, since no pooler announces itself. */
export async function detectPooler(address: pg.ClientConfig): Promise<Pooler | null> {
  if (await keepsStartupLimit(address)) return null
  const asking = new pg.Client({ ...address, query_timeout: PATIENCE })
  const holding = new pg.Client({ ...address, query_timeout: PATIENCE })
  for (const client of [asking, holding]) client.on('error', () => {})
  try {
    await Promise.all([asking.connect(), holding.connect()])
    return await observe(asking, holding)
  } finally {
    await Promise.all([asking.end(), holding.end()])
  }
}

async function keepsStartupLimit(address: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client({ ...address, statement_timeout: UNUSUAL_LIMIT })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query(`SELECT setting FROM pg_settings WHERE name = 'statement_timeout'`)
    return rows[0]?.setting === String(UNUSUAL_LIMIT)
  } catch (error) {
    if (!/unsupported startup parameter/i.test((error as Error).message)) throw error
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/**
 * While one connection holds a transaction, a shared pool has to run the other's statement on another server
 * connection.
 */
async function observe(asking: pg.Client, holding: pg.Client): Promise<Pooler> {
  const seen = new Set<number>()
  for (let round = 0; round < ROUNDS; round++) {
    try {
      seen.add((await asking.query({ ...NAMED, values: [round] })).rows[0].pid)
      await holding.query('BEGIN')
      seen.add((await asking.query({ ...NAMED, values: [round] })).rows[0].pid)
    } catch {
      // The name is unknown on that connection or belongs to another client, or the pool has one connection and
      // nothing can be observed.
      return { sharesConnections: true, keepsNames: false }
    } finally {
      await holding.query('ROLLBACK').catch(() => {})
    }
  }
  return { sharesConnections: seen.size > 1, keepsNames: true }
}
