import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Consent } from '#domain/entities/viewer.ts'
import { LOG_EVENT } from '#domain/log-events.ts'
import { EventsResource } from '#domain/resources/experiences.ts'
import { StaffExperimentsResource } from '#domain/resources/staff.ts'
import type { Context, Person } from '../context.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { measureExperiments } from './measure-experiments.ts'
import { sweepExposures } from './sweep-exposures.ts'

const NAME = 'image_only_grid'
const HOUR = 3600_000
const analytics: Consent = { analytics: true, marketing: false, personalization: false }

let world: TestHouse
let staff: Person
beforeAll(async () => {
  world = await openTestHouse()
  staff = await world.person({ is_staff: true })
})
afterAll(() => world.end())

const setShares = async (rollout: Record<string, number>) => {
  await world.as(staff)(StaffExperimentsResource.update, { name: NAME, rollout })
  world.pass(10_000)
}
const happen = (person: Person | null, types: number[], more: Partial<Context> = {}) =>
  world.as(person, { consent: analytics, ...more })(EventsResource.create, {
    events: types.map((event_type) => ({ event_type })),
  })
const results = async () => {
  await measureExperiments(world.house)
  const { items } = await world.as(staff)(StaffExperimentsResource.get, {})
  return items.find(({ id }) => id === NAME)?.results ?? []
}

test('ab.1 whoever consented is exposed once to a running experiment, and others are not', async () => {
  const [ada, ben, chosen] = [await world.person(), await world.person(), await world.person()]
  await happen(ada, [LOG_EVENT.click])
  expect(await results()).toEqual([])
  await setShares({ enabled: 100 })
  const override = { username: chosen.username, group: 'control' }
  await world.as(staff)(StaffExperimentsResource.update, { name: NAME, override })
  world.pass(10_000)
  await happen(chosen, [LOG_EVENT.click])
  await happen(ben, [LOG_EVENT.click], { consent: { ...analytics, analytics: false } })
  await happen(ben, [LOG_EVENT.click], { isBot: true })
  await happen(null, [LOG_EVENT.click], { visitorKey: 'v1' })
  expect(await results()).toEqual([])
  await happen(ada, [LOG_EVENT.click])
  await happen(ada, [LOG_EVENT.click])
  expect(await results()).toMatchObject([{ group: 'enabled', people: 1 }])
  await setShares({ control: 100 })
  expect(await results()).toEqual([])
  await happen(ada, [LOG_EVENT.click])
  expect(await results()).toMatchObject([{ group: 'control', people: 1 }])
  await setShares({})
})

test('ab.1 results are saves, clicks to other sites and later days per person, within seven days of the exposure', async () => {
  await setShares({ enabled: 100 })
  const [ada, ben] = [await world.person(), await world.person()]
  await happen(ada, [LOG_EVENT.click])
  await happen(ben, [LOG_EVENT.click])
  world.pass(HOUR)
  await happen(ada, [LOG_EVENT.savedPin, LOG_EVENT.savedPin, LOG_EVENT.wayOut])
  world.pass(30 * HOUR)
  await happen(ada, [LOG_EVENT.click])
  world.pass(HOUR)
  await happen(ada, [LOG_EVENT.click])
  world.pass(72 * HOUR)
  await happen(ada, [LOG_EVENT.savedPin])
  world.pass(72 * HOUR)
  await happen(ada, [LOG_EVENT.savedPin, LOG_EVENT.wayOut])
  const [result] = await results()
  expect(result).toMatchObject({ group: 'enabled', people: 2 })
  const means = Object.fromEntries(result?.metrics.map(({ metric, mean }) => [metric, mean]) ?? [])
  expect(means).toEqual({ saves: 1.5, outbound_clicks: 0.5, returns: 1 })
  const saves = result?.metrics.find(({ metric }) => metric === 'saves')
  expect(saves?.low).toBe(0)
  expect(saves?.high).toBeCloseTo(4.44, 2)
  await setShares({})
})

test('ab.1 exposures go when the events that they are measured by have gone', async () => {
  await setShares({ enabled: 100 })
  const before = world.house.clock()
  await happen(await world.person(), [LOG_EVENT.click])
  await sweepExposures(world.house, before)
  expect(await results()).toMatchObject([{ people: 1 }])
  world.pass(HOUR)
  await sweepExposures(world.house, world.house.clock())
  expect(await results()).toEqual([])
})
