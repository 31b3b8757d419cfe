import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Id } from '#domain/id.ts'
import { BoardResource } from '#domain/resources/boards.ts'
import { PinResource, RepinResource } from '#domain/resources/pins.ts'
import { embeddingFrom, makeEmbedding, storedEmbedding } from '#domain/rules/visual/embedding.ts'
import type { Person } from './context.ts'
import { updatePool } from './feed/pool.ts'
import { readPictures } from './meaning/read-pictures.ts'
import { SPACES } from './meaning/spaces.ts'
import { interestTree } from './records/interest-tree.ts'
import { indexEverything } from './search/index-everything.ts'
import { aPicture } from './testing/picture.ts'
import { type TestServer, testServer } from './testing/test-server.ts'
import { updateToday } from './today/update-today.ts'

const MOST = 6
let server: TestServer
let me: Awaited<ReturnType<TestServer['client']>>
let owner: Person
let boardId: string
let fewId: string
let pinId: string

/** Alike, but not the same. */
function anotherLook(stored: Buffer, nth: number): Buffer {
  const version = SPACES.look.version()
  const numbers = Array.from(
    embeddingFrom(stored, version) ?? [],
    (value, at) => value + 12 * Math.sin((at + 1) * (nth + 1)),
  )
  return Buffer.from(storedEmbedding(version, makeEmbedding(numbers)))
}

/** Boards of several people, with pins saved from others, some of which the viewer has saved elsewhere. */
beforeAll(async () => {
  server = await testServer({ SCORE_PICTURES: 'on' })
  me = await server.client()
  owner = await server.person({ username: 'full' })
  const maker = await server.person()
  const ask = server.as(owner)
  boardId = (await ask(BoardResource.create, { name: 'Full' })).id
  const first = await server.as(maker)(PinResource.create, { image_base64: await aPicture() })
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
  await readPictures(server.house)
  await indexEverything(server.house)
  // Home and search show no picture twice.
  const { rows: pins } = await sql<{ pin_id: Id; look: Buffer }>`SELECT pin_id, look FROM pin_search`.execute(
    server.house.db,
  )
  for (const [nth, { pin_id, look }] of pins.entries())
    await sql`UPDATE pin_search SET look = ${anotherLook(look, nth)} WHERE pin_id = ${pin_id}`.execute(server.house.db)
  await sql`UPDATE aggregates SET image_signature = md5(id::text) WHERE first_pin_id <> ${pinId}`.execute(
    server.house.db,
  )
  await updatePool(server.house)
  fewId = (await ask(BoardResource.create, { name: 'Few' })).id
  for (const pin_id of few) await ask(RepinResource.create, { pin_id, board_id: fewId })
  // Some things are kept beside others; behind them the pool goes on.
  await sql`INSERT INTO neighbors (aggregate_id, things, weights)
    SELECT a.id, others.things, array_fill(1::real, ARRAY[cardinality(others.things)])
    FROM aggregates a, (SELECT array_agg(id) AS things FROM (SELECT id FROM aggregates ORDER BY id DESC LIMIT 30) b) others
    ON CONFLICT (aggregate_id) DO UPDATE SET things = excluded.things, weights = excluded.weights`.execute(
    server.house.db,
  )
  await sql`INSERT INTO interests (id, name, url_name) VALUES (7, 'Moss', 'moss')`.execute(server.house.db)
  await sql`UPDATE pin_search SET topics = '{7}'`.execute(server.house.db)
  await updateToday(server.house)
  // Which picture a pin has is remembered for a minute.
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

/** Who asks is read before anything is asked: the session, and whom its person may not meet. */
const isOfSession = (text: string) => /"sessions"|'blocked_by'|"marks"/.test(text)
/** What everyone shares is read once in some seconds, not for a page. */
const isOfHouse = (text: string) => /from "(marked_words"$|interests" where NOT interests\.is_hidden)/.test(text)

async function queriesOf(ask: () => Promise<unknown>): Promise<string[]> {
  // An open house always knows it.
  await interestTree(server.house)
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await ask()
    const texts = spy.mock.calls.map(([query]) =>
      typeof query === 'string' ? query : ((query as { text?: string }).text ?? ''),
    )
    return texts.filter((text) => text && !isOfSession(text) && !isOfHouse(text))
  } finally {
    spy.mockRestore()
  }
}

for (const field_set_key of ['card', undefined])
  test.each(PAGES)(
    `feed.18 a page of fifty pins (${field_set_key ?? 'whole'}) takes at most six queries: %s`,
    async (name, options) => {
      for (const client of [server.visitor(), me]) {
        let found = 0
        const queries = await queriesOf(async () => {
          const { data } = await client.get(name, { ...options(), page_size: 50, field_set_key })
          found = (data.results ?? data).length
        })
        expect(found).toBe(50)
        expect(queries.length, queries.map((text) => text.slice(0, 90)).join('\n')).toBeLessThanOrEqual(MOST)
      }
    },
  )

test('feed.18 every list takes at most six queries, too, where all pins are on boards', async () => {
  await sql`UPDATE pins SET board_id = ${boardId} WHERE board_id IS NULL`.execute(server.house.db)
  for (const [name, options] of [...PAGES, ['FollowingFeed', () => ({})] as const])
    for (const client of name === 'FollowingFeed' ? [me] : [server.visitor(), me]) {
      const queries = await queriesOf(() => client.get(name, { ...options(), page_size: 25, field_set_key: 'card' }))
      expect(queries.length, `${name}\n${queries.map((text) => text.slice(0, 90)).join('\n')}`).toBeLessThanOrEqual(
        MOST,
      )
    }
})

test('today.8 feed.18 the day, a topic’s own page and its best take at most six queries too', async () => {
  const asked: [string, Record<string, unknown>][] = [
    ['Today', {}],
    ['Topic', { interest: 'moss' }],
    ['TopicBest', { interest: 'moss' }],
  ]
  for (const [name, options] of asked)
    for (const client of [server.visitor(), me]) {
      // What all pins together tell of topics is read once a minute.
      await client.get(name, options)
      const queries = await queriesOf(() => client.get(name, options))
      expect(queries.length, `${name}\n${queries.map((text) => text.slice(0, 190)).join('\n')}`).toBeLessThanOrEqual(
        MOST,
      )
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
  for (const client of [server.visitor(), me]) {
    let found: number[] = []
    const queries = await queriesOf(async () => {
      const { data } = await client.get('ProductRows', { pin: dearest.pin_id })
      found = [data.from_shop.length, data.for_less.length]
    })
    expect(found).toEqual([18, 18])
    expect(queries.length, queries.map((text) => text.slice(0, 90)).join('\n')).toBeLessThanOrEqual(4 + 7)
  }
})
