import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Id } from '#domain/id.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { BaseSearchResource } from '#domain/resources/search.ts'
import { toColorBucket } from '#domain/rules/visual/colors.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'

let world: TestServer
beforeAll(async () => {
  world = await openTestServer()
})
afterAll(() => world.end())

test('vsearch.5 where there are too many pins to compare all, what fits best has most of the color first, page by page', async () => {
  const { db } = world.house
  await sql`INSERT INTO search_heights (pins, score, among, round) VALUES (100000, 1000000000, 200000, 1)`.execute(db)
  const ask = world.as(await world.person({}))
  const ids: Id[] = []
  for (const share of [20, 80, 40, 15, 60]) {
    const { id } = await ask(PinResource.create, { title: `Ibis ${share}`, image_base64: await makeTestPicture() })
    ids.push(id)
    await world.actOnFacts()
    await sql`UPDATE pin_search SET tints = ${[toColorBucket('#c8342f')]}::smallint[], tint_shares = ${[share]}::smallint[]
      WHERE pin_id = ${id}`.execute(db)
  }
  const found: Id[] = []
  for (let next: string | null | undefined; next !== null; ) {
    const bookmarks = next ? [next] : []
    const page = await world.as(null)(BaseSearchResource.get, {
      query: 'ibis',
      color: '#c8342f',
      page_size: 2,
      bookmarks,
    } as never)
    found.push(...page.items.map(({ id }) => id))
    next = page.next
  }
  expect(found).toEqual([1, 4, 2, 0, 3].map((at) => ids[at]))
})
