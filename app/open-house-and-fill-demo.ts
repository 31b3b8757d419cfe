import { assertDemoWorldFits } from '#demo/demo-disk-space.ts'
import { isDatabaseEmpty } from '#demo/fill-only-once.ts'
import { makeEventPartitions } from '#server/events/partitions.ts'
import { hasFeedPool, updateFeedPool } from '#server/feed/pool.ts'
import { FEED_POOL_JOB, INDEX_EVERYTHING_JOB, PICTURE_SCORES_JOB, TEXT_EMBEDDINGS_JOB } from '#server/jobs/jobs.ts'
import { type OpenedHouse, openHouse } from '#server/jobs/open-house.ts'
import type { ServerSettings } from '#server/settings.ts'
import { assertPortIsFree } from './check-port.ts'
import { AT_START_FLAG, runInChildProcess } from './run-in-child-process.ts'

/**
 * Opens the house and fills the demo world on the first start; both end when the signal aborts. `openDoor` is called if
 * an upgrade keeps visitors waiting.
 */
export async function openHouseAndFillDemo(
  settings: ServerSettings,
  stopping = new AbortController().signal,
  openDoor?: () => Promise<void>,
): Promise<OpenedHouse> {
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
    if (settings.role !== 'worker' && !isDoorOpen) await assertPortIsFree(settings)
    await makeEventPartitions(house)
    if (settings.demo && (await isDatabaseEmpty(house))) {
      await assertDemoWorldFits(settings)
      await runInChildProcess('seed.ts', [AT_START_FLAG], {
        stopping,
        failed: 'The demo world could not be filled; why stands above.',
      })
      // The schedule would start these jobs only after a minute.
      await house.boss.send(PICTURE_SCORES_JOB, {})
      await house.boss.send(TEXT_EMBEDDINGS_JOB, {})
    }
    // A new schema may require new indexes.
    else if (opened.migrated.length) {
      // The old pool and index remain in use until the new ones are complete; only a pool that the migration emptied is
      // awaited.
      if (await hasFeedPool(house)) await house.boss.send(FEED_POOL_JOB, {})
      else await updateFeedPool(house)
      await house.boss.send(INDEX_EVERYTHING_JOB, {})
    }
    return opened
  } catch (error) {
    await opened.close()
    throw error
  }
}
