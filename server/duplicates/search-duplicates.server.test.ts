import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { PinResource } from '#domain/resources/pins.ts'
import { DUPLICATES_QUEUE } from '../facts/queues.ts'
import { makeTestDrawing } from '../testing/test-drawing.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'
import { eraseAccountTraces } from '../users/account-traces.ts'
import { erasePrivateRows } from '../users/erase-private-rows.ts'
import { runDueDuplicateSearches, runDuplicateSearch } from './search-duplicates.ts'

type Client = Awaited<ReturnType<TestServer['client']>>

const MINUTE = 60_000
const MANY = 10_000
let world: TestServer
let drawing = 40
beforeAll(async () => {
  world = await openTestServer()
})
afterAll(() => world.end())

const aPin = async ({ person }: Client, width: number, title = '') =>
  world.as(person)(PinResource.create, { image_base64: await makeTestDrawing(drawing, width), title })
const twins = async (of: Client) => {
  drawing++
  return [await aPin(of, 300), await aPin(of, 120)] as const
}
const stateOf = async (of: Client) => (await of.get('DuplicateSearch')).data.state
const groups = async (of: Client): Promise<string[][]> =>
  (await of.get('Duplicates')).data.map(({ pins }: { pins: { id: string }[] }) => pins.map(({ id }) => id))
const jobsOf = async ({ person }: Client) =>
  (
    await sql`SELECT id FROM pgboss.job WHERE name = ${DUPLICATES_QUEUE} AND data ->> 'user_id' = ${person.id}`.execute(
      world.house.db,
    )
  ).rows.length

test('the page reads what a job found: before its first visit nothing, then groups', async () => {
  const me = await world.client()
  const [a, b] = await twins(me)
  expect([await stateOf(me), await groups(me), await jobsOf(me)]).toEqual(['never', [], 0])
  expect((await me.post('DuplicateSearch', 'create')).data.state).toBe('looking')
  expect([await stateOf(me), await groups(me), await jobsOf(me)]).toEqual(['looking', [], 1])
  await runDuplicateSearch(world.house, me.person.id)
  expect([await stateOf(me), await groups(me)]).toEqual(['done', [[b.id, a.id]]])
  expect((await world.visitor().get('DuplicateSearch')).status).toBe(401)
})

test('what is saved in one go is looked through once, a minute later; of those who never asked nothing is kept', async () => {
  const [me, other] = [await world.client(), await world.client()]
  await me.post('DuplicateSearch', 'create')
  await runDuplicateSearch(world.house, me.person.id)
  for (const person of [me, other]) await twins(person)
  await world.actOnFacts()
  expect([await stateOf(me), await stateOf(other)]).toEqual(['due', 'never'])
  await runDueDuplicateSearches(world.house)
  expect(await groups(me)).toEqual([])
  world.pass(MINUTE / 2)
  await twins(me)
  await world.actOnFacts()
  world.pass(MINUTE / 2 + 1000)
  await runDueDuplicateSearches(world.house)
  expect([await stateOf(me), (await groups(me)).length, await groups(other)]).toEqual(['done', 2, []])
})

test('what changes while pins are looked through makes them due again', async () => {
  const me = await world.client()
  await me.post('DuplicateSearch', 'create')
  await sql`UPDATE duplicate_searches SET changed_at = ${new Date(world.house.clock().getTime() + 5000)}
    WHERE user_id = ${me.person.id}`.execute(world.house.db)
  await runDuplicateSearch(world.house, me.person.id)
  expect(await stateOf(me)).toBe('due')
  world.pass(MINUTE + 6000)
  await runDueDuplicateSearches(world.house)
  expect(await stateOf(me)).toBe('done')
})

test('two searches of one person at once keep each group once', async () => {
  const me = await world.client()
  await twins(me)
  await me.post('DuplicateSearch', 'create')
  await Promise.all([1, 2, 3].map(() => runDuplicateSearch(world.house, me.person.id)))
  expect([await stateOf(me), (await groups(me)).length]).toEqual(['done', 1])
})

test('what was merged or deleted is gone from the page at once, and what was parted comes back', async () => {
  const me = await world.client()
  const [a, b] = await twins(me)
  const [c] = await twins(me)
  await me.post('DuplicateSearch', 'create')
  await runDuplicateSearch(world.house, me.person.id)
  expect(await groups(me)).toHaveLength(2)
  const merge = (await me.post('Duplicates', 'create', { pin_ids: [a.id, b.id] })).data
  expect(await groups(me)).toHaveLength(1)
  await me.post('Pin', 'delete', { id: c.id })
  expect(await groups(me)).toEqual([])
  await world.actOnFacts()
  await runDuplicateSearch(world.house, me.person.id)
  expect([await stateOf(me), await groups(me)]).toEqual(['done', []])
  await me.post('Merges', 'delete', { id: merge.id })
  await world.actOnFacts()
  await runDuplicateSearch(world.house, me.person.id)
  expect(await groups(me)).toEqual([[b.id, a.id]])
})

test('of someone who left nothing of it remains', async () => {
  const me = await world.client()
  await twins(me)
  await me.post('DuplicateSearch', 'create')
  await runDuplicateSearch(world.house, me.person.id)
  for (const erase of [erasePrivateRows, eraseAccountTraces]) await erase(world.house, me.person.id)
  for (const table of ['duplicate_groups', 'duplicate_searches']) {
    const { rows } = await sql`SELECT 1 FROM ${sql.table(table)} WHERE user_id = ${me.person.id}`.execute(
      world.house.db,
    )
    expect(rows).toEqual([])
  }
})

/** Inserts many pins, each with a different picture: half of them very similar, and every hundredth twice. */
async function fill({ person }: Client) {
  const { db } = world.house
  const first = BigInt(world.house.newId()) + 1_000_000_000n
  const hash = sql`CASE WHEN n % 2 = 0 THEN '0000000000000000'
    ELSE substr(md5((n - CASE WHEN n % 100 = 1 THEN 2 ELSE 0 END)::text), 1, 16) END`
  await sql`INSERT INTO images (signature, bytes, ext, width, height, dominant_color, phash)
    SELECT 'many' || n, 1, 'jpg', 600, 900, '#336699', ${hash} FROM generate_series(1, ${MANY}::int) n`.execute(db)
  await sql`INSERT INTO aggregates (id, first_pin_id, origin_pinner_id, image_signature, width, height, dominant_color)
    SELECT ${first}::bigint + n, ${first}::bigint + n, ${person.id}, 'many' || n,
      CASE WHEN n % 2 = 0 THEN n ELSE 600 END, 900,
      '#' || CASE WHEN n % 2 = 0 THEN substr(md5(n::text), 1, 6) ELSE '336699' END
    FROM generate_series(1, ${MANY}::int) n`.execute(db)
  await sql`INSERT INTO pins (id, aggregate_id, pinner_id)
    SELECT ${first}::bigint + n, ${first}::bigint + n, ${person.id} FROM generate_series(1, ${MANY}::int) n`.execute(db)
  await sql`INSERT INTO user_pins (user_id, pin_id, aggregate_id, is_created, audience, saved_at)
    SELECT ${person.id}, ${first}::bigint + n, ${first}::bigint + n, true, 0, now() FROM generate_series(1, ${MANY}::int) n`.execute(
    db,
  )
  return async () => {
    for (const [table, key] of [
      ['user_pins', 'pin_id'],
      ['pins', 'id'],
      ['aggregates', 'id'],
    ] as const)
      await sql`DELETE FROM ${sql.table(table)} WHERE ${sql.ref(key)} > ${first}::bigint AND ${sql.ref(key)} <= ${first}::bigint + ${MANY}::int`.execute(
        db,
      )
    await sql`DELETE FROM images WHERE signature LIKE 'many%'`.execute(db)
  }
}

test('someone with countless pins holds nobody up: the search has pauses, and the page costs few queries', async () => {
  const me = await world.client()
  const empty = await fill(me)
  try {
    await me.post('DuplicateSearch', 'create')
    let isOver = false
    const search = runDuplicateSearch(world.house, me.person.id).finally(() => {
      isOver = true
    })
    let longest = 0
    while (!isOver) {
      const before = process.threadCpuUsage()
      expect((await world.app.inject('/healthz')).statusCode).toBe(200)
      await setTimeout(5)
      const { user, system } = process.threadCpuUsage(before)
      longest = Math.max(longest, (user + system) / 1000)
    }
    await search
    expect(longest).toBeLessThan(200)
    const spy = vi.spyOn(pg.Client.prototype, 'query')
    const page = await me.get('Duplicates', { page_size: 250 })
    const queries = spy.mock.calls.length
    spy.mockRestore()
    expect(page.data).toHaveLength(10)
    expect(page.body.resource_response.bookmark).toBeTruthy()
    expect(queries).toBeLessThanOrEqual(10)
  } finally {
    await empty()
  }
}, 60_000)
