import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { PinResource } from '#domain/resources/pins.ts'
import { BaseSearchResource, type SearchExtras } from '#domain/resources/search.ts'
import { EMBEDDING_LENGTH, encodeEmbedding, makeEmbedding } from '#domain/rules/visual/embedding.ts'
import * as texts from '../meaning/embed-texts.ts'
import { EMBEDDING_SPACES } from '../meaning/embedding-spaces.ts'
import { makeTextEmbeddings } from '../meaning/make-text-embeddings.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'
import { embedQuery } from './query-embedding.ts'

let world: TestServer
beforeAll(async () => {
  world = await openTestServer({ SCORE_PICTURES: 'on' })
}, 60_000)
afterAll(() => world.end())

test('search.9 where no word fits, what is near in meaning stands in its place and is said to be no more than that', async () => {
  const ask = world.as(await world.person())
  for (const title of ['A doctor listens to a heartbeat', 'Nine lemons'])
    await ask(PinResource.create, { title, image_base64: await makeTestPicture() })
  await world.actOnFacts()
  await makeTextEmbeddings(world.house)
  const search = (more = {}) => world.as(null)(BaseSearchResource.get, { query: 'physician', ...more })
  await expect.poll(async () => (await search()).items).toMatchObject([{ title: 'A doctor listens to a heartbeat' }])
  expect((await search()).extra).toMatchObject({ is_near: true, correction: null })
  expect((await search({ query: 'lemons' })).extra).toMatchObject({ is_near: false })
}, 60_000)

test('search.9 a page some of whose pictures were there before is filled, and the search goes on', async () => {
  const ask = world.as(await world.person())
  const { image_signature } = await ask(PinResource.create, { title: 'First', image_base64: await makeTestPicture() })
  for (let n = 0; n < 55; n++) await ask(PinResource.create, { title: 'Pergola', image_signature } as never)
  await world.actOnFacts()
  const look = encodeEmbedding(EMBEDDING_SPACES.look.version(), makeEmbedding(Array(EMBEDDING_LENGTH).fill(1)))
  await sql`UPDATE pin_search SET look = NULL WHERE title = 'pergola'`.execute(world.house.db)
  await sql`UPDATE pin_search SET look = ${Buffer.from(look)} WHERE pin_id IN (SELECT pin_id FROM pin_search
    WHERE title = 'pergola' ORDER BY score DESC, pin_id DESC LIMIT 3)`.execute(world.house.db)
  expect(await embedQuery({ house: world.house, locale: 'en-US' }, 'pergola', true)).not.toBeNull()
  const asked = { query: 'pergola', page_size: 50 }
  const first = await world.as(null)(BaseSearchResource.get, asked)
  const rest = await world.as(null)(BaseSearchResource.get, { ...asked, bookmarks: first.next ?? '' })
  expect([first.items.length, rest.items.length]).toEqual([50, 3])
}, 60_000)

const encode = (space: 'look' | 'meaning', numbers: number[]) =>
  Buffer.from(encodeEmbedding(EMBEDDING_SPACES[space].version(), makeEmbedding(numbers)))
/** The picture embedding of a look; nearly the same for every `nth` of it. */
const lookOf = (part: number, nth = 0) =>
  encode(
    'look',
    Array.from({ length: EMBEDDING_LENGTH }, (_, at) =>
      Math.floor(at / 16) === part ? 1 : at % 16 === nth ? 0.15 : 0,
    ),
  )
const titlesOf = (page: { items: readonly { type: string; title?: string }[] }) => page.items.map(({ title }) => title)

async function createPins(titles: readonly string[]): Promise<void> {
  const ask = world.as(await world.person())
  const { image_signature } = await ask(PinResource.create, { title: 'First', image_base64: await makeTestPicture() })
  for (const title of titles) await ask(PinResource.create, { title, image_signature } as never)
  await world.actOnFacts()
  await sql`UPDATE pin_search SET look = NULL
    WHERE title IN (SELECT plain_text(title) FROM unnest(${[...titles]}::text[]) AS title)`.execute(world.house.db)
}

test('search.9 of six pins in a row only one has the same look', async () => {
  const others = ['Estuary with reeds', 'Estuary with herons', 'Estuary at low tide', 'Estuary in fog', 'Estuary map']
  await createPins(['Estuary', 'Estuary', 'Estuary', ...others])
  const { rows } = await sql<{ pin_id: string }>`SELECT pin_id FROM pin_search WHERE title LIKE 'estuary%'
    ORDER BY title <> 'estuary', pin_id`.execute(world.house.db)
  for (const [at, { pin_id }] of rows.entries())
    await sql`UPDATE pin_search SET look = ${at < 3 ? lookOf(0, at) : lookOf(at)} WHERE pin_id = ${pin_id}`.execute(
      world.house.db,
    )
  await embedQuery({ house: world.house, locale: 'en-US' }, 'estuary', true)
  const titles = titlesOf((await world.as(null)(BaseSearchResource.get, { query: 'estuary' })) as never)
  expect(titles).toHaveLength(8)
  expect(titles.slice(0, 6).filter((title) => title === 'Estuary')).toHaveLength(1)
}, 120_000)

test('search.18 at most 12 near pins are shown where nothing fits', async () => {
  await createPins(Array.from({ length: 14 }, (_, n) => `A judge in the courtroom${n % 2 ? ' with a lamp' : ''} ${n}`))
  await makeTextEmbeddings(world.house)
  await embedQuery({ house: world.house, locale: 'en-US' }, 'lawyer', true)
  const { items, extra } = await world.as(null)(BaseSearchResource.get, { query: 'lawyer' })
  // What is only near is not refined by guides.
  expect(extra).toMatchObject({ is_near: true, guides: [] })
  expect(items).toHaveLength(12)
}, 120_000)

test('search.18 the word that means less of the query is given up first, none while the model is busy', async () => {
  await createPins(['Lighthouse', 'Harbor'])
  await sql`UPDATE pin_search SET score = CASE title WHEN 'harbor' THEN 5000 ELSE 0 END, meaning = NULL
    WHERE title IN ('lighthouse', 'harbor')`.execute(world.house.db)
  for (const query of ['lighthouse harbor', 'lighthouse', 'harbor'])
    await embedQuery({ house: world.house, locale: 'en-US' }, query, true)
  const search = async (query: string) => (await world.as(null)(BaseSearchResource.get, { query })).extra
  expect(await search('lighthouse harbor')).toMatchObject({ correction: { query: 'lighthouse', is_fewer: true } })
  const busy = vi.spyOn(texts, 'embedTexts').mockImplementation(() => new Promise(() => {}))
  expect(await search('harbor lighthouse')).toMatchObject({ correction: null })
  busy.mockRestore()
}, 120_000)

test('search.18 a size is given up before the place that it tells of', async () => {
  await createPins(['Bathroom shelf', 'Tiny spoon'])
  await sql`UPDATE pin_search SET meaning = NULL WHERE title IN ('bathroom shelf', 'tiny spoon')`.execute(
    world.house.db,
  )
  for (const query of ['tiny bathroom', 'tiny', 'bathroom'])
    await embedQuery({ house: world.house, locale: 'en-US' }, query, true)
  const page = await world.as(null)(BaseSearchResource.get, { query: 'tiny bathroom' })
  expect(titlesOf(page as never)).toEqual(['Bathroom shelf'])
  expect(page.extra).toMatchObject({ correction: { query: 'bathroom', is_fewer: true } })
}, 120_000)

test('search.18 results are said to be for those words of the query that some of them have', async () => {
  await createPins(['Teapot', 'Gazebo at noon'])
  const vector = await embedQuery({ house: world.house, locale: 'en-US' }, 'Baroque teapot', true)
  await embedQuery({ house: world.house, locale: 'en-US' }, 'teapot', true)
  const same = encode('meaning', [...(vector as never as Iterable<number>)])
  await sql`UPDATE pin_search SET meaning = ${same} WHERE title = 'teapot'`.execute(world.house.db)
  const search = async (query: string) => {
    const page = await world.as(null)(BaseSearchResource.get, { query })
    return { titles: titlesOf(page as never), ...(page.extra as SearchExtras) }
  }
  expect(await search('Baroque teapot')).toMatchObject({
    titles: ['Teapot'],
    is_near: false,
    correction: { query: 'teapot', is_fewer: true },
  })
  expect(await search('teapot')).toMatchObject({ titles: ['Teapot'], correction: null })
  // What they have is no answer where it means something else: it is only near.
  const other = await embedQuery({ house: world.house, locale: 'en-US' }, 'vegan teapot ideas', true)
  const near = encode('meaning', [...(other as never as Iterable<number>)])
  await sql`UPDATE pin_search SET title = 'list of ideas', words = to_tsvector('simple', 'ideas'), meaning = ${near}
    WHERE title = 'gazebo at noon'`.execute(world.house.db)
  await sql`UPDATE pin_search SET words = '' WHERE title = 'teapot'`.execute(world.house.db)
  await embedQuery({ house: world.house, locale: 'en-US' }, 'ideas', true)
  expect(await search('vegan teapot ideas')).toMatchObject({ is_near: true, correction: null })
}, 120_000)

test('search.9 later pages have what every part of the query matches, also what was compared and did not rank', async () => {
  await createPins(Array.from({ length: 104 }, (_, n) => `Gondola ${n}`))
  const vector = await embedQuery({ house: world.house, locale: 'en-US' }, 'gondola', true)
  const opposite = encode(
    'meaning',
    [...(vector as never as Iterable<number>)].map((one) => -one),
  )
  await sql`UPDATE pin_search SET score = 900, meaning = ${opposite} WHERE title IN ('gondola 1', 'gondola 2')`.execute(
    world.house.db,
  )
  const found: unknown[] = []
  for (let next: string | null | undefined; next !== null; ) {
    const asked = { query: 'gondola', page_size: 50, bookmarks: next ? [next] : [] }
    const page = await world.as(null)(BaseSearchResource.get, asked as never)
    found.push(...titlesOf(page as never))
    next = page.next
  }
  expect(found.slice(0, 50)).not.toContain('Gondola 1')
  expect([found.length, new Set(found).size]).toEqual([104, 104])
}, 120_000)
