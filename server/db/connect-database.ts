import type pg from 'pg'
import { assertDatabaseUsable } from './assert-database-usable.ts'
import { connectPool, type DatabaseConnections } from './connect.ts'
import { DIRECT_URL_NEEDED_MESSAGE, detectPooler, STATEMENT_NAMES_LOST_MESSAGE } from './pooler.ts'

type Reachable = DatabaseConnections & { end(): Promise<void> }
type Addresses = { databaseUrl: string | undefined; databaseDirectUrl: string | undefined }

export function connectBuiltInDatabase(address: pg.PoolConfig): Reachable {
  const pool = connectPool(address)
  return { pool, direct: pool, pooler: null, end: () => pool.end() }
}

/**
 * Connects to the database server of the settings, directly or through a pooler. Throws or warns with the setting that
 * is missing.
 */
export async function connectConfiguredDatabase(
  { databaseUrl, databaseDirectUrl }: Addresses,
  warn: (sentence: string) => void,
): Promise<Reachable> {
  const address: pg.PoolConfig = { connectionString: databaseUrl as string }
  const pool = connectPool(address)
  const direct = databaseDirectUrl ? connectPool({ connectionString: databaseDirectUrl }) : pool
  const end = async () => {
    await pool.end()
    if (direct !== pool) await direct.end()
  }
  try {
    await assertDatabaseUsable(pool)
    if (direct !== pool) await assertDatabaseUsable(direct, 'DATABASE_DIRECT_URL')
    const pooler = await detectPooler(address)
    if (pooler?.sharesConnections && direct === pool) throw new Error(DIRECT_URL_NEEDED_MESSAGE)
    if (pooler && !pooler.keepsNames) warn(STATEMENT_NAMES_LOST_MESSAGE)
    return { pool, direct, pooler, end }
  } catch (error) {
    await end()
    throw error
  }
}
