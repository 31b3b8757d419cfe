import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Pin } from '#domain/entities/pin.ts'
import { OnPinAnalyticsResource } from '#domain/resources/analytics.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { isoDayBefore } from '#domain/rules/stats/pin-stats.ts'
import type { Person } from '../context.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { makeTestPicture } from '../testing/test-picture.ts'

let world: TestHouse
let ann: Person
let pin: Pin
beforeAll(async () => {
  world = await openTestHouse()
  ann = await world.person({ username: 'ann' })
  pin = await world.as(ann)(PinResource.create, { image_base64: await makeTestPicture() })
  const counts = { closeups: 0, saves: 2, clicks: 3, outbound: 1 }
  const days = [0, 29, 30, 59, 60].map((ago, at) => ({
    pin_id: pin.id,
    day: isoDayBefore(new Date(), ago),
    impressions: 10 ** at,
    ...counts,
  }))
  await world.house.db
    .insertInto('pin_days')
    .values(days as never)
    .execute()
})
afterAll(() => world.end())

const numbers = (who: Person | null) => world.as(who)(OnPinAnalyticsResource.get, { pin_id: pin.id })

test('route.6 its owner is told thirty days of a pin, and the sum of the thirty before', async () => {
  const told = await numbers(ann)
  expect(told.days).toHaveLength(30)
  expect(told.days.at(-1)).toMatchObject({ day: isoDayBefore(new Date(), 0), impressions: 1 })
  expect(told.totals).toEqual({ impressions: 11, saves: 4, pin_clicks: 6, outbound_clicks: 2, closeups: 0 })
  expect(told.before.impressions).toBe(1100)
})

test('route.30 strangers, visitors and staff are refused; who manages the profile is not', async () => {
  const stranger = await world.person()
  await expect(numbers(stranger)).rejects.toMatchObject({ kind: 'forbidden' })
  await expect(numbers(await world.person({ is_staff: true }))).rejects.toMatchObject({ kind: 'forbidden' })
  await expect(numbers(null)).rejects.toMatchObject({ kind: 'not_signed_in' })
  const place = { business_id: ann.id, user_id: stranger.id }
  await world.house.db
    .insertInto('business_members')
    .values({ ...place, role: 'finance' })
    .execute()
  await expect(numbers(stranger)).rejects.toMatchObject({ kind: 'forbidden' })
  await world.house.db
    .updateTable('business_members')
    .set({ role: 'analyst' })
    .where('user_id', '=', stranger.id)
    .execute()
  expect((await numbers(stranger)).totals.impressions).toBe(11)
})
