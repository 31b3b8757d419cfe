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

/** They count nothing and tell nothing. */
const BARE = ['server/events/partitions.ts', 'server/feed/pool.ts']

test('there is one way to write', async () => {
  const found = await filesIn('{server,app,demo}', (text) => /\.transaction\(\)/.test(text))
  // The demo world is one transaction, which is the database of its house.
  expect(found).toEqual(['demo/fill.ts', ...BARE, 'server/facts/in-unit-of-work.ts'].sort())
})

/** Where what was counted has to stand before what follows is read or locked. An answer that shows it is `shownAfter`. */
const FLUSHES = [
  'server/duplicates/merge-duplicates.ts',
  'server/duplicates/undo-merge.ts',
  'server/places/finish-merge.ts',
  'server/places/place-pin.ts',
]

test('counts are written at the end of a unit; before, only in the places listed here, of which there may only be fewer', async () => {
  const own = ['server/counts.ts', 'server/facts/in-unit-of-work.ts']
  const found = await filesIn('{server,app,demo}', (text) => /\bwriteCounts\(/.test(text))
  expect(found).toEqual([...FLUSHES, ...own].sort())
})

/** A statement of its own, up to where it is sent. */
const SAYS = String.raw`(?:INSERT INTO|(?<!FOR |KEY )UPDATE |DELETE FROM|TRUNCATE)(?:(?!\.execute\()[\s\S])*?\.execute\(\s*`
const ON_HOUSE = new RegExp(`${SAYS}(?:\\w+\\.)*house\\.db\\b`)
/** `{ db }` of a house, or a reader, up to the end of the function or to the unit of work that has another. */
const TAKEN =
  /(?:\{[^{}]*\bdb\b[^{}]*\}(?:: (?!(?:Pick<)?(?:Context|SignedIn)\b|\{ db: Db)| = (?:\w+\.)*house\b)|\bdb: (?:Reader|House\['db'\]))[\s\S]*?(?=\n\}|\n\n\S|inUnitOfWork\(|inSteps\(|$)/g
const ON_TAKEN = new RegExp(`${SAYS}db\\b`)

const writesOnReader = (text: string) =>
  ON_HOUSE.test(text) || [...text.matchAll(TAKEN)].some(([within]) => ON_TAKEN.test(within))

test('a statement that writes through what is only to be read is seen, and what a unit writes is not', () => {
  for (const text of [
    'await sql`DELETE FROM facts WHERE id = 1`.execute(house.db)',
    'await sql`DELETE FROM facts WHERE id = 1`.execute(\n    ctx.house.db,\n  )',
    'function sweep({ db }: House) {\n  await sql`UPDATE facts SET id = 1`.execute(db)\n}',
    'const { db } = world.house\n  await sql`TRUNCATE facts`.execute(db)\n}',
    'function note(db: Reader) {\n  await sql`INSERT INTO facts VALUES (1)`.execute(db)\n}',
    "const note = (db: House['db']) =>\n  sql`INSERT INTO facts VALUES (1)`.execute(db)\n",
  ])
    expect(writesOnReader(text), text).toBe(true)
  for (const text of [
    'await sql`SELECT 1 FROM facts FOR UPDATE `.execute(house.db)',
    'await sql`DELETE FROM facts`.execute(ctx.db)\n  await sql`SELECT 1`.execute(house.db)',
    'await sql`DELETE FROM facts`.execute(booksOf(house))',
    "const { db } = house\n  await inUnitOfWork(house, 'house', ({ db }) => sql`DELETE FROM facts`.execute(db))\n}",
    'function one({ db }: House) {\n  return sql`SELECT 1`.execute(db)\n}\nfunction two({ db }: Context) {\n  return sql`DELETE FROM facts`.execute(db)\n}',
  ])
    expect(writesOnReader(text), text).toBe(false)
})

test('the database of a house can only be asked', () => {
  for (const way of ['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'transaction', 'with'] as const)
    expectTypeOf<House['db']>().not.toHaveProperty(way)
})

/** The types know what a query builder may do with a reader. What is written in SQL they don't. */
test('nothing is written through what is only to be read', async () => {
  expect(await filesIn('{server,app,demo}', writesOnReader)).toEqual([])
})

/** Who has the database of the house to write to, and why without a unit of work. */
const ON_BOOKS = {
  'is the unit of work': ['server/facts/in-unit-of-work.ts'],
  'gives it to contexts without a unit, which only read: in tests they refuse to write': ['server/db/reader.ts'],
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
    'server/mail/log-mails.ts',
    'server/shop/run-catalogue.ts',
    'server/uploads/finish-upload.ts',
    'server/uploads/receive-upload.ts',
    'server/uploads/resumable-routes.ts',
    'server/video/make-video.ts',
    'server/video/next-video.ts',
  ],
  'notes what is known for a while': [
    'server/auth/sessions.ts',
    'server/feed/visit.ts',
    'server/links/find-pin-images.ts',
    'server/visual/sought-picture.ts',
  ],
  'makes an index or a list of what stands elsewhere, in the transaction it is given or step by step': [
    'server/feed/pool.ts',
    'server/feed/train-neighbors.ts',
    'server/interests/shopping-pages.ts',
    'server/meaning/clusters.ts',
    'server/meaning/index-aggregates.ts',
    'server/meaning/make-meanings.ts',
    'server/meaning/read-pictures.ts',
    'server/meaning/walk-index.ts',
    'server/records/give-topics.ts',
    'server/search/heights.ts',
    'server/search/index-everything.ts',
    'server/search/index-own.ts',
    'server/search/index-terms.ts',
    'server/seo/sitemap-parts.ts',
  ],
  'sweeps what is old': [
    'server/events/partitions.ts',
    'server/events/sweep-events.ts',
    'server/jobs/sweep-old.ts',
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

test('nobody else has the database of the house to write to: of the files listed here there may only be fewer', async () => {
  const found = await filesIn('{server,app,demo}', (text) => /\bbooksOf\(/.test(text))
  expect(found).toEqual(Object.values(ON_BOOKS).flat().sort())
})

test('only the context of the house and of those who ask has a writer that it may only ask', async () => {
  const found = await filesIn('{server,app,demo}', (text) => /\bonlyAsked\(/.test(text))
  expect(found).toEqual(['server/system-context.ts'])
})

test('only the list above makes a writer of a reader', async () => {
  const found = await filesIn('{server,app,demo}', (text) => /\bas (?:unknown as )?Db\b/.test(text))
  expect(found).toEqual(['server/db/reader.ts'])
})
