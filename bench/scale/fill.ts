import { statfsSync } from 'node:fs'
import pg from 'pg'
import { fillDemoWorld } from '#demo/fill.ts'
import { maintenanceDb } from '#server/db/read-only-db.ts'
import { updateFeedPool } from '#server/feed/pool.ts'
import type { House } from '#server/house.ts'
import { makeTextEmbeddings } from '#server/meaning/make-text-embeddings.ts'
import { indexAllNames } from '#server/search/index-names.ts'
import { recountSearchTerms } from '#server/search/index-terms.ts'
import { refreshScoreTiers } from '#server/search/score-tiers.ts'
import { copyAggregateRows } from './aggregate-rows.ts'
import { fillWithoutIndexes, runInTransaction } from './copy-rows.ts'
import { loadModelAggregates } from './models-of-aggregates.ts'
import { copyPeopleAndBoards } from './people-and-boards.ts'
import { copyPinAndListRows, countSaves } from './pin-rows.ts'
import type { Progress } from './progress.ts'
import { makeScaleWorld } from './world.ts'

/**
 * Measured size of a pin with its list rows, words and embeddings, including indexes and the space for building them.
 */
const BYTES_A_PIN = 18_000
const BYTES_AT_LEAST = 1.5e9
const GB = 1e9
const LAST = 'the pool'

/** Prints the disk space that a world of this size needs, and throws if there is less. */
export function assertScaleDiskSpace(folder: string, size: number): void {
  const needed = BYTES_AT_LEAST + size * BYTES_A_PIN
  const { bavail, bsize } = statfsSync(folder)
  const free = bavail * bsize
  console.error(
    `A world of ${size.toLocaleString('en')} pins takes about ${(needed / GB).toFixed(1)} GB in ${folder}; ${(free / GB).toFixed(1)} GB are free.`,
  )
  if (free < needed * 1.1)
    throw new Error('There is not enough space. Name another folder with --keep FOLDER, or a smaller size.')
}

const TABLES = [
  'aggregates',
  'aggregate_topics',
  'images',
  'image_uses',
  'pins',
  'pin_search',
  'own_words',
  'neighbors',
]
const LISTS = ['user_pins', 'board_pins', 'aggregate_pins', 'users', 'boards', 'user_boards']

/**
 * Fills the demo world, and generates this number of further aggregates from it, with people and boards that save them.
 */
export async function fillScaleWorld(house: House, size: number, progress: Progress): Promise<void> {
  if (progress.has(LAST)) return
  await progress.step('the demo world', () => fillDemoWorld(house, () => {}))
  await progress.step('what its words mean', () => makeTextEmbeddings(house))
  const models = await loadModelAggregates(house)
  if (!models.length)
    throw new Error('The models have read nothing: without them there are no embeddings to make others from.')
  const world = makeScaleWorld(size, models, progress.began)
  const counts = countSaves(world)
  // The house's own connections pipeline statements, which is not possible with COPY.
  const client = new pg.Client({ connectionString: house.settings.databaseUrl as string })
  await client.connect()
  const step = (what: string, work: () => Promise<void>) => progress.step(what, () => runInTransaction(client, work))
  try {
    await client.query(`SET maintenance_work_mem = '1GB'; SET work_mem = '256MB'; SET synchronous_commit = off`)
    await fillWithoutIndexes(client, [...TABLES, ...LISTS], progress, async () => {
      await step('pins', () => copyPinAndListRows(client, world, models))
      await step('people and boards', () => copyPeopleAndBoards(client, world, models, counts))
      await step('things', () => copyAggregateRows(house, client, world, models, counts))
    })
  } finally {
    await client.end()
  }
  await progress.step('statistics', () => house.pool.query('VACUUM ANALYZE'))
  await progress.step('names', () => indexAllNames(maintenanceDb(house)))
  await progress.step('words to complete', () => recountSearchTerms(house))
  await progress.step('the best', () => refreshScoreTiers(house))
  await progress.step(LAST, () => updateFeedPool(house))
}
