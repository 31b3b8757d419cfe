import { sweepComments } from '../comments/sweep-comments.ts'
import { runDueDuplicateSearches } from '../duplicates/search-duplicates.ts'
import { sweepMerges } from '../duplicates/sweep-merges.ts'
import { makeEventPartitions } from '../events/partitions.ts'
import { sweepEvents } from '../events/sweep-events.ts'
import { measureExperiments } from '../experiments/measure-experiments.ts'
import { createOrUpdateQueue, createOrUpdateQueues, LONG_JOB_OPTIONS } from '../facts/queues.ts'
import { updateFeedPool } from '../feed/pool.ts'
import { trainNeighbors } from '../feed/train-neighbors.ts'
import { updateNeighbors } from '../feed/update-neighbors.ts'
import type { House } from '../house.ts'
import { updateShoppingPages } from '../interests/shopping-pages.ts'
import { checkDueLinks } from '../link-health/check-links.ts'
import { analyzeNewPictures } from '../meaning/analyze-pictures.ts'
import { updateClusters } from '../meaning/clusters.ts'
import { makeTextEmbeddings } from '../meaning/make-text-embeddings.ts'
import { refreshIndexGradually } from '../meaning/refresh-index.ts'
import { sweepPictures } from '../media/sweep-pictures.ts'
import { sendDigests } from '../notifications/digest.ts'
import { pollDueDrafts } from '../pins/publish-scheduled.ts'
import { sweepTrash } from '../pins/trash-sweep.ts'
import { indexEverything } from '../search/index-everything.ts'
import { reindexOwnPinsGradually } from '../search/index-own-pins.ts'
import { countNewSearchTerms, recountSearchTerms } from '../search/index-terms.ts'
import { refreshScoreTiers } from '../search/score-tiers.ts'
import { updateTrending } from '../search/trending.ts'
import { updateSitemap } from '../seo/sitemap-parts.ts'
import { runDueCatalogues } from '../shop/run-catalogue.ts'
import { updateToday } from '../today/update-today.ts'
import { finishInterruptedUploads } from '../uploads/finish-upload.ts'
import { sweepUploads } from '../uploads/sweep-uploads.ts'
import { deleteDueAccounts } from '../users/account-deletion.ts'
import { sweepCaptions, sweepVideos } from '../video/sweep-videos.ts'
import { sweepSoughtPictures } from '../visual/sought-picture.ts'
import { recheckWebsites } from '../websites/recheck-websites.ts'
import { makeQueueWorkers } from './queue-workers.ts'
import { sweepExpiredRows } from './sweep-expired-rows.ts'
import { reasonOf, workOnQueues } from './work-on-queues.ts'

export const PICTURE_SCORES_JOB = 'picture-scores'
export const TEXT_EMBEDDINGS_JOB = 'text-meanings'
export const INDEX_EVERYTHING_JOB = 'index-everything'
export const FEED_POOL_JOB = 'feed-pool'

/** Scheduled jobs: name, cron line in UTC, and function. */
const BY_THE_CLOCK: Record<string, { cron: string; run: (house: House) => Promise<unknown> }> = {
  'scheduled-pins': { cron: '* * * * *', run: pollDueDrafts },
  'own-words': { cron: '*/5 * * * *', run: reindexOwnPinsGradually },
  'trending-searches': { cron: '*/15 * * * *', run: updateTrending },
  [FEED_POOL_JOB]: { cron: '*/10 * * * *', run: updateFeedPool },
  neighbors: { cron: '* * * * *', run: updateNeighbors },
  recommender: { cron: '40 */3 * * *', run: trainNeighbors },
  'search-index': { cron: '* * * * *', run: refreshIndexGradually },
  'search-terms': { cron: '*/5 * * * *', run: countNewSearchTerms },
  'search-terms-anew': { cron: '35 3 * * *', run: recountSearchTerms },
  'search-heights': { cron: '12 * * * *', run: (house) => refreshScoreTiers(house) },
  [INDEX_EVERYTHING_JOB]: { cron: '40 4 * * 0', run: indexEverything },
  'event-partitions': { cron: '15 2 * * *', run: makeEventPartitions },
  [PICTURE_SCORES_JOB]: { cron: '* * * * *', run: analyzeNewPictures },
  [TEXT_EMBEDDINGS_JOB]: { cron: '* * * * *', run: makeTextEmbeddings },
  'vector-cells': { cron: '*/10 * * * *', run: updateClusters },
  'due-duplicates': { cron: '* * * * *', run: runDueDuplicateSearches },
  'unused-pictures': { cron: '30 * * * *', run: sweepPictures },
  'interrupted-uploads': { cron: '* * * * *', run: finishInterruptedUploads },
  'unfinished-uploads': { cron: '27 * * * *', run: sweepUploads },
  'unused-videos': { cron: '33 * * * *', run: sweepVideos },
  'unused-captions': { cron: '20 5 * * *', run: sweepCaptions },
  'sought-pictures': { cron: '40 * * * *', run: sweepSoughtPictures },
  'link-health': { cron: '* * * * *', run: (house) => checkDueLinks(house) },
  catalogues: { cron: '*/15 * * * *', run: runDueCatalogues },
  today: { cron: '5 * * * *', run: updateToday },
  'shopping-pages': { cron: '40 1 * * *', run: updateShoppingPages },
  sitemap: { cron: '10 * * * *', run: updateSitemap },
  'experiment-results': { cron: '25 * * * *', run: measureExperiments },
  'old-events': { cron: '15 3 * * *', run: sweepEvents },
  'old-rows': { cron: '45 3 * * *', run: sweepExpiredRows },
  'old-comments': { cron: '50 * * * *', run: sweepComments },
  'old-trash': { cron: '20 * * * *', run: sweepTrash },
  'old-merges': { cron: '35 * * * *', run: sweepMerges },
  'verified-websites': { cron: '25 4 * * *', run: recheckWebsites },
  digests: { cron: '10 8 * * *', run: sendDigests },
  'due-accounts': { cron: '5 * * * *', run: deleteDueAccounts },
}

/**
 * Opens the queues and, in a worker process, starts to take jobs. Returns a function that stops listening for new
 * ones.
 */
export async function startJobs(house: House, works: boolean): Promise<() => Promise<void>> {
  const { boss, log } = house
  await createOrUpdateQueues(boss)
  for (const name of Object.keys(BY_THE_CLOCK))
    await createOrUpdateQueue(boss, name, { retryLimit: 2, retryBackoff: true, ...LONG_JOB_OPTIONS })
  if (!works) return async () => {}
  const workers = makeQueueWorkers(house)
  await workOnQueues(house, workers)
  for (const [name, { cron, run }] of Object.entries(BY_THE_CLOCK)) {
    await boss.work(name, { pollingIntervalSeconds: 15 }, async () => {
      const started = Date.now()
      await run(house).catch((err) => {
        log.warn({ err, job: name, reason: reasonOf(err) }, 'a scheduled job failed')
        throw err
      })
      log.debug({ job: name, ms: Date.now() - started }, 'done')
    })
    await boss.schedule(name, cron)
  }
  return workers.close
}
