import { isEmpty } from '#demo/fill-once.ts'
import { mustFitDemoWorld } from '#demo/space.ts'
import { makeEventPartitions } from '#server/events/partitions.ts'
import { hasPool, updatePool } from '#server/feed/pool.ts'
import { INDEX_EVERYTHING, MAKE_MEANINGS, READ_PICTURES, UPDATE_POOL } from '#server/jobs/jobs.ts'
import { type Opened, openHouse } from '#server/jobs/open-house.ts'
import type { Settings } from '#server/settings.ts'
import { checkPort } from './check-port.ts'
import { AT_START, runInChildProcess } from './run-in-child-process.ts'

/**
 * Opens the house and, the first time, fills the demo world, which ends when the process is told to stop. `openDoor` is called where
 * an upgrade makes whoever comes wait.
 */
export async function openFilled(
  settings: Settings,
  stopping = new AbortController().signal,
  openDoor?: () => Promise<void>,
): Promise<Opened> {
  let isDoorOpen = false
  const opened = await openHouse(settings, {
    works: settings.role !== 'web',
    stopping,
    copiesMeanwhile: true,
    atUpgrade: async () => {
      await openDoor?.()
      isDoorOpen = openDoor !== undefined
    },
  })
  try {
    const { house } = opened
    if (settings.role !== 'worker' && !isDoorOpen) await checkPort(settings)
    await makeEventPartitions(house)
    if (settings.demo && (await isEmpty(house))) {
      await mustFitDemoWorld(settings)
      await runInChildProcess('seed.ts', [AT_START], {
        stopping,
        failed: 'The demo world could not be filled; why stands above.',
      })
      // The clock would let them wait for a minute.
      await house.boss.send(READ_PICTURES, {})
      await house.boss.send(MAKE_MEANINGS, {})
    }
    // A new schema may have new places to look things up in.
    else if (opened.migrated.length) {
      // The former pool and index serve until these are whole; only a pool that the migration emptied is waited for.
      if (await hasPool(house)) await house.boss.send(UPDATE_POOL, {})
      else await updatePool(house)
      await house.boss.send(INDEX_EVERYTHING, {})
    }
    return opened
  } catch (error) {
    await opened.close()
    throw error
  }
}
