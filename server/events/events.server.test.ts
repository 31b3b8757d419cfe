import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { Consent } from '#domain/entities/viewer.ts'
import { EventsResource } from '#domain/resources/experiences.ts'
import { OffsiteResource } from '#domain/resources/offsite.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { StaffEventsResource } from '#domain/resources/staff.ts'
import type { Person } from '../context.ts'
import { sweepExpiredRows } from '../jobs/sweep-expired-rows.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'
import { loadEventTypeCounts } from './event-counts.ts'
import { makeEventPartitions } from './partitions.ts'
import { sweepEvents } from './sweep-events.ts'

let test_: TestServer
let pinId: string
let owner: Person
beforeAll(async () => {
  test_ = await openTestServer({ RATE_LIMITS: 'on', EVENT_DAYS: '40' })
  owner = await test_.person()
  pinId = (await test_.as(owner)(PinResource.create, { image_base64: await makeTestPicture() })).id
})
afterAll(() => test_.end())

const yes: Consent = { analytics: true, marketing: false, personalization: false }
const no: Consent = { analytics: false, marketing: true, personalization: true }
const seen = () => [{ event_type: 102, object_id_str: pinId, id: `e${Math.random()}` }]
const kept = async () => (await test_.house.db.selectFrom('events').select('id').execute()).length
const impressions = async () => {
  const rows = await test_.house.db
    .selectFrom('pin_days')
    .select('impressions')
    .where('pin_id', '=', pinId as never)
    .execute()
  return rows.reduce((sum, row) => sum + row.impressions, 0)
}

test.each([
  ['a visitor who said nothing', null, null, 0],
  ['a visitor who said no', no, 'v1', 0],
  ['a visitor who said yes', yes, 'v1', 1],
])('events of %s: what is kept, and that days are counted all the same', async (_, consent, visitorKey, taken) => {
  const before = { kept: await kept(), impressions: await impressions() }
  const told = await test_.as(null, { consent, visitorKey })(EventsResource.create, { events: seen() })
  expect(told).toEqual({ taken })
  expect({ kept: await kept(), impressions: await impressions() }).toEqual({
    kept: before.kept + taken,
    impressions: before.impressions + 1,
  })
})

test('an event sent twice is stored once; an implausible time is replaced', async () => {
  const ask = test_.as(null, { consent: yes, visitorKey: 'v2' })
  const time = Date.now() - 1000
  const events = [{ event_type: 101, id: 'same', time, aux_data: { a: 1 } }]
  await ask(EventsResource.create, { events })
  await ask(EventsResource.create, { events: JSON.stringify(events) as never })
  await ask(EventsResource.create, { events: [{ event_type: 101, id: 'future', time: Date.now() + 9e9 }] })
  const rows = await test_.house.db
    .selectFrom('events')
    .selectAll()
    .where('actor_key', '=', 'vv2')
    .orderBy('id')
    .execute()
  expect(rows.map((row) => [row.id, row.aux])).toEqual([
    ['future', null],
    ['same', { a: 1 }],
  ])
  expect(rows[0]?.at.getTime()).toBeLessThanOrEqual(Date.now())
})

test('days are counted only for existing pins, also in concurrent batches', async () => {
  const before = await impressions()
  const batch = [
    ...seen(),
    ...seen(),
    { event_type: 102, object_id_str: '1000000000000000001' },
    { event_type: 102, object_id_str: 'x' },
  ]
  await Promise.all(Array.from({ length: 5 }, () => test_.as(null)(EventsResource.create, { events: batch })))
  // Both events have ids, so repeated sends count once.
  expect((await impressions()) - before).toBe(2)
  const others = await test_.house.db
    .selectFrom('pin_days')
    .select('pin_id')
    .where('pin_id', '!=', pinId as never)
    .execute()
  expect(others).toEqual([])
})

test('log.1 events older than one day are refused one by one, and change nothing', async () => {
  const before = { kept: await kept(), impressions: await impressions() }
  const time = Date.now() - 24 * 3600_000
  const events = [
    { ...seen()[0]!, time: time - 60_000 },
    { ...seen()[0]!, time: time + 60_000 },
  ]
  const ask = test_.as(null, { consent: yes, visitorKey: 'old' })
  expect(await ask(EventsResource.create, { events })).toEqual({ taken: 1 })
  expect({ kept: await kept(), impressions: await impressions() }).toEqual({
    kept: before.kept + 1,
    impressions: before.impressions + 1,
  })
})

test('log.1 a batch without ids of anyone is counted and not kept, even where the account has said yes', async () => {
  const before = { kept: await kept(), impressions: await impressions() }
  const ask = test_.as(null, { consent: yes, visitorKey: 'unnamed' })
  expect(await ask(EventsResource.create, { events: seen(), is_anonymous: true })).toEqual({ taken: 0 })
  expect({ kept: await kept(), impressions: await impressions() }).toEqual({
    ...before,
    impressions: before.impressions + 1,
  })
})

test.each([
  [0, 0],
  [49, 0],
  [50, 1],
  [100, 1],
])('log.9 a card of which %d percent was seen counts %d views', async (most_visible, views) => {
  const before = await impressions()
  await test_.as(null)(EventsResource.create, {
    events: seen().map((one) => ({ ...one, event_data: { most_visible } })),
  })
  expect((await impressions()) - before).toBe(views)
})

test('log.1 staff’s counts by type take an event once: repeats, bots and old events add nothing', async () => {
  const type = 103
  const count = async () =>
    (await loadEventTypeCounts({ db: test_.house.db, now: test_.house.clock() })).find((row) => row.event_type === type)
  const batch = [1, 2].map((n) => ({ event_type: type, id: `long${n}`, time: Date.now() - n * 1000 }))
  const asks = [1, 2, 3].map(() =>
    test_.as(null, { consent: yes, visitorKey: 'c' })(EventsResource.create, { events: batch }),
  )
  await Promise.all(asks)
  await test_.as(null, { consent: yes, visitorKey: 'c', isBot: true })(EventsResource.create, {
    events: [{ event_type: type, id: 'bot' }],
  })
  expect(await count()).toEqual({ event_type: type, last_minute: 2, last_hour: 2, last_day: 2 })
  test_.pass(2 * 60_000)
  expect(await count()).toMatchObject({ last_minute: 0, last_hour: 2, last_day: 2 })
  test_.pass(2 * 3600_000)
  expect(await count()).toMatchObject({ last_minute: 0, last_hour: 0, last_day: 2 })
  test_.pass(47 * 3600_000)
  await sweepExpiredRows(test_.house)
  expect(await test_.house.db.selectFrom('event_counts').select('type').where('type', '=', type).execute()).toEqual([])
  test_.pass(-(2 * 60_000 + 49 * 3600_000))
})

test('log.1 staff see their own last events, newest first, and nobody else’s; others see none of it', async () => {
  const staff = await test_.person()
  await test_.house.db.updateTable('users').set({ is_staff: true }).where('id', '=', staff.id).execute()
  const time = Date.now() - 5000
  const tell = (who: Person, events: object[]) =>
    test_.as(who, { consent: yes })(EventsResource.create, { events: events as never })
  await tell(staff, [
    { event_type: 701, id: 'first', time, component: 9008, aux_data: { query: 'jars' } },
    { event_type: 103, id: 'second', time: time + 1000, object_id_str: pinId },
  ])
  await tell(owner, [{ event_type: 701, id: 'foreign', time }])
  const as = test_.as({ ...staff, is_staff: true })
  const { own, counts } = await as(StaffEventsResource.get, {})
  expect(own.map(({ id }) => id)).toEqual(['second', 'first'])
  expect(own[1]).toMatchObject({ event_type: 701, component: 9008, aux_data: { query: 'jars' }, view_type: null })
  expect(counts.find(({ event_type }) => event_type === 701)).toEqual({
    event_type: 701,
    last_minute: 2,
    last_hour: 2,
    last_day: 2,
  })
  await tell(
    staff,
    Array.from({ length: 60 }, (_, n) => ({ event_type: 103, id: `n${n}`, time: time + 1100 + n })),
  )
  expect((await as(StaffEventsResource.get, {})).own.map(({ id }) => id)).toEqual(
    Array.from({ length: 50 }, (_, n) => `n${59 - n}`),
  )
  for (const who of [owner, null])
    await expect(test_.as(who)(StaffEventsResource.get, {})).rejects.toMatchObject({ isRefusal: true })
})

const text = (bytes: number) => 'x'.repeat(bytes)
const most = text(4096 - JSON.stringify({ event_type: 1, aux_data: '' }).length)

test.each([
  ['aux_data of 5 kB', [{ event_type: 1, aux_data: text(5000) }], 400, 'An event can be up to 4 kB.'],
  ['event_data of 1 MB', [{ event_type: 1, event_data: { a: text(1e6) } }], 400, 'An event can be up to 4 kB.'],
  ['both halves too large', [{ event_type: 1, aux_data: text(2100), event_data: text(2100) }], 400, 'up to 4 kB'],
  ['two bytes a letter', [{ event_type: 1, aux_data: 'ä'.repeat(2100) }], 400, 'An event can be up to 4 kB.'],
  [
    'a large one among small ones',
    [...Array(99).fill({ event_type: 1 }), { event_type: 1, aux_data: text(5000) }],
    400,
    '4 kB',
  ],
  ['101 at once', Array(101).fill({ event_type: 1 }), 400, 'You can send up to 100 events at once.'],
  ['the largest that fits', [{ event_type: 1, aux_data: most }], 200, 'ok'],
  ['100 at once', Array(100).fill({ event_type: 1 }), 200, 'ok'],
])('events with %s over the wire', async (_, events, status, sentence) => {
  const before = await kept()
  const client = test_.visitor()
  client.cookies.set('bb_consent', 'analytics')
  const told = await client.post('Events', 'create', { events })
  // A body above the size limit is refused before it is read.
  if (told.status !== 413)
    expect([told.status, told.body.resource_response.message]).toEqual([status, expect.stringContaining(sentence)])
  if (status !== 200) expect(await kept()).toBe(before)
})

test('a save keeps no large context, and a click no large details', async () => {
  const saver = await test_.client()
  const saved = await saver.post('Repin', 'create', { pin_id: pinId, event_context: { a: text(5000) } })
  expect([saved.status, saved.body.resource_response.message]).toEqual([400, 'An event can be up to 4 kB.'])
  const click = { url: `https://click.test/${text(1900)}`, client_tracking_params: text(3900), aux_data: text(3900) }
  await test_.as(saver.person, { consent: yes })(OffsiteResource.create, click)
  const rows = await test_.house.db
    .selectFrom('events')
    .select('aux')
    .where('actor_key', '=', `u${saver.person.id}`)
    .execute()
  expect(rows).toEqual([{ aux: { url: click.url } }])
})

test('a client that sends megabytes of events is told to wait, and may go on an hour later', async () => {
  const ask = test_.as(await test_.person())
  const events = Array(100).fill({ event_type: 1, aux_data: most })
  const asked = async () => {
    for (let n = 0; n < 40; n++) await ask(EventsResource.create, { events })
  }
  await expect(asked()).rejects.toMatchObject({ kind: 'too_fast', retryAfter: expect.any(Number) })
  test_.pass(2 * 3600_000)
  await ask(EventsResource.create, { events })
})

test('api.4 the hourly limit of events ends in time when the clock is set back meanwhile', async () => {
  const ask = test_.as(await test_.person())
  const events = Array(100).fill({ event_type: 1, aux_data: most })
  const asked = async () => {
    for (let n = 0; n < 40; n++) await ask(EventsResource.create, { events })
  }
  await expect(asked()).rejects.toMatchObject({ kind: 'too_fast' })
  test_.pass(-6 * 3600_000)
  onTestFinished(() => test_.pass(4 * 3600_000))
  test_.pass(2 * 3600_000)
  await ask(EventsResource.create, { events })
})

test('visitors of one /64 share the hourly limit of events', async () => {
  const events = Array(100).fill({ event_type: 1, aux_data: most })
  const from = (ip: string) => test_.as(null, { ip })(EventsResource.create, { events })
  const asked = async () => {
    for (let n = 0; n < 40; n++) await from(`2001:db8:5:5::${n.toString(16)}`)
  }
  await expect(asked()).rejects.toMatchObject({ kind: 'too_fast' })
  await from('2001:db8:5:6::1')
})

test('events are kept for the days of the setting, with their months; what was counted of them stays', async () => {
  const { house } = test_
  const days = (n: number) => new Date(house.clock().getTime() - n * 24 * 3600_000)
  await makeEventPartitions({ ...house, clock: () => days(150) })
  for (const [id, at] of [
    ['39', days(39)],
    ['41', days(41)],
    ['150', days(150)],
    ['4000', days(4000)],
  ] as const)
    await house.db.insertInto('events').values({ actor_key: 'aged', id, at, type: 1 }).execute()
  const months = async () => {
    const { rows } = await house.pool.query(`SELECT relname FROM pg_class WHERE relname ~ '^events_\\d{4}_\\d\\d$'`)
    return rows.length
  }
  const before = { months: await months(), impressions: await impressions() }
  await sweepEvents(house)
  const left = await house.db.selectFrom('events').select('id').where('actor_key', '=', 'aged').execute()
  expect(left).toEqual([{ id: '39' }])
  expect(await months()).toBe(before.months - 2)
  expect(await impressions()).toBe(before.impressions)
  expect(before.impressions).toBeGreaterThan(0)
})

test('an event counts once, in one batch or several, and only a hash of it is stored, for a day', async () => {
  const before = await impressions()
  const [event] = seen()
  const tell = (events: ReturnType<typeof seen>) => test_.as(null)(EventsResource.create, { events })
  await tell([event!, event!])
  await Promise.all([tell([event!]), tell([event!]), tell([event!])])
  expect((await impressions()) - before).toBe(1)
  const kept = await test_.house.db.selectFrom('counted_events').selectAll().execute()
  expect(JSON.stringify(kept)).not.toContain(event!.id)
  await test_.as(null)(EventsResource.create, { events: [{ ...event!, event_type: 101 }] })
  test_.pass(25 * 3600_000)
  await sweepExpiredRows(test_.house)
  expect(await test_.house.db.selectFrom('counted_events').selectAll().execute()).toEqual([])
  test_.pass(-25 * 3600_000)
})

test('views by the owner, managers of the profile and bots are not counted; views by other members are', async () => {
  const manager = await test_.person()
  await test_.house.db
    .insertInto('business_members')
    .values({ business_id: owner.id, user_id: manager.id, role: 'admin' })
    .execute()
  const before = await impressions()
  await test_.as(owner)(EventsResource.create, { events: seen() })
  await test_.as(manager)(EventsResource.create, { events: seen() })
  await test_.as(null, { isBot: true })(EventsResource.create, { events: seen() })
  expect((await impressions()) - before).toBe(0)
  await test_.as(await test_.person())(EventsResource.create, { events: seen() })
  expect((await impressions()) - before).toBe(1)
})

test('crash reports of browsers are stored and logged with file and line', async () => {
  const { house } = test_
  const warn = vi.spyOn(house.log, 'warn')
  house.resolvePositions = async (text) => text.replace('https://pins.example/assets/a.js:1:9', 'web/A.tsx:7')
  onTestFinished(() => {
    delete house.resolvePositions
    warn.mockRestore()
  })
  const at = 'at A (https://pins.example/assets/a.js:1:9)'
  const crash = { event_type: 3835, id: 'crash', event_data: { error: 'Error: no', where: at, stack: at } }
  const unlike = { event_type: 3835, id: 'unlike', event_data: { error: 1 } }
  await test_.as(null, { consent: yes, visitorKey: 'v3' })(EventsResource.create, { events: [crash, unlike] })
  const named = { error: 'Error: no', where: 'at A (web/A.tsx:7)', stack: 'at A (web/A.tsx:7)' }
  expect(warn.mock.calls).toEqual([[named, 'a page crashed in a browser']])
  const stored = await house.db.selectFrom('events').select('data').where('id', '=', 'crash').executeTakeFirstOrThrow()
  expect(stored.data).toEqual(named)
})
