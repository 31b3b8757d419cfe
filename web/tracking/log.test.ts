import { expect, test } from 'vitest'
import type { Consent } from '#domain/entities/viewer.ts'
import type { LoggedEvent } from '#domain/resources/experiences.ts'
import { makeEventLog } from './log.ts'

type Sent = { events: LoggedEvent[]; is_anonymous?: boolean; keepalive: boolean }
const NOON = 1e12
const DAY = 24 * 3600_000

function page(consent: Consent | null, { debug, stored = [] }: { debug?: object; stored?: LoggedEvent[] } = {}) {
  const sent: Sent[] = []
  const planned: number[] = []
  const viewer = { id: '7', consent }
  const world = { now: NOON, chance: 0.99, fails: undefined as string | undefined, stored }
  const watchers: (() => void)[] = []
  const log = makeEventLog({
    store: { get: () => ({ viewer, config: { debug } }), watch: (look: () => void) => watchers.push(look) } as never,
    ask: (async (_: unknown, options: object, { keepalive }: { keepalive: boolean }) => {
      if (world.fails) throw { isRefused: true, kind: world.fails }
      sent.push({ ...options, keepalive } as Sent)
    }) as never,
    about: () => ({ landing_page_type: 'home' }),
    now: () => world.now,
    later: (_, ms) => planned.push(ms),
    chance: () => world.chance,
    storage: {
      read: (whose) => (whose === '7' ? world.stored : []),
      write: (_, events) => {
        world.stored = [...events]
      },
    },
  })
  const say = (change: Consent | null) => {
    viewer.consent = change
    for (const look of watchers) look()
  }
  const types = () => sent.map(({ events }) => events.map(({ event_type }) => event_type))
  return { log, sent, planned, world, say, types }
}
const YES = { analytics: true, marketing: false, personalization: false }
const NO = { analytics: false, marketing: true, personalization: true }

test.each([[null], [NO]])(
  'cookie.4 with the consent %j only nameless views and taps of Pins leave',
  async (consent) => {
    const { log, sent, world } = page(consent)
    log.log({ event_type: 701, aux_data: { query: 'jars' } })
    log.log({
      event_type: 102,
      view_type: 1,
      object_id_str: '5',
      event_data: { time: 1, end_time: 2, most_visible: 100 },
    })
    log.log({ event_type: 102, view_type: 9201, object_id_str: '6' })
    log.keep()
    await log.send()
    expect(sent).toEqual([
      {
        events: [{ event_type: 102, object_id_str: '5', id: expect.stringMatching(/^[0-9a-f]{32}$/), time: undefined }],
        is_anonymous: true,
        keepalive: false,
      },
    ])
    expect(world.stored).toEqual([])
  },
)

test('log.5 events leave in one batch, each with every field, its time and an id of its own', async () => {
  const { log, sent, planned } = page(YES)
  log.log({ event_type: 101, object_id_str: '1' })
  log.log({ event_type: 102, view_type: 1, view_parameter: 140, component: 2, element: 3, event_data: { a: 1 } })
  expect(planned).toEqual([3000])
  await log.send()
  const rest = { time: NOON, aux_data: { landing_page_type: 'home' }, id: expect.any(String) }
  const none = { view_type: null, view_parameter: null, component: null, element: null, event_data: null }
  expect(sent.map(({ events }) => events)).toEqual([
    [
      { ...rest, ...none, event_type: 101, object_id_str: '1' },
      {
        ...rest,
        event_type: 102,
        view_type: 1,
        view_parameter: 140,
        component: 2,
        element: 3,
        object_id_str: null,
        event_data: { a: 1 },
      },
    ],
  ])
  expect(new Set(sent[0]?.events.map(({ id }) => id)).size).toBe(2)
})

test('route.22 every event says on what type of page it happened, beside its own words', async () => {
  const { log, sent } = page(YES)
  log.log({ event_type: 101 })
  log.log({ event_type: 5, aux_data: { board_id: '7' } })
  await log.send()
  expect(sent[0]?.events).toMatchObject([
    { aux_data: { landing_page_type: 'home' } },
    { aux_data: { landing_page_type: 'home', board_id: '7' } },
  ])
})

test('cookie.4 what waits is dropped at the moment when the consent is withdrawn', async () => {
  const { log, sent, say } = page(YES)
  log.log({ event_type: 101 })
  say(NO)
  say(YES)
  await log.send()
  expect(sent).toEqual([])
})

test('cookie.4 what happened before the consent stays nameless after it', async () => {
  const { log, sent, say } = page(null)
  log.log({ event_type: 101, view_type: 1, object_id_str: '5' })
  say(YES)
  log.log({ event_type: 701 })
  await log.send()
  expect(sent.map(({ events, is_anonymous }) => [events.map(({ event_type }) => event_type), is_anonymous])).toEqual([
    [[101], true],
    [[701], undefined],
  ])
})

test('route.20 a page that is debugged logs no event', async () => {
  const { log, sent, planned } = page(YES, { debug: { query: 'deb_timing=1' } })
  log.log({ event_type: 101 })
  await log.send()
  expect([sent, planned]).toEqual([[], []])
})

test.each(['offline', 'away', 'broken', 'too_fast'])(
  'log.1 a batch that is %s is sent again, in order',
  async (kind) => {
    const { log, planned, world, types, sent } = page(YES)
    world.fails = kind
    log.log({ event_type: 101 })
    await log.send()
    expect(planned).toEqual([3000, 30_000])
    log.log({ event_type: 103 })
    world.fails = undefined
    await log.send()
    expect(types()).toEqual([[101, 103]])
    await log.send()
    expect(sent).toHaveLength(1)
  },
)

test('log.1 a batch that the server refuses is dropped', async () => {
  const { log, world, sent } = page(YES)
  world.fails = 'bad_input'
  log.log({ event_type: 101 })
  await log.send()
  world.fails = undefined
  await log.send()
  expect(sent).toEqual([])
})

test('log.1 what a closed tab could not send is sent by the next page, and then forgotten', async () => {
  const closed = page(YES)
  closed.world.fails = 'offline'
  closed.log.log({ event_type: 101 })
  closed.log.keep()
  await closed.log.send(true)
  const next = page(YES, { stored: closed.world.stored })
  next.log.resume()
  expect(next.planned).toEqual([3000])
  next.log.log({ event_type: 103 })
  await next.log.send()
  expect(next.types()).toEqual([[101, 103]])
  expect(next.sent[0]?.events[0]?.id).toBe(closed.world.stored[0]?.id)
  expect(next.world.stored).toEqual([])
})

test('log.1 a hidden page sends small batches that outlive it, and forgets what was answered', async () => {
  const { log, sent, world } = page(YES)
  for (let n = 0; n < 90; n++) log.log({ event_type: 101 })
  log.keep()
  expect(world.stored).toHaveLength(90)
  await log.send(true)
  await Promise.resolve()
  expect(sent.map(({ events, keepalive }) => [events.length, keepalive])).toEqual([
    [40, true],
    [40, true],
    [10, true],
  ])
  await expect.poll(() => world.stored).toEqual([])
})

test('log.1 events of a day ago are dropped, waiting or stored', async () => {
  const { log, sent, world } = page(YES, { stored: [{ event_type: 103, time: NOON - DAY, id: 'old' }] })
  log.resume()
  expect(world.stored).toEqual([])
  log.log({ event_type: 101 })
  world.now += DAY
  await log.send()
  expect(sent).toEqual([])
})

test('log.1 at most 500 events wait, the newest', async () => {
  const { log, world, sent } = page(YES)
  world.fails = 'offline'
  for (let n = 0; n < 700; n++) log.log({ event_type: 101, object_id_str: String(n) })
  for (let n = 0; n < 7; n++) await log.send()
  world.fails = undefined
  await log.send()
  const first = sent[0]?.events[0]?.object_id_str
  expect([first, sent.flatMap(({ events }) => events).length]).toEqual(['200', 500])
})

test.each([
  [3832, 0.099, 1],
  [3832, 0.1, 0],
  [3835, 0.999, 1],
  [101, 0.999, 1],
])('log.4 offsite.13 of the event %i with the chance %d, %i are logged', async (event_type, chance, count) => {
  const { log, world, sent } = page(YES)
  world.chance = chance
  log.log({ event_type })
  await log.send()
  expect(sent.flatMap(({ events }) => events)).toHaveLength(count)
})
