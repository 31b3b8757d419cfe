import pg from 'pg'
import { startCluster } from '#server/db/cluster.ts'
import type { Someone } from './wire.ts'

/** From now on this person has been signed in for a month, on every device. */
export async function longSignedIn({ id }: Someone): Promise<void> {
  const { DATABASE_URL, JOURNEY_DATA = '' } = process.env
  const address = DATABASE_URL || (await startCluster({ dataDir: JOURNEY_DATA, join: true })).url
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  await client.query(`UPDATE sessions SET created_at = now() - interval '30 days' WHERE user_id = $1`, [id])
  await client.end()
}
