import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Id } from '#domain/id.ts'
import type { Page } from '#domain/resource.ts'
import { BoardResource } from '#domain/resources/boards.ts'
import { PinResource, RepinResource } from '#domain/resources/pins.ts'
import { decodeEmbedding, encodeEmbedding, makeEmbedding } from '#domain/rules/visual/embedding.ts'
import { askOne } from './ask/ask.ts'
import type { Person } from './context.ts'
import { updateFeedPool } from './feed/pool.ts'
import { loadTopicStats } from './interests/topic-stats.ts'
import { analyzeNewPictures } from './meaning/analyze-pictures.ts'
import { EMBEDDING_SPACES } from './meaning/embedding-spaces.ts'
import { loadCachedClusters } from './meaning/nearest.ts'
import { invalidateInterestTree, loadInterestTree } from './records/interest-tree.ts'
import { indexEverything } from './search/index-everything.ts'
import { loadMarkedWordTest } from './search/marked-words.ts'
import { makeTestPicture } from './testing/test-picture.ts'
import { openTestServer, type TestServer } from './testing/test-server.ts'
import { updateToday } from './today/update-today.ts'

const MOST = 6
let server: TestServer
let me: Awaited<ReturnType<TestServer['client']>>
let owner: Person
let boardId: string
let fewId: string
let pinId: string

/** A copy of the image features that is similar, but not the same. */
function anotherLook(stored: Buffer, nth: number): Buffer {
  const version = EMBEDDING_SPACES.look.version()
  const numbers = Array.from(
    decodeEmbedding(stored, version) ?? [],
    (value, at) => value + 12 * Math.sin((at + 1) * (nth + 1)),
  )
  return Buffer.from(encodeEmbedding(version, makeEmbedding(numbers)))
}

/** Boards of several people, with pins saved from others, some of which the viewer has saved elsewhere. */
beforeAll(async () => {
  server = await openTestServer({ SCORE_PICTURES: 'on' })
  me = await server.client()
  owner = await server.person({ username: 'full' })
  const maker = await server.person()
  const ask = server.as(owner)
  boardId = (await ask(BoardResource.create, { name: 'Full' })).id
  const first = await server.as(maker)(PinResource.create, { image_base64: await makeTestPicture() })
  const image_signature = first.image_signature as string
  pinId = first.id
  const mine = await server.as(me.person)(BoardResource.create, { name: 'Mine' })
  const makers = [maker, ...(await Promise.all(Array.from({ length: 19 }, () => server.person())))]
  const few: Id[] = []
  for (let n = 0; n < 62; n++) {
    const pin = await server.as(makers[n % 20] as Person)(PinResource.create, { image_signature, title: 'Lamp' })
    if (n === 1 || n === 2) few.push(pin.id)
    const saved = await ask(RepinResource.create, { pin_id: pin.id, board_id: boardId })
    if (n % 10 === 0) await server.as(me.person)(RepinResource.create, { pin_id: saved.id, board_id: mine.id })
  }
  await me.post('UserFollow', 'create', { user_id: maker.id })
  await analyzeNewPictures(server.house)
  await indexEverything(server.house)
  // Home and search show no picture twice, so every pin needs its own.
  const { rows: pins } = await sql<{ pin_id: Id; look: Buffer }>`SELECT pin_id, look FROM pin_search`.execute(
    server.house.db,
  )
  for (const [nth, { pin_id, look }] of pins.entries())
    await sql`UPDATE pin_search SET look = ${anotherLook(look, nth)} WHERE pin_id = ${pin_id}`.execute(server.house.db)
  await sql`UPDATE aggregates SET image_signature = md5(id::text) WHERE first_pin_id <> ${pinId}`.execute(
    server.house.db,
  )
  await updateFeedPool(server.house)
  fewId = (await ask(BoardResource.create, { name: 'Few' })).id
  for (const pin_id of few) await ask(RepinResource.create, { pin_id, board_id: fewId })
  // Gives some aggregates neighbors; after these recommendations, home continues with the pool.
  await sql`INSERT INTO neighbors (aggregate_id, things, weights)
    SELECT a.id, others.things, array_fill(1::real, ARRAY[cardinality(others.things)])
    FROM aggregates a, (SELECT array_agg(id) AS things FROM (SELECT id FROM aggregates ORDER BY id DESC LIMIT 30) b) others
    ON CONFLICT (aggregate_id) DO UPDATE SET things = excluded.things, weights = excluded.weights`.execute(
    server.house.db,
  )
  await sql`INSERT INTO interests (id, name, url_name) VALUES (7, 'Moss', 'moss')`.execute(server.house.db)
  await sql`UPDATE pin_search SET topics = '{7}'`.execute(server.house.db)
  await updateToday(server.house)
  // The picture of a pin is cached for a minute.
  await me.get('VisualLiveSearch', { pin_id: pinId })
}, 60_000)
afterAll(() => server.end())

const PAGES: [string, () => Record<string, unknown>][] = [
  ['UserHomefeed', () => ({})],
  ['ExploreLocal', () => ({})],
  ['BoardFeed', () => ({ board_id: boardId })],
  ['UserPins', () => ({ username: 'full' })],
  ['BaseSearch', () => ({ query: 'lamp' })],
  ['VisualLiveSearch', () => ({ pin_id: pinId, keep_duplicates: true })],
  ['TopicFeed', () => ({ interest: 'moss', behind_best: true })],
  ['CategoryFeed', () => ({ feed: 'moss' })],
  ['RelatedPinFeed', () => ({ pin: pinId })],
  ['RelatedModules', () => ({ pin_id: pinId })],
  ['BoardContentRecommendation', () => ({ id: fewId })],
]

/** What limits the time of a search: it is sent together with the search's statement. */
const READS_NOTHING = /^(begin|commit|SET LOCAL statement_timeout = \d+)$/

/**
 * Asks as a visitor or person and returns the answer with the statements it took, not counting those that load the
 * person.
 */
async function askCounting(who: Person | null, name: string, options: object) {
  const ctx = await server.context(who)
  // A running house has these in a cache for everyone; the topics are reloaded so that they don't expire meanwhile.
  invalidateInterestTree(server.house)
  await Promise.all([
    loadInterestTree(server.house),
    loadTopicStats(server.house),
    loadMarkedWordTest(server),
    loadCachedClusters(server.house, 'meaning'),
    loadCachedClusters(server.house, 'look'),
  ])
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  try {
    const answer = (await askOne(ctx, { name: `${name}Resource`, verb: 'get' }, options)) as Page<unknown>
    const texts = spy.mock.calls.map(([query]) =>
      typeof query === 'string' ? query : ((query as { text?: string }).text ?? ''),
    )
    return { answer, queries: texts.filter((text) => text && !READS_NOTHING.test(text)) }
  } finally {
    spy.mockRestore()
  }
}

const shorten = (queries: string[]) => queries.map((text) => text.slice(0, 190)).join('\n')

for (const field_set_key of ['card', undefined])
  test.each(PAGES)(
    `feed.18 a page of fifty pins (${field_set_key ?? 'whole'}) takes at most six queries: %s`,
    async (name, options) => {
      for (const who of [null, me.person]) {
        const { answer, queries } = await askCounting(who, name, { ...options(), page_size: 50, field_set_key })
        expect(answer.items).toHaveLength(50)
        expect(queries.length, shorten(queries)).toBeLessThanOrEqual(MOST)
      }
    },
  )

test('feed.18 every list takes at most six queries, too, where all pins are on boards', async () => {
  await sql`UPDATE pins SET board_id = ${boardId} WHERE board_id IS NULL`.execute(server.house.db)
  for (const [name, options] of [...PAGES, ['FollowingFeed', () => ({})] as const])
    for (const who of name === 'FollowingFeed' ? [me.person] : [null, me.person]) {
      const { queries } = await askCounting(who, name, { ...options(), page_size: 25, field_set_key: 'card' })
      expect(queries.length, `${name}\n${shorten(queries)}`).toBeLessThanOrEqual(MOST)
    }
})

test('today.8 feed.18 the day and a topic’s best take at most six queries too, a topic with its cover two more', async () => {
  const asked: [string, Record<string, unknown>, number][] = [
    ['Today', {}, MOST],
    ['Topic', { interest: 'moss' }, MOST + 2],
    ['TopicBest', { interest: 'moss' }, MOST],
  ]
  for (const [name, options, most] of asked)
    for (const who of [null, me.person]) {
      await askCounting(who, name, options)
      const { queries } = await askCounting(who, name, options)
      expect(queries.length, `${name}\n${shorten(queries)}`).toBeLessThanOrEqual(most)
    }
})

test('card.53 the rows below a product take at most seven queries beyond the four that say who may see it', async () => {
  const { db } = server.house
  await sql`INSERT INTO shop_products (pin_id, aggregate_id, owner_id, price, currency, brand, is_lowered, has_free_shipping, is_out)
    SELECT pin_id, aggregate_id, ${owner.id}, 100 + row_number() OVER (ORDER BY pin_id), 'USD', 'Nest', false, false, false
    FROM pin_search`.execute(db)
  await sql`UPDATE pin_search SET kind = 'product'`.execute(db)
  const dearest = await db
    .selectFrom('shop_products')
    .select('pin_id')
    .orderBy('price', 'desc')
    .executeTakeFirstOrThrow()
  for (const who of [null, me.person]) {
    const { answer, queries } = await askCounting(who, 'ProductRows', { pin: dearest.pin_id })
    expect(answer).toMatchObject({ from_shop: { length: 18 }, for_less: { length: 18 } })
    expect(queries.length, shorten(queries)).toBeLessThanOrEqual(4 + 7)
  }
})
