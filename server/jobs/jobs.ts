import { sweepComments } from '../comments/sweep-comments.ts'
import { searchDue } from '../duplicates/search-duplicates.ts'
import { sweepMerges } from '../duplicates/sweep-merges.ts'
import { makeEventPartitions } from '../events/partitions.ts'
import { sweepEvents } from '../events/sweep-events.ts'
import { HOURS, openQueue, openQueues } from '../facts/queues.ts'
import { updatePool } from '../feed/pool.ts'
import { trainNeighbors } from '../feed/train-neighbors.ts'
import { updateNeighbors } from '../feed/update-neighbors.ts'
import type { House } from '../house.ts'
import { updateShoppingPages } from '../interests/shopping-pages.ts'
import { checkLinks } from '../link-health/check-links.ts'
import { updateClusters } from '../meaning/clusters.ts'
import { makeMeanings } from '../meaning/make-meanings.ts'
import { readPictures } from '../meaning/read-pictures.ts'
import { walkIndex } from '../meaning/walk-index.ts'
import { sweepPictures } from '../media/sweep-pictures.ts'
import { sendDigests } from '../notifications/digest.ts'
import { publishScheduled } from '../pins/publish-scheduled.ts'
import { sweepTrash } from '../pins/trash-sweep.ts'
import { updateHeights } from '../search/heights.ts'
import { indexEverything } from '../search/index-everything.ts'
import { walkOwnPins } from '../search/index-own.ts'
import { addTerms, countTerms } from '../search/index-terms.ts'
import { updateTrending } from '../search/trending.ts'
import { updateSitemap } from '../seo/sitemap-parts.ts'
import { runDueCatalogues } from '../shop/run-catalogue.ts'
import { updateToday } from '../today/update-today.ts'
import { finishInterrupted } from '../uploads/finish-upload.ts'
import { sweepUploads } from '../uploads/sweep-uploads.ts'
import { deleteDueAccounts } from '../users/account-deletion.ts'
import { sweepVideos } from '../video/sweep-videos.ts'
import { sweepSought } from '../visual/sought-picture.ts'
import { recheckWebsites } from '../websites/recheck-websites.ts'
import { sweepOld } from './sweep-old.ts'
import { wokenWorkers } from './woken-workers.ts'
import { workOnQueues } from './work-on-queues.ts'

export const READ_PICTURES = 'picture-scores'
export const MAKE_MEANINGS = 'text-meanings'
export const INDEX_EVERYTHING = 'index-everything'
export const UPDATE_POOL = 'feed-pool'

/** Work by the clock: its name, when (in UTC), and what is done. */
const BY_THE_CLOCK: Record<string, { cron: string; run: (house: House) => Promise<unknown> }> = {
  'scheduled-pins': { cron: '* * * * *', run: publishScheduled },
  'own-words': { cron: '*/5 * * * *', run: walkOwnPins },
  'trending-searches': { cron: '*/15 * * * *', run: updateTrending },
  [UPDATE_POOL]: { cron: '*/10 * * * *', run: updatePool },
  neighbors: { cron: '* * * * *', run: updateNeighbors },
  recommender: { cron: '40 */3 * * *', run: trainNeighbors },
  'search-index': { cron: '* * * * *', run: walkIndex },
  'search-terms': { cron: '*/5 * * * *', run: addTerms },
  'search-terms-anew': { cron: '35 3 * * *', run: countTerms },
  'search-heights': { cron: '12 * * * *', run: (house) => updateHeights(house) },
  [INDEX_EVERYTHING]: { cron: '40 4 * * 0', run: indexEverything },
  'event-partitions': { cron: '15 2 * * *', run: makeEventPartitions },
  [READ_PICTURES]: { cron: '* * * * *', run: readPictures },
  [MAKE_MEANINGS]: { cron: '* * * * *', run: makeMeanings },
  'vector-cells': { cron: '*/10 * * * *', run: updateClusters },
  'due-duplicates': { cron: '* * * * *', run: searchDue },
  'unused-pictures': { cron: '30 * * * *', run: sweepPictures },
  'interrupted-uploads': { cron: '* * * * *', run: finishInterrupted },
  'unfinished-uploads': { cron: '27 * * * *', run: sweepUploads },
  'unused-videos': { cron: '33 * * * *', run: sweepVideos },
  'sought-pictures': { cron: '40 * * * *', run: sweepSought },
  'link-health': { cron: '* * * * *', run: (house) => checkLinks(house) },
  catalogues: { cron: '*/15 * * * *', run: runDueCatalogues },
  today: { cron: '5 * * * *', run: updateToday },
  'shopping-pages': { cron: '40 1 * * *', run: updateShoppingPages },
  sitemap: { cron: '10 * * * *', run: updateSitemap },
  'old-events': { cron: '15 3 * * *', run: sweepEvents },
  'old-rows': { cron: '45 3 * * *', run: sweepOld },
  'old-comments': { cron: '50 * * * *', run: sweepComments },
  'old-trash': { cron: '20 * * * *', run: sweepTrash },
  'old-merges': { cron: '35 * * * *', run: sweepMerges },
  'verified-websites': { cron: '25 4 * * *', run: recheckWebsites },
  digests: { cron: '10 8 * * *', run: sendDigests },
  'due-accounts': { cron: '5 * * * *', run: deleteDueAccounts },
}

/** Opens the queues; a process that works also takes jobs from them. Answers how it stops to be told of new ones. */
export async function startJobs(house: House, works: boolean): Promise<() => Promise<void>> {
  const { boss, log } = house
  await openQueues(boss)
  for (const name of Object.keys(BY_THE_CLOCK))
    await openQueue(boss, name, { retryLimit: 2, retryBackoff: true, ...HOURS })
  if (!works) return async () => {}
  const workers = wokenWorkers(house)
  await workOnQueues(house, workers)
  for (const [name, { cron, run }] of Object.entries(BY_THE_CLOCK)) {
    await boss.work(name, { pollingIntervalSeconds: 15 }, async () => {
      const started = Date.now()
      await run(house)
      log.debug({ job: name, ms: Date.now() - started }, 'done')
    })
    await boss.schedule(name, cron)
  }
  return workers.close
}
