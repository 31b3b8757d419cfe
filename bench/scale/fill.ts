import { statfsSync } from 'node:fs'
import pg from 'pg'
import { fillDemoWorld } from '#demo/fill.ts'
import { booksOf } from '#server/db/reader.ts'
import { updatePool } from '#server/feed/pool.ts'
import type { House } from '#server/house.ts'
import { makeMeanings } from '#server/meaning/make-meanings.ts'
import { updateHeights } from '#server/search/heights.ts'
import { indexAllNames } from '#server/search/index-names.ts'
import { countTerms } from '#server/search/index-terms.ts'
import { aggregateRows } from './aggregate-rows.ts'
import { atOnce, withoutIndexes } from './copy-rows.ts'
import { modelAggregates } from './models-of-aggregates.ts'
import { peopleAndBoards } from './people-and-boards.ts'
import { countsOf, placeRows } from './place-rows.ts'
import type { Progress } from './progress.ts'
import { madeWorld } from './world.ts'

/** Measured: what a pin with its places, words and embeddings takes, with indexes, and while they are made. */
const BYTES_A_PIN = 18_000
const BYTES_AT_LEAST = 1.5e9
const GB = 1e9
const LAST = 'the pool'

/** Says what disk a world of this size needs, and refuses when there is less. */
export function mustHaveSpace(folder: string, size: number): void {
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

/** The demo world, and beside it so many things made after its own, with the people and boards that keep them. */
export async function fillScaleWorld(house: House, size: number, progress: Progress): Promise<void> {
  if (progress.has(LAST)) return
  await progress.step('the demo world', () => fillDemoWorld(house, () => {}))
  await progress.step('what its words mean', () => makeMeanings(house))
  const models = await modelAggregates(house)
  if (!models.length)
    throw new Error('The models have read nothing: without them there are no embeddings to make others from.')
  const world = madeWorld(size, models, progress.began)
  const counts = countsOf(world)
  // The house's own connections send several statements at once, which COPY can't be among.
  const client = new pg.Client({ connectionString: house.settings.databaseUrl as string })
  await client.connect()
  const step = (what: string, work: () => Promise<void>) => progress.step(what, () => atOnce(client, work))
  try {
    await client.query(`SET maintenance_work_mem = '1GB'; SET work_mem = '256MB'; SET synchronous_commit = off`)
    await withoutIndexes(client, [...TABLES, ...LISTS], progress, async () => {
      await step('pins', () => placeRows(client, world, models))
      await step('people and boards', () => peopleAndBoards(client, world, models, counts))
      await step('things', () => aggregateRows(house, client, world, models, counts))
    })
  } finally {
    await client.end()
  }
  await progress.step('statistics', () => house.pool.query('VACUUM ANALYZE'))
  await progress.step('names', () => indexAllNames(booksOf(house)))
  await progress.step('words to complete', () => countTerms(house))
  await progress.step('the best', () => updateHeights(house))
  await progress.step(LAST, () => updatePool(house))
}
