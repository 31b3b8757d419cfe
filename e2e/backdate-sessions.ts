import pg from 'pg'
import { startCluster } from '#server/db/cluster.ts'
import type { TestPerson } from './wire.ts'

/** Backdates all of a person's sessions by a month. */
export async function backdateSessions({ id }: TestPerson): Promise<void> {
  const client = new pg.Client({ connectionString: await databaseUrl() })
  await client.connect()
  await client.query(`UPDATE sessions SET created_at = now() - interval '30 days' WHERE user_id = $1`, [id])
  await client.end()
}

/** Makes an account two months old. */
export async function backdateAccount({ id }: TestPerson): Promise<void> {
  const client = new pg.Client({ connectionString: await databaseUrl() })
  await client.connect()
  await client.query(`UPDATE users SET created_at = now() - interval '60 days' WHERE id = $1`, [id])
  await client.end()
}

async function databaseUrl(): Promise<string> {
  const { DATABASE_URL, JOURNEY_DATA = '' } = process.env
  return DATABASE_URL || (await startCluster({ dataDir: JOURNEY_DATA, join: true })).url
}
