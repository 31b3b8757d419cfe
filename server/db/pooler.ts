import pg from 'pg'

/** What stands between this process and PostgreSQL. */
export type Pooler = {
  /** Statements of one connection are carried out by several of PostgreSQL's, as PgBouncer does in transaction mode. */
  sharesConnections: boolean
  /** A statement that was prepared under a name is found whichever connection carries it out. */
  keepsNames: boolean
}

export const DIRECT_IS_NEEDED =
  'DATABASE_URL leads to a pooler that shares connections: set DATABASE_DIRECT_URL to the address of PostgreSQL itself, for locks, notifications and migrations.'
export const NAMES_ARE_LOST =
  'DATABASE_URL leads to a pooler that does not keep prepared statements, so every statement is planned each time it is used: take PgBouncer 1.21 or newer and set max_prepared_statements = 400 there.'

/** A limit that nobody sets: a pooler refuses it, or leaves it out. */
const UNUSUAL_LIMIT = 86_399_123
const ROUNDS = 5
const PATIENCE = 3_000
const NAMED = { name: 'pooler_probe', text: 'SELECT pg_backend_pid() AS pid, $1::text AS round' }

/** Looks for a pooler by what can be observed of it, since none says that it is there. */
export async function findPooler(address: pg.ClientConfig): Promise<Pooler | null> {
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

/** While one connection holds a transaction, a shared pool has to carry out the other's statement elsewhere than before. */
async function observe(asking: pg.Client, holding: pg.Client): Promise<Pooler> {
  const seen = new Set<number>()
  for (let round = 0; round < ROUNDS; round++) {
    try {
      seen.add((await asking.query({ ...NAMED, values: [round] })).rows[0].pid)
      await holding.query('BEGIN')
      seen.add((await asking.query({ ...NAMED, values: [round] })).rows[0].pid)
    } catch {
      // The name is unknown there, or known from someone else, or the pool has only one connection and nothing can be told.
      return { sharesConnections: true, keepsNames: false }
    } finally {
      await holding.query('ROLLBACK').catch(() => {})
    }
  }
  return { sharesConnections: seen.size > 1, keepsNames: true }
}
