import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { expect, expectTypeOf, test } from 'vitest'
import type { House } from '../house.ts'

async function filesIn(rooms: string, isMeant: (text: string) => boolean): Promise<string[]> {
  const found: string[] = []
  for await (const file of glob(`${rooms}/**/*.ts`, { exclude: ['**/*.test.ts', '**/testing/**'] }))
    if (isMeant(readFileSync(file, 'utf8'))) found.push(file)
  return found.sort()
}

/** Transactions that affect no counts and no facts; that of searches only reads, with a time limit. */
const BARE = ['server/events/partitions.ts', 'server/feed/pool.ts', 'server/search/search-time-limit.ts']

test('there is one way to write', async () => {
  const found = await filesIn('{server,app,demo}', (text) => /\.transaction\(\)/.test(text))
  // The demo world is one transaction, which is the `db` of its house.
  expect(found).toEqual(['demo/fill.ts', ...BARE, 'server/facts/in-unit-of-work.ts'].sort())
})

/**
 * Files where counts must be written before a following statement reads or locks them. Answers that show such counts
 * use `flushCountsThen`.
 */
const FLUSHES = [
  'server/duplicates/merge-duplicates.ts',
  'server/duplicates/undo-merge.ts',
  'server/places/finish-merge.ts',
  'server/places/insert-pin.ts',
]

test('counts are written at the end of a unit; earlier only in these files, and the list may only shrink', async () => {
  const own = ['server/counts.ts', 'server/facts/in-unit-of-work.ts']
  const found = await filesIn('{server,app,demo}', (text) => /\bwriteCounts\(/.test(text))
  expect(found).toEqual([...FLUSHES, ...own].sort())
})

/** Pattern of a write statement up to its `execute` call. */
const SAYS = String.raw`(?:INSERT INTO|(?<!FOR |KEY )UPDATE |DELETE FROM|TRUNCATE)(?:(?!\.execute\()[\s\S])*?\.execute\(\s*`
const ON_HOUSE = new RegExp(`${SAYS}(?:\\w+\\.)*house\\.db\\b`)
/**
 * Pattern of a `db` taken from a house or a reader, up to the end of the function or to a unit of work, which has
 * another.
 */
const TAKEN =
  /(?:\{[^{}]*\bdb\b[^{}]*\}(?:: (?!(?:Pick<)?(?:Context|SignedIn)\b|\{ db: Db)| = (?:\w+\.)*house\b)|\bdb: (?:ReadOnlyDb|House\['db'\]))[\s\S]*?(?=\n\}|\n\n\S|inUnitOfWork\(|runInSteps\(|$)/g
const ON_TAKEN = new RegExp(`${SAYS}db\\b`)

const writesOnReader = (text: string) =>
  ON_HOUSE.test(text) || [...text.matchAll(TAKEN)].some(([within]) => ON_TAKEN.test(within))

test('the check finds a write through a read-only handle, and accepts the writes of a unit', () => {
  for (const text of [
    'await sql`DELETE FROM facts WHERE id = 1`.execute(house.db)',
    'await sql`DELETE FROM facts WHERE id = 1`.execute(\n    ctx.house.db,\n  )',
    'function sweep({ db }: House) {\n  await sql`UPDATE facts SET id = 1`.execute(db)\n}',
    'const { db } = world.house\n  await sql`TRUNCATE facts`.execute(db)\n}',
    'function note(db: ReadOnlyDb) {\n  await sql`INSERT INTO facts VALUES (1)`.execute(db)\n}',
    "const note = (db: House['db']) =>\n  sql`INSERT INTO facts VALUES (1)`.execute(db)\n",
  ])
    expect(writesOnReader(text), text).toBe(true)
  for (const text of [
    'await sql`SELECT 1 FROM facts FOR UPDATE `.execute(house.db)',
    'await sql`DELETE FROM facts`.execute(ctx.db)\n  await sql`SELECT 1`.execute(house.db)',
    'await sql`DELETE FROM facts`.execute(maintenanceDb(house))',
    "const { db } = house\n  await inUnitOfWork(house, 'house', ({ db }) => sql`DELETE FROM facts`.execute(db))\n}",
    'function one({ db }: House) {\n  return sql`SELECT 1`.execute(db)\n}\nfunction two({ db }: Context) {\n  return sql`DELETE FROM facts`.execute(db)\n}',
  ])
    expect(writesOnReader(text), text).toBe(false)
})

test('the database handle of a house has no write methods', () => {
  for (const way of ['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'transaction', 'with'] as const)
    expectTypeOf<House['db']>().not.toHaveProperty(way)
})

/** Types prevent writes by the query builder through a reader, but not in raw SQL. */
test('no file writes through a read-only handle', async () => {
  expect(await filesIn('{server,app,demo}', writesOnReader)).toEqual([])
})

/** Reasons why a file may write with the house's database outside a unit of work. */
const ON_BOOKS = {
  'is the unit of work': ['server/facts/in-unit-of-work.ts'],
  'gives it to contexts without a unit, which only read: in tests they refuse to write': ['server/db/read-only-db.ts'],
  'fills the demo world, of which the database is one transaction': [
    'demo/fill.ts',
    'demo/fill/activity.ts',
    'demo/fill/jobs.ts',
    'demo/fill/kinds.ts',
    'demo/fill/links.ts',
    'demo/fill/merchant.ts',
    'demo/fill/moderation.ts',
    'demo/fill/moving.ts',
    'demo/fill/notifications.ts',
    'demo/fill/pictures.ts',
    'demo/fill/pins.ts',
    'demo/fill/today.ts',
    'demo/fill/websites.ts',
    'demo/fill/world.ts',
  ],
  'writes whatever becomes of the transaction': ['server/auth/rate-limits.ts'],
  'takes its turn, says that it is alive or notes how it went, in one statement': [
    'server/link-health/check-links.ts',
    'server/mail/mail-log.ts',
    'server/shop/run-catalogue.ts',
    'server/uploads/finish-upload.ts',
    'server/uploads/receive-upload.ts',
    'server/uploads/resumable-routes.ts',
    'server/video/make-video.ts',
    'server/video/claim-next-video.ts',
  ],
  'notes what is known for a while': [
    'server/auth/sessions.ts',
    'server/feed/home-visit.ts',
    'server/links/find-pin-images.ts',
    'server/visual/sought-picture.ts',
  ],
  'makes an index or a list of what stands elsewhere, in the transaction it is given or step by step': [
    'server/experiments/measure-experiments.ts',
    'server/feed/pool.ts',
    'server/feed/train-neighbors.ts',
    'server/interests/shopping-pages.ts',
    'server/meaning/clusters.ts',
    'server/meaning/index-aggregates.ts',
    'server/meaning/make-text-embeddings.ts',
    'server/meaning/analyze-pictures.ts',
    'server/meaning/refresh-index.ts',
    'server/records/assign-topics.ts',
    'server/search/score-tiers.ts',
    'server/search/index-everything.ts',
    'server/search/index-own-pins.ts',
    'server/search/index-terms.ts',
    'server/seo/sitemap-parts.ts',
  ],
  'sweeps what is old': [
    'server/events/partitions.ts',
    'server/events/sweep-events.ts',
    'server/experiments/sweep-exposures.ts',
    'server/jobs/sweep-expired-rows.ts',
    'server/pins/trash-sweep.ts',
    'server/uploads/sweep-uploads.ts',
  ],
  'is done at the start, or by who runs the house': [
    'server/auth/setup-link.ts',
    'server/demo-world.ts',
    'server/doctor.ts',
    'server/interests/seed-interests.ts',
  ],
}

test('only the files listed here write with the database of the house; the list may only shrink', async () => {
  const found = await filesIn('{server,app,demo}', (text) => /\bmaintenanceDb\(/.test(text))
  expect(found).toEqual(Object.values(ON_BOOKS).flat().sort())
})

test('only the system context uses a writable handle for reading', async () => {
  const found = await filesIn('{server,app,demo}', (text) => /\breadOnlyContextDb\(/.test(text))
  expect(found).toEqual(['server/system-context.ts'])
})

test('only read-only-db.ts casts a reader to a writable handle', async () => {
  const found = await filesIn('{server,app,demo}', (text) => /\bas (?:unknown as )?Db\b/.test(text))
  expect(found).toEqual(['server/db/read-only-db.ts'])
})
