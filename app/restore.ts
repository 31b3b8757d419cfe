import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import { restoreSnapshot } from '#server/backup/restore-snapshot.ts'
import { startCluster } from '#server/db/cluster.ts'
import { reach, reachBuiltIn } from '#server/db/reach.ts'
import { openQueues } from '#server/facts/queues.ts'
import { readSettings } from '#server/settings.ts'
import { INTERRUPTED, whenToldToStop } from './when-told-to-stop.ts'

/** `npm run restore`: back to what was before the last migration. It is refused while a server uses the database. */
try {
  const settings = readSettings(process.env)
  const cluster = settings.databaseUrl ? null : await startCluster({ dataDir: settings.dataDir })
  if (cluster) whenToldToStop(() => cluster.stop(), INTERRUPTED)
  const address: pg.PoolConfig = cluster ? cluster.connection : { connectionString: settings.databaseUrl as string }
  const { direct, end } = cluster ? reachBuiltIn(address) : await reach(settings, console.error)
  try {
    const { from, rows } = await restoreSnapshot(direct, settings.dataDir, () => makeQueues(address)).catch((error) => {
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

/** A database on which no server has run yet has no queues for the jobs that the snapshot holds. */
async function makeQueues(address: pg.PoolConfig): Promise<void> {
  const boss = new PgBoss({ ...(address as object), max: 1, supervise: false, schedule: false })
  await boss.start()
  await openQueues(boss)
  await boss.stop({ graceful: false })
}
