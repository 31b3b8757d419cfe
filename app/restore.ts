import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import { restoreSnapshot } from '#server/backup/restore-snapshot.ts'
import { startCluster } from '#server/db/cluster.ts'
import { connectBuiltInDatabase, connectConfiguredDatabase } from '#server/db/connect-database.ts'
import { createOrUpdateQueues } from '#server/facts/queues.ts'
import { readSettings } from '#server/settings.ts'
import { closeOnStopSignal, INTERRUPTED_EXIT_CODE } from './close-on-stop-signal.ts'

/**
 * `npm run restore` restores the state before the last upgrade. It is refused while a server uses the database, and,
 * without `--older`, if the snapshot was taken before an earlier upgrade.
 */
try {
  const settings = readSettings(process.env)
  const cluster = settings.databaseUrl ? null : await startCluster({ dataDir: settings.dataDir })
  if (cluster) closeOnStopSignal(() => cluster.stop(), INTERRUPTED_EXIT_CODE)
  const address: pg.PoolConfig = cluster ? cluster.connection : { connectionString: settings.databaseUrl as string }
  const { direct, end } = cluster
    ? connectBuiltInDatabase(address)
    : await connectConfiguredDatabase(settings, console.error)
  try {
    const { from, rows } = await restoreSnapshot(direct, settings.dataDir, {
      makeQueues: () => makeQueues(address),
      mayBeOlder: process.argv.includes('--older'),
      say: console.log,
    }).catch((error) => {
      throw new Error(`${error.message}\nNothing was changed.`)
    })
    console.log(`Restored ${rows} rows as of ${from}.`)
  } finally {
    await end()
    await cluster?.stop()
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

/** A database that no server has used yet has no queues for the snapshot's jobs. */
async function makeQueues(address: pg.PoolConfig): Promise<void> {
  const boss = new PgBoss({ ...(address as object), max: 1, supervise: false, schedule: false })
  await boss.start()
  await createOrUpdateQueues(boss)
  await boss.stop({ graceful: false })
}
