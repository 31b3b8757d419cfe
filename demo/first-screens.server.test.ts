import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Pin } from '#domain/entities/pin.ts'
import { ExploreLocalResource, UserHomefeedResource } from '#domain/resources/pins.ts'
import type { Person } from '#server/context.ts'
import { type TestHouse, testHouse } from '#server/testing/test-house.ts'
import { fillDemoWorld } from './fill.ts'
import { DEMO_LOGINS } from './logins.ts'

const FIRST = 60

let world: TestHouse
beforeAll(async () => {
  world = await testHouse()
  await fillDemoWorld(world.house, () => {}, { pictures: 1, faces: 1 })
}, 300_000)
afterAll(() => world.end())

const person = (username: string): Promise<Person> =>
  world.house.db.selectFrom('users').selectAll().where('username', '=', username).executeTakeFirstOrThrow()

/** Why a pin should not be among the first that someone meets. */
async function faults(pin: Pin): Promise<string[]> {
  const { db } = world.house
  const host = pin.link ? new URL(pin.link).hostname : ''
  const verdicts = await db.selectFrom('hosts').select(['host', 'verdict']).where('verdict', '<>', 'ok').execute()
  const isOf = (site: string) => host === site || host.endsWith(`.${site}`)
  return [
    pin.is_sensitive && 'sensitive',
    pin.state !== 'live' && 'removed',
    pin.videos && 'video',
    pin.embed?.type === 'gif' && 'gif',
    pin.story_pin_data && 'story',
    verdicts.some((one) => isOf(one.host)) && 'a doubtful host',
    /^[\d.]+$|xn--/.test(host) && 'a doubtful address',
  ].filter((fault) => typeof fault === 'string')
}

describe.each([null, ...DEMO_LOGINS.map(({ username }) => username)])('what %s meets first', (username) => {
  test.each([
    ['home', UserHomefeedResource.get],
    ['nearby', ExploreLocalResource.get],
  ] as const)(
    '%s has nothing sensitive, removed, doubtful or that cannot be played among its first 60',
    async (_, question) => {
      const ask = world.as(username ? await person(username) : null)
      const pins: Pin[] = []
      let bookmarks: string[] | undefined
      while (pins.length < FIRST) {
        const { items, next } = await ask(question, { page_size: 30, ...(bookmarks && { bookmarks }) })
        pins.push(...items)
        if (!next) break
        bookmarks = [next]
      }
      expect(pins.length).toBeGreaterThanOrEqual(question === UserHomefeedResource.get ? FIRST : 0)
      const found = await Promise.all(pins.slice(0, FIRST).map(async (pin) => [pin.title, ...(await faults(pin))]))
      expect(found.filter((one) => one.length > 1)).toEqual([])
    },
  )
})

test('what is not for the first screen can be met all the same', async () => {
  const { rows } = await world.house.pool.query<{ kind: string; count: number }>(`
    SELECT kind, count(*)::int FROM aggregates WHERE kind IN ('gif', 'story') GROUP BY kind ORDER BY kind`)
  expect(rows).toEqual([
    { kind: 'gif', count: 9 },
    { kind: 'story', count: 12 },
  ])
})

test('a world of 1,500 to 2,500 pins, 60 people and 120 boards, each with a cover and something of each section', async () => {
  const { rows } = await world.house.pool.query(`SELECT
    (SELECT count(*) FROM pins)::int AS pins, (SELECT count(*) FROM users WHERE account_type = 'person')::int AS people,
    (SELECT count(*) FROM boards)::int AS boards, (SELECT count(*) FROM boards WHERE covers = '[]')::int AS bare,
    (SELECT count(*) FROM sections s WHERE NOT EXISTS (SELECT 1 FROM board_pins p WHERE p.section_id = s.id))::int AS empty,
    (SELECT max(n) FROM (SELECT count(*) AS n FROM comments WHERE kind = 'comment' AND parent_id IS NULL GROUP BY text) t)::int AS said`)
  const [{ pins, people, boards, bare, empty, said }] = rows
  expect(pins).toBeGreaterThanOrEqual(1_500)
  expect(pins).toBeLessThanOrEqual(2_500)
  expect({ people, bare }).toEqual({ people: 60, bare: 0 })
  expect(boards).toBe(120)
  expect(empty).toBeLessThanOrEqual(6)
  expect(said).toBeLessThanOrEqual(5)
})
