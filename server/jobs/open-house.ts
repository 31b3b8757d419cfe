import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import pino from 'pino'
import { beginSnapshot, type Snapshot } from '../backup/snapshot.ts'
import { makeDataFolder } from '../data-folder.ts'
import { startCluster } from '../db/cluster.ts'
import { connectDb } from '../db/connect.ts'
import { migrate } from '../db/migrate.ts'
import { mayChangeTable } from '../db/only-adds.ts'
import { reach, reachBuiltIn } from '../db/reach.ts'
import { LOOKS_FOR_SILENT_WORKERS } from '../facts/queues.ts'
import { openFiles } from '../files/open-files.ts'
import { reachFiles } from '../files/reach-files.ts'
import type { House } from '../house.ts'
import { idMaker, takeSlot } from '../ids.ts'
import { seedInterests } from '../interests/seed-interests.ts'
import { loggedMailer } from '../mail/log-mails.ts'
import { openMailer } from '../mail/open-mailer.ts'
import { tellMissingModels } from '../meaning/model-files.ts'
import { keepInterestTree } from '../records/interest-tree.ts'
import { loadSecrets } from '../secrets.ts'
import type { Settings } from '../settings.ts'
import { startJobs } from './jobs.ts'
import { QUEUES } from './listeners.ts'

export type Opened = { house: House; migrated: string[]; close(): Promise<void> }
type How = {
  works: boolean
  join?: boolean
  stopping?: AbortSignal
  log?: House['log']
  /** At an upgrade, a house that serves is open while what no migration changes is still being copied. */
  copiesMeanwhile?: boolean
  /** Called once there is something to migrate in a house that was open before. */
  atUpgrade?: () => Promise<void>
}

/** Opens everything a process needs, in order; closing goes back the same way. */
export async function openHouse(
  settings: Settings,
  {
    works,
    join = false,
    stopping = new AbortController().signal,
    log = pino({ level: settings.logLevel }),
    copiesMeanwhile = false,
    atUpgrade,
  }: How,
): Promise<Opened> {
  const closing: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const step of closing.splice(0).reverse())
      await step().catch((error) => log.error({ err: error }, 'closing failed'))
  }
  try {
    makeDataFolder(settings.dataDir)
    const cluster = settings.databaseUrl
      ? null
      : await startCluster({ dataDir: settings.dataDir, join, stopping, log: (line) => log.warn(line) })
    if (cluster) closing.push(() => cluster.stop())
    const address: pg.PoolConfig = cluster ? cluster.connection : { connectionString: settings.databaseUrl as string }
    const reached = cluster ? reachBuiltIn(address) : await reach(settings, (sentence) => log.warn(sentence))
    closing.push(reached.end)
    const { pool, direct, pooler } = reached
    // Before the schema is looked at: whoever restores a snapshot sees by its slot that a house is being opened.
    const slot = await takeSlot(direct)
    closing.push(async () => slot.release())
    let snapshot: Snapshot | undefined
    const copyBefore = async (migrations: string) => {
      snapshot = await beginSnapshot(direct, settings.dataDir, (table) => mayChangeTable(migrations, table))
      const { whole, stop } = snapshot
      closing.push(stop)
      whole.catch((error) => log.error({ err: error }, 'the snapshot before this upgrade could not be finished'))
    }
    const migrated = await migrate(direct, copyBefore, atUpgrade)
    if (!copiesMeanwhile) await snapshot?.whole
    stopping.throwIfAborted()
    const db = connectDb(pool, pooler)
    const boss = new PgBoss({
      ...(address as object),
      max: 4,
      connectionTimeoutMillis: 5_000,
      supervise: works,
      schedule: works,
      ...LOOKS_FOR_SILENT_WORKERS,
    })
    // The error itself carries its whole connection.
    boss.on('error', ({ message }) => log.warn({ reason: message }, 'the queue has a problem'))
    await boss.start()
    closing.push(() => boss.stop({ graceful: true, timeout: 2_000 }))
    stopping.throwIfAborted()
    const files = openFiles(settings)
    if (settings.s3) await reachFiles(files)
    const newId = idMaker(() => slot.slot)
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
      mailer: loggedMailer(openMailer(settings), { db, newId, clock, log }),
      log,
      newId,
      queuesOf: QUEUES,
      clock,
      uptime: () => performance.now(),
      stopping,
    }
    closing.push(keepInterestTree(house))
    if (works) tellMissingModels(house)
    closing.push(await startJobs(house, works))
    return { house, migrated, close }
  } catch (error) {
    await close()
    throw error
  }
}
