import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import pino from 'pino'
import { beginSnapshot, type SnapshotRun } from '../backup/snapshot.ts'
import { makeDataFolder } from '../data-folder.ts'
import { startCluster } from '../db/cluster.ts'
import { connectDb } from '../db/connect.ts'
import { connectBuiltInDatabase, connectConfiguredDatabase } from '../db/connect-database.ts'
import { migrate, type SchemaUpgrade } from '../db/migrate.ts'
import { SUPERVISION_INTERVALS } from '../facts/queues.ts'
import { assertFileStorageReachable } from '../files/assert-file-storage-reachable.ts'
import { openFileStorage } from '../files/open-file-storage.ts'
import type { House } from '../house.ts'
import { makeIdGenerator, takeIdSlot } from '../ids.ts'
import { seedInterests } from '../interests/seed-interests.ts'
import { withMailLog } from '../mail/mail-log.ts'
import { openMailer } from '../mail/open-mailer.ts'
import { logMissingModels, setModelsFolder } from '../meaning/model-files.ts'
import { keepInterestTreeFresh } from '../records/interest-tree.ts'
import { loadSecrets } from '../secrets.ts'
import type { ServerSettings } from '../settings.ts'
import { sweepWorkFolders } from '../work-folder.ts'
import { startJobs } from './jobs.ts'
import { QUEUES_BY_FACT } from './listeners.ts'

export type OpenedHouse = { house: House; migrated: string[]; close(): Promise<void> }
type OpenHouseOptions = {
  works: boolean
  join?: boolean
  stopping?: AbortSignal
  log?: House['log']
  /** True for a server: during an upgrade, it opens while tables that no migration changes are still being copied. */
  copiesMeanwhile?: boolean
  /** Called before migrations are applied to a house that was open before. */
  atUpgrade?: () => Promise<void>
}

/** Opens everything a process needs, in order; `close` goes in reverse order. */
export async function openHouse(
  settings: ServerSettings,
  {
    works,
    join = false,
    stopping = new AbortController().signal,
    log = pino({ level: settings.logLevel }),
    copiesMeanwhile = false,
    atUpgrade,
  }: OpenHouseOptions,
): Promise<OpenedHouse> {
  const closing: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const step of closing.splice(0).reverse())
      await step().catch((error) => log.error({ err: error }, 'closing failed'))
  }
  try {
    makeDataFolder(settings.dataDir)
    await sweepWorkFolders(settings.dataDir, new Date(), true)
    const cluster = settings.databaseUrl
      ? null
      : await startCluster({ dataDir: settings.dataDir, join, stopping, log: (line) => log.warn(line) })
    if (cluster) closing.push(() => cluster.stop())
    const address: pg.PoolConfig = cluster ? cluster.connection : { connectionString: settings.databaseUrl as string }
    const reached = cluster
      ? connectBuiltInDatabase(address)
      : await connectConfiguredDatabase(settings, (sentence) => log.warn(sentence))
    closing.push(reached.end)
    const { pool, direct, pooler } = reached
    // Before the schema is checked: whoever restores a snapshot sees by this slot that a house is opening.
    const slot = await takeIdSlot(direct)
    closing.push(async () => slot.release())
    let snapshot: SnapshotRun | undefined
    const copyBefore = async (upgrade: SchemaUpgrade) => {
      snapshot = await beginSnapshot(direct, settings.dataDir, upgrade)
      if (snapshot) closing.push(snapshot.stop)
    }
    const migrated = await migrate(direct, copyBefore, atUpgrade)
    const finished = snapshot?.finish()
    finished?.catch((error) =>
      log.error({ err: error }, 'the snapshot before this upgrade could not be written; the next start tries it again'),
    )
    if (!copiesMeanwhile) await finished
    stopping.throwIfAborted()
    const db = connectDb(pool, pooler)
    const boss = new PgBoss({
      ...(address as object),
      max: 4,
      connectionTimeoutMillis: 5_000,
      supervise: works,
      schedule: works,
      ...SUPERVISION_INTERVALS,
    })
    // Only the message is logged, because the error object contains the whole connection.
    boss.on('error', ({ message }) => log.warn({ reason: message }, 'the queue has a problem'))
    await boss.start()
    closing.push(() => boss.stop({ graceful: true, timeout: 2_000 }))
    stopping.throwIfAborted()
    const files = openFileStorage(settings)
    if (settings.s3) await assertFileStorageReachable(files)
    const newId = makeIdGenerator(() => slot.slot)
    await seedInterests({ db, newId })
    const clock = () => new Date()
    const house: House = {
      settings,
      secrets: loadSecrets(settings.dataDir),
      pool,
      direct,
      pooler,
      db,
      boss,
      files,
      mailer: withMailLog(openMailer(settings), { db, newId, clock, log }),
      log,
      newId,
      queuesOf: QUEUES_BY_FACT,
      clock,
      uptime: () => performance.now(),
      stopping,
    }
    closing.push(keepInterestTreeFresh(house))
    setModelsFolder(settings)
    if (works) logMissingModels(house)
    closing.push(await startJobs(house, works))
    return { house, migrated, close }
  } catch (error) {
    await close()
    throw error
  }
}
