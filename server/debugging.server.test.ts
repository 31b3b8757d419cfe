import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Pin } from '#domain/entities/pin.ts'
import type { Page } from '#domain/resource.ts'
import { DebugExperiencesResource } from '#domain/resources/debugging.ts'
import { EventsResource, UserExperienceResource, UserExperienceViewedResource } from '#domain/resources/experiences.ts'
import { PinResource, RelatedPinFeedResource, UserHomefeedResource } from '#domain/resources/pins.ts'
import { BaseSearchResource } from '#domain/resources/search.ts'
import type { Person } from './context.ts'
import { readDebugging } from './debugging.ts'
import { updateFeedPool } from './feed/pool.ts'
import { indexEverything } from './search/index-everything.ts'
import { openTestHouse, type TestHouse } from './testing/test-house.ts'
import { makeTestPicture } from './testing/test-picture.ts'

let world: TestHouse
let staff: Person
let ada: Person
const pins: string[] = []
const INSIDE = '10.1.2.3'
const OUTSIDE = '203.0.113.1'

beforeAll(async () => {
  world = await openTestHouse({ INTERNAL_CIDRS: '10.0.0.0/8' })
  staff = await world.person({ is_staff: true })
  ada = await world.person()
  for (let n = 0; n < 3; n++) {
    const picture = await makeTestPicture()
    pins.push((await world.as(ada)(PinResource.create, { image_base64: picture, title: `Lamp ${n}` })).id)
  }
  await world.actOnFacts()
  await indexEverything(world.house)
  await updateFeedPool(world.house)
  await world.house.db
    .insertInto('placed_experiences')
    .values([
      { placement_id: 29, experience_id: 1, type: 10, priority: 5, targeting: JSON.stringify({ countries: ['AT'] }) },
      { placement_id: 29, experience_id: 2, type: 10, targeting: JSON.stringify({ audience: 'everyone' }) },
      { placement_id: 29, experience_id: 3, type: 10, targeting: JSON.stringify({ audience: 'everyone' }) },
      { placement_id: 29, experience_id: 4, type: 10, status: 'paused' },
    ])
    .execute()
})
afterAll(() => world.end())

type Who = { viewer: Person | null; ip: string }
const debugOf = ({ viewer, ip }: Who, query: Record<string, unknown>) =>
  readDebugging(world.house, viewer, { ip, query, headers: {} })
const askWith = ({ viewer, ip }: Who, query: Record<string, unknown>) =>
  world.as(viewer, { ip, debug: debugOf({ viewer, ip }, query) })

test.each([
  ['an employee from anywhere', () => ({ viewer: staff, ip: OUTSIDE }), true, true],
  ['an employee from inside', () => ({ viewer: staff, ip: INSIDE }), true, true],
  ['someone else from inside', () => ({ viewer: ada, ip: INSIDE }), true, false],
  ['a visitor from inside', () => ({ viewer: null, ip: INSIDE }), true, false],
  ['someone else from outside', () => ({ viewer: ada, ip: OUTSIDE }), false, false],
  ['a visitor from outside', () => ({ viewer: null, ip: OUTSIDE }), false, false],
])('route.20, route.46, viewer.8 %s', (_, who: () => Who, hasSwitches, hasPanel) => {
  const query = { deb_panel: '1', deb_timing: '1', deb_experiences: '1', deb_image_only_grid: 'enabled' }
  const debug = debugOf(who(), query)
  expect(debug !== null).toBe(hasSwitches)
  if (debug) expect(debug.switches).toMatchObject({ timing: true, experiences: true, panel: hasPanel })
  expect((debug?.signals ?? null) !== null).toBe(hasPanel)
  expect(debugOf(who(), { q: 'deb_timing' })).toBeNull()
  const told = readDebugging(world.house, who().viewer, { ...who(), query: {}, headers: { 'x-debug': 'deb_timing=1' } })
  expect(told !== null).toBe(hasSwitches)
})

test('viewer.8 deb_panel=1 tells an employee why a Pin is there, its source and scores; nobody else', async () => {
  const lists: [string, () => Promise<Page<unknown>>, (who: Who) => Promise<Page<unknown>>][] = [
    [
      'home',
      () => askWith({ viewer: staff, ip: OUTSIDE }, { deb_panel: '1' })(UserHomefeedResource.get, {}),
      (who) => askWith(who, { deb_panel: '1' })(UserHomefeedResource.get, {}),
    ],
    [
      'related',
      () =>
        askWith({ viewer: staff, ip: OUTSIDE }, { deb_panel: '1' })(RelatedPinFeedResource.get, {
          pin: pins[0] as string,
        }),
      (who) => askWith(who, { deb_panel: '1' })(RelatedPinFeedResource.get, { pin: pins[0] as string }),
    ],
    [
      'search',
      () => askWith({ viewer: staff, ip: OUTSIDE }, { deb_panel: '1' })(BaseSearchResource.get, { query: 'lamp' }),
      (who) => askWith(who, { deb_panel: '1' })(BaseSearchResource.get, { query: 'lamp' }),
    ],
  ]
  for (const [list, forStaff, forOthers] of lists) {
    const items = (await forStaff()).items as Pin[]
    expect([list, items.length > 0]).toEqual([list, true])
    for (const { debug } of items) {
      expect(debug).toMatchObject({ list, source: expect.stringMatching(/\w/) })
      expect(Object.values(debug?.scores ?? {}).every(Number.isFinite)).toBe(true)
    }
    for (const who of [
      { viewer: null, ip: INSIDE },
      { viewer: ada, ip: OUTSIDE },
    ])
      for (const one of (await forOthers(who)).items as Pin[]) expect(one).not.toHaveProperty('debug')
  }
})

test('viewer.8 deb_timing=1 lists the questions with their times and queries, without values', async () => {
  const debug = debugOf({ viewer: null, ip: INSIDE }, { deb_timing: '1' })
  await world.as(null, { debug })(PinResource.get, { id: pins[0] as string })
  const [timing] = debug?.timings ?? []
  expect(timing).toMatchObject({ question: 'PinResource get', ms: expect.any(Number) })
  expect(timing?.statements.length).toBeGreaterThan(1)
  expect(timing?.statements.some(({ sql, rows }) => sql.includes('FROM pins') && rows === 1)).toBe(true)
  expect(JSON.stringify(timing)).not.toContain('Lamp')
  const without = debugOf({ viewer: null, ip: INSIDE }, { deb_panel: '1' })
  await world.as(null, { debug: without })(PinResource.get, { id: pins[0] as string })
  expect(without?.timings).toBeNull()
})

test('viewer.8 deb_experiences=1 tells of each experience what kept it from the viewer, condition by condition', async () => {
  const who = { viewer: staff, ip: OUTSIDE }
  const { experiences } = await askWith(who, { deb_experiences: '1' })(DebugExperiencesResource.get, {})
  const obstacles = experiences.map((one) => [one.placed_experience_id, one.obstacle])
  expect(obstacles).toEqual([
    ['29:2', null],
    ['29:1', 'targeting'],
    ['29:3', 'placement'],
    ['29:4', 'not_live'],
  ])
  expect(experiences[1]?.conditions).toEqual([
    { name: 'audience', wanted: 'people', actual: 'people', is_met: true },
    { name: 'countries', wanted: ['AT'], actual: 'US', is_met: false },
  ])
  const shown = await world.as(staff)(UserExperienceResource.get, {})
  expect(Object.values(shown).map(({ id }) => id)).toEqual(['29:2'])
  for (const [viewer, ip, query] of [
    [ada, OUTSIDE, { deb_experiences: '1' }],
    [staff, OUTSIDE, { deb_panel: '1' }],
    [null, OUTSIDE, {}],
  ] as const)
    await expect(askWith({ viewer, ip }, query)(DebugExperiencesResource.get, {})).rejects.toMatchObject({
      kind: 'not_found',
    })
})

test('route.20 what happens on a page that is debugged is not counted: no event, no report, no search', async () => {
  const consent = { analytics: true, marketing: false, personalization: true }
  const debug = debugOf({ viewer: staff, ip: OUTSIDE }, { deb_timing: '1' })
  const debugging = world.as(staff, { consent, debug })
  const events = [{ event_type: 101, object_id_str: pins[0], id: 'one' }]
  expect(await debugging(EventsResource.create, { events })).toEqual({ taken: 0 })
  expect(await debugging(UserExperienceViewedResource.update, { placed_experience_id: '29:2' })).toMatchObject({
    kept: false,
  })
  await debugging(BaseSearchResource.get, { query: 'lamp' })
  const counted = async () => ({
    days: (await world.house.db.selectFrom('pin_days').selectAll().execute()).length,
    reports: (await world.house.db.selectFrom('seen_experiences').selectAll().execute()).length,
    searches: (await world.house.db.selectFrom('searches').selectAll().execute()).length,
  })
  expect(await counted()).toEqual({ days: 0, reports: 0, searches: 0 })
  const normal = world.as(staff, { consent })
  await normal(EventsResource.create, { events })
  await normal(UserExperienceViewedResource.update, { placed_experience_id: '29:2' })
  await normal(BaseSearchResource.get, { query: 'lamp' })
  expect(await counted()).toEqual({ days: 1, reports: 1, searches: 1 })
})
