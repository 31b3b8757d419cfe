import { startCluster } from '#server/db/cluster.ts'
import { connectPool } from '#server/db/connect.ts'
import { restoreSnapshot } from '#server/db/snapshot.ts'
import { readSettings } from '#server/settings.ts'

/** `npm run restore`: back to what was before the last migration. Nothing else may use the database meanwhile. */
try {
  const settings = readSettings(process.env)
  const cluster = settings.databaseUrl ? null : await startCluster({ dataDir: settings.dataDir })
  const pool = connectPool(cluster ? cluster.connection : { connectionString: settings.databaseUrl as string })
  try {
    const { from, rows } = await restoreSnapshot(pool, settings.dataDir)
    console.log(`Restored ${rows} rows as of ${from}.`)
  } finally {
    await pool.end()
    await cluster?.stop()
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
