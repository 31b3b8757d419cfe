import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { expect, test } from 'vitest'

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

const WRITES = String.raw`\s*\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(`
/** A statement of its own, up to where it is sent. */
const SAYS = String.raw`(?:INSERT INTO|(?<!FOR |KEY )UPDATE |DELETE FROM|TRUNCATE)(?:(?!\.execute\()[\s\S])*?\.execute\(\s*`
const ON_HOUSE = new RegExp(`house\\s*\\.db${WRITES}|${SAYS}(?:\\w+\\.)*house\\.db\\b`)
/** `{ db }` of a house, up to the end of the function or to the unit of work that has another. */
const TAKEN =
  /\{[^{}]*\bdb\b[^{}]*\}(?:: (?:Pick<)?House\b| = (?:\w+\.)*house\b)[\s\S]*?(?=\n\}|inUnitOfWork\(|inSteps\()/g
const ON_TAKEN = new RegExp(`(?<![\\w.])db${WRITES}|${SAYS}db\\b`)

const writesOnHouse = (text: string) =>
  ON_HOUSE.test(text) || [...text.matchAll(TAKEN)].some(([within]) => ON_TAKEN.test(within))

test('what writes straight on the database of the house is seen, and what a unit writes is not', () => {
  for (const text of [
    `await ctx.house.db\n    .insertInto('facts')`,
    'await sql`DELETE FROM facts WHERE id = 1`.execute(house.db)',
    `function sweep({ db, clock }: House) {\n  await db.deleteFrom('facts').execute()\n}`,
    `const { db } = world.house\n  await db.updateTable('facts')\n}`,
    'function sweep({ db }: House) {\n  await sql`UPDATE facts SET id = 1`.execute(db)\n}',
  ])
    expect(writesOnHouse(text), text).toBe(true)
  for (const text of [
    `await ctx.db.insertInto('facts')`,
    `await house.db.selectFrom('facts')`,
    'await sql`SELECT 1 FROM facts FOR UPDATE `.execute(house.db)',
    'await sql`DELETE FROM facts`.execute(ctx.db)\n  await sql`SELECT 1`.execute(house.db)',
    `const { db } = house\n  await inUnitOfWork(house, 'house', ({ db }) => db.deleteFrom('facts').execute())\n}`,
    `function one({ db }: House) {\n  return db.selectFrom('facts')\n}\nfunction two({ db }: Context) {\n  db.deleteFrom('facts')\n}`,
  ])
    expect(writesOnHouse(text), text).toBe(false)
})

/** They write there statement by statement, or may be given a house whose database is a transaction; the demo always is. */
const STRAIGHT = [
  'demo/fill/activity.ts',
  'demo/fill/jobs.ts',
  'demo/fill/kinds.ts',
  'demo/fill/links.ts',
  'demo/fill/merchant.ts',
  'demo/fill/moderation.ts',
  'demo/fill/moving.ts',
  'demo/fill/notifications.ts',
  'demo/fill/pins.ts',
  'demo/fill/today.ts',
  'demo/fill/websites.ts',
  'demo/fill/world.ts',
  'server/auth/setup-link.ts',
  'server/demo-world.ts',
  'server/doctor.ts',
  'server/events/sweep-events.ts',
  'server/interests/seed-interests.ts',
  'server/interests/shopping-pages.ts',
  'server/jobs/sweep-old.ts',
  'server/link-health/check-links.ts',
  'server/meaning/cells.ts',
  'server/meaning/index-aggregates.ts',
  'server/meaning/make-meanings.ts',
  'server/meaning/read-pictures.ts',
  'server/meaning/walk-index.ts',
  'server/pins/trash-sweep.ts',
  'server/places/bulk-work.ts',
  'server/search/index-own.ts',
  'server/search/index-terms.ts',
  'server/seo/sitemap-parts.ts',
  'server/shop/run-catalogue.ts',
  'server/uploads/finish-upload.ts',
  'server/uploads/receive-upload.ts',
  'server/uploads/resumable-routes.ts',
  'server/uploads/sweep-uploads.ts',
  'server/video/make-video.ts',
  'server/video/next-video.ts',
  'server/visual/sought-picture.ts',
  'server/websites/check-website.ts',
]

test('nothing else writes straight on the database of the house: of the files listed here there may only be fewer', async () => {
  expect(await filesIn('{server,app,demo}', writesOnHouse)).toEqual(STRAIGHT)
})
