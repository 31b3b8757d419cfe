import { statfsSync } from 'node:fs'
import pg from 'pg'
import { fillDemoWorld, isEmpty } from '#demo/fill.ts'
import { updatePool } from '#server/feed/pool.ts'
import type { House } from '#server/house.ts'
import { makeMeanings } from '#server/meaning/make-meanings.ts'
import { indexAllNames } from '#server/search/index-names.ts'
import { countTerms } from '#server/search/index-terms.ts'
import { withoutIndexes } from './copy-rows.ts'
import { modelThings } from './models-of-things.ts'
import { peopleAndBoards } from './people-and-boards.ts'
import { placeRows } from './place-rows.ts'
import { thingRows } from './thing-rows.ts'
import { madeWorld } from './world.ts'

/** Measured: what a pin with its places, words and vectors takes, with indexes, and while they are made. */
const BYTES_A_PIN = 18_000
const BYTES_AT_LEAST = 1.5e9
const GB = 1e9

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
export async function fillScaleWorld(house: House, size: number): Promise<void> {
  if (await isEmpty(house)) {
    await step('the demo world', () => fillDemoWorld(house, () => {}))
    await step('what its words mean', () => makeMeanings(house))
  }
  const models = await modelThings(house)
  if (!models.length)
    throw new Error('The models have read nothing: without them there are no vectors to make others from.')
  const world = madeWorld(size, models, house.clock().getTime())
  // The house's own connections send several statements at once, which COPY can't be among.
  const client = new pg.Client({ connectionString: house.settings.databaseUrl as string })
  await client.connect()
  try {
    await client.query(`SET maintenance_work_mem = '1GB'; SET work_mem = '256MB'; SET synchronous_commit = off`)
    await withoutIndexes(client, [...TABLES, ...LISTS], async () => {
      const counts = await step('pins', () => placeRows(client, world, models))
      await step('people and boards', () => peopleAndBoards(client, world, models, counts))
      await step('things', () => thingRows(house, client, world, models, counts))
      console.error('  indexes …')
    })
  } finally {
    await client.end()
  }
  await house.pool.query('VACUUM ANALYZE')
  await step('names', () => indexAllNames(house.db))
  await step('words to complete', () => countTerms(house))
  await step('the pool', () => updatePool(house))
}

async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  const done = await work()
  console.error(`  ${what}: ${((performance.now() - began) / 1000).toFixed(1)} s`)
  return done
}
