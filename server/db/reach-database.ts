import type pg from 'pg'

/** A database server of one's own that can't be used is said by the name of its setting, and without its password. */
export async function reachDatabase(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  try {
    await pool.query('SELECT')
  } catch (error) {
    // A name with several addresses fails once for each.
    const { errors = [error] } = error as { errors?: unknown[] }
    const reasons = errors.map((one) => (one as Error).message).join(', ')
    throw new Error(`The database that DATABASE_URL names can't be used: ${reasons}.`)
  }
}
