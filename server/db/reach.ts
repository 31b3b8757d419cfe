import type pg from 'pg'
import { connectPool, type Reached } from './connect.ts'
import { DIRECT_IS_NEEDED, findPooler, NAMES_ARE_LOST } from './pooler.ts'
import { reachDatabase } from './reach-database.ts'

type Reachable = Reached & { end(): Promise<void> }
type Addresses = { databaseUrl: string | undefined; databaseDirectUrl: string | undefined }

export function reachBuiltIn(address: pg.PoolConfig): Reachable {
  const pool = connectPool(address)
  return { pool, direct: pool, pooler: null, end: () => pool.end() }
}

/** Reaches a database server of one's own, by way of a pooler or not. Says what has to be set where something is missing. */
export async function reach(
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
    await reachDatabase(pool)
    if (direct !== pool) await reachDatabase(direct, 'DATABASE_DIRECT_URL')
    const pooler = await findPooler(address)
    if (pooler?.sharesConnections && direct === pool) throw new Error(DIRECT_IS_NEEDED)
    if (pooler && !pooler.keepsNames) warn(NAMES_ARE_LOST)
    return { pool, direct, pooler, end }
  } catch (error) {
    await end()
    throw error
  }
}
