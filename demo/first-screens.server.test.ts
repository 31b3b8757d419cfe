import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Pin } from '#domain/entities/pin.ts'
import { DraftsResource } from '#domain/resources/drafts.ts'
import { InterestFollowResource } from '#domain/resources/follows.ts'
import { PinTopicsResource, TopicResource } from '#domain/resources/interests.ts'
import { OnboardingResource } from '#domain/resources/onboarding.ts'
import { ExploreLocalResource, UserHomefeedResource } from '#domain/resources/pins.ts'
import type { Person } from '#server/context.ts'
import { openTestHouse, type TestHouse } from '#server/testing/test-house.ts'
import { fillDemoWorld } from './fill.ts'
import { DEMO_LOGINS } from './logins.ts'
import { DEMO_BOARDS } from './words/boards.ts'
import { MOVING_WORDS } from './words/moving.ts'

const FIRST = 60

let world: TestHouse
beforeAll(async () => {
  world = await openTestHouse()
  await fillDemoWorld(world.house, () => {}, { pictures: 1, faces: 1 })
}, 300_000)
afterAll(() => world.end())

test('topic.10 every topic of the first level has at least 12 listed pins, and at most 20 of the others have none', async () => {
  const { rows } = await sql<{ url_name: string; is_top: boolean; pins: number }>`
    SELECT i.url_name, i.parent_id IS NULL AS is_top, (SELECT count(*)::int FROM pin_search
      WHERE topics && (SELECT array_agg(b.id) FROM interests b WHERE b.id = i.id OR b.parent_id = i.id)) AS pins
    FROM interests i WHERE NOT i.is_hidden`.execute(world.house.db)
  expect(rows.filter(({ is_top, pins }) => is_top && pins < 12)).toEqual([])
  const empty = rows.filter(({ is_top, pins }) => !is_top && !pins).map(({ url_name }) => url_name)
  expect(empty.length, empty.join()).toBeLessThanOrEqual(20)
})

const person = (username: string): Promise<Person> =>
  world.house.db.selectFrom('users').selectAll().where('username', '=', username).executeTakeFirstOrThrow()

/** The reasons why a pin should not be among the first that someone sees. */
async function faults(pin: Pin): Promise<string[]> {
  const { db } = world.house
  const host = pin.link ? new URL(pin.link).hostname : ''
  const verdicts = await db.selectFrom('hosts').select(['host', 'verdict']).where('verdict', '<>', 'ok').execute()
  const isOf = (site: string) => host === site || host.endsWith(`.${site}`)
  return [
    pin.is_sensitive && 'sensitive',
    pin.state !== 'live' && 'removed',
    pin.story_pin_data?.is_deleted && 'a removed story',
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
    SELECT kind, count(*)::int FROM aggregates WHERE kind IN ('gif', 'story', 'video') GROUP BY kind ORDER BY kind`)
  expect(rows).toEqual([
    { kind: 'gif', count: 20 },
    { kind: 'story', count: 28 },
    { kind: 'video', count: 30 },
  ])
})

test('what moves is seen by everyone and lies on boards that are about it; one person has drafts and a scheduled pin', async () => {
  const { rows } = await world.house.pool.query<{ title: string; audience: number; board: string | null }>(`
    SELECT p.title, p.audience, b.name AS board FROM pins p JOIN aggregates a ON a.id = p.aggregate_id
    LEFT JOIN boards b ON b.id = p.board_id WHERE a.kind IN ('gif', 'video') AND NOT p.is_repin`)
  expect(rows.filter(({ audience }) => audience !== 0)).toEqual([])
  const familyOf = (title: string) =>
    Object.values(MOVING_WORDS).find((one) => [...one.videos, ...one.gifs].includes(title))?.family ?? ''
  const fitOf = (name: string) => DEMO_BOARDS.find((one) => one.name === name)?.fit.families ?? []
  const misplaced = rows.filter(({ title, board }) => board && !fitOf(board).includes(familyOf(title)))
  expect(misplaced).toEqual([])
  const robin = await person('robin_vale')
  const { drafts } = await world.as(robin)(DraftsResource.get, {})
  expect(drafts.map(({ state }) => state)).toEqual(['draft', 'draft', 'scheduled'])
})

test('a world of 1,500 to 2,500 pins, 60 people and 121 boards, each with a cover and something of each section', async () => {
  const { rows } = await world.house.pool.query(`SELECT
    (SELECT count(*) FROM pins)::int AS pins, (SELECT count(*) FROM users WHERE account_type = 'person')::int AS people,
    (SELECT count(*) FROM boards)::int AS boards, (SELECT count(*) FROM boards WHERE covers = '[]')::int AS bare,
    (SELECT count(*) FROM sections s WHERE NOT EXISTS (SELECT 1 FROM board_pins p WHERE p.section_id = s.id))::int AS empty,
    (SELECT max(n) FROM (SELECT count(*) AS n FROM comments WHERE kind = 'comment' AND parent_id IS NULL GROUP BY text) t)::int AS said`)
  const [{ pins, people, boards, bare, empty, said }] = rows
  expect(pins).toBeGreaterThanOrEqual(1_500)
  expect(pins).toBeLessThanOrEqual(2_500)
  expect({ people, bare }).toEqual({ people: 60, bare: 0 })
  expect(boards).toBe(121)
  expect(empty).toBeLessThanOrEqual(6)
  expect(said).toBeLessThanOrEqual(5)
})

/**
 * Choices during the onboarding: topics, their pins by position in the picker, and expected families. This small world
 * has one picture per family, and home shows no picture twice, so each choice covers several families.
 */
const CHOICES = [
  { topics: ['cats', 'coffee', 'birds'], picks: [0, 3], use_cases: ['find_ideas'] },
  { topics: ['ceramics', 'vases', 'candles'], picks: [], use_cases: ['decorate'] },
  { topics: ['night-sky', 'mountains', 'forest'], picks: [1, 2, 5], use_cases: [] },
  { topics: ['food-and-drink', 'baking', 'fruit'], picks: [0], use_cases: ['cook'] },
  { topics: ['fashion', 'flower-arranging', 'printmaking'], picks: [], use_cases: ['style', 'shop'] },
] as const

describe.each(CHOICES)('who chose $topics', ({ topics, picks, use_cases }) => {
  test.each([true, false])(
    'onboard.1 feed.12 finds it in at least 12 of the first 25, with consent to personalization: %s',
    async (personalization) => {
      const newcomer = await world.person()
      const consent = { analytics: false, marketing: false, personalization }
      const settings = JSON.stringify({ use_cases, consent })
      const { db } = world.house
      const onboarding = JSON.stringify({ step: 'pin_picker' })
      await db.updateTable('users').set({ settings, onboarding }).where('id', '=', newcomer.id).execute()
      const as = world.as(await person(newcomer.username), { consent })
      // Home was already loaded behind the onboarding dialog.
      await as(UserHomefeedResource.get, { page_size: 25 })
      const chosen = await Promise.all(topics.map((interest) => as(TopicResource.get, { interest })))
      for (const { id } of chosen) await as(InterestFollowResource.create, { interest_id: id })
      const offered = (await as(UserHomefeedResource.get, { in_nux: true, page_size: 60 })).items
      const pin_ids = picks.flatMap((at) => offered[at]?.id ?? [])
      await as(OnboardingResource.update, { step: 'pin_picker', pin_ids })
      const first = (await as(UserHomefeedResource.get, { page_size: 25 })).items
      expect(first).toHaveLength(25)
      // Judged by the pins' topics, not by the reasons that the feed gives.
      const wanted = new Set(chosen.flatMap((one) => [one.id, ...one.children.map(({ id }) => id)]))
      const about = await Promise.all(first.map((pin) => as(PinTopicsResource.get, { pin_id: pin.id })))
      const fitting = about.filter(({ items }) => items.some(({ id }) => wanted.has(id)))
      expect(fitting.length).toBeGreaterThanOrEqual(12)
    },
  )
})
