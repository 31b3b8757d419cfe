import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Consent } from '#domain/entities/viewer.ts'
import { EventsResource } from '#domain/resources/experiences.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { aPicture } from '../testing/picture.ts'
import { type TestHouse, testHouse } from '../testing/test-house.ts'

let test_: TestHouse
let pinId: string
beforeAll(async () => {
  test_ = await testHouse()
  pinId = (await test_.as(await test_.person())(PinResource.create, { image_base64: await aPicture() })).id
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

test('an event sent twice is kept once; a clock that can not be believed is not', async () => {
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

test('days are counted only for pins there are, also in batches at once', async () => {
  const before = await impressions()
  const batch = [
    ...seen(),
    ...seen(),
    { event_type: 102, object_id_str: '1000000000000000001' },
    { event_type: 102, object_id_str: 'x' },
  ]
  await Promise.all(Array.from({ length: 5 }, () => test_.as(null)(EventsResource.create, { events: batch })))
  expect((await impressions()) - before).toBe(10)
  const others = await test_.house.db
    .selectFrom('pin_days')
    .select('pin_id')
    .where('pin_id', '!=', pinId as never)
    .execute()
  expect(others).toEqual([])
})
