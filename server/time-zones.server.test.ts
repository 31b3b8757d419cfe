import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { UserSettingsResource } from '#domain/resources/account.ts'
import { OnPinAnalyticsResource } from '#domain/resources/analytics.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { makeEventPartitions } from './events/partitions.ts'
import { addToPinDay } from './events/pin-days.ts'
import { openTestHouse } from './testing/test-house.ts'
import { makeTestPicture } from './testing/test-picture.ts'

const HALF_AN_HOUR = 1_800_000

/** Runs the process and its database in this time zone until the test ends. */
async function houseIn(zone: string) {
  const { TZ, PGOPTIONS } = process.env
  const live = (name: string, value: string | undefined) => {
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
  }
  live('TZ', zone)
  live('PGOPTIONS', `-c timezone=${zone}`)
  const world = await openTestHouse()
  onTestFinished(async () => {
    await world.end()
    live('TZ', TZ)
    live('PGOPTIONS', PGOPTIONS)
  })
  return world
}

test.each(['Pacific/Auckland', 'America/Los_Angeles'])('days are those of UTC for a server in %s', async (zone) => {
  const world = await houseIn(zone)
  const { db } = world.house
  const { rows } = await sql<{ zone: string }>`SELECT current_setting('timezone') AS zone`.execute(db)
  expect([rows[0]?.zone, new Date().getTimezoneOffset() === 0]).toEqual([zone, false])

  const ann = await world.person()
  const ask = world.as(ann)
  const pin = await ask(PinResource.create, { image_base64: await makeTestPicture() })
  expect(pin.created_at).toMatch(/\+0000$/)
  expect(Math.abs(Date.parse(pin.created_at) - Date.now())).toBeLessThan(60_000)

  const midnight = new Date(`${new Date().toISOString().slice(0, 10)}T00:00:00Z`)
  const yesterday = new Date(midnight.getTime() - 24 * 3600_000)
  await addToPinDay(db, new Date(midnight.getTime() + HALF_AN_HOUR), pin.id, 'clicks', 1)
  await addToPinDay(db, new Date(midnight.getTime() - HALF_AN_HOUR), pin.id, 'clicks', 10)
  const { days } = await ask(OnPinAnalyticsResource.get, { pin_id: pin.id })
  expect(days.slice(-2)).toMatchObject([
    { day: yesterday.toISOString().slice(0, 10), pin_clicks: 10 },
    { day: midnight.toISOString().slice(0, 10), pin_clicks: 1 },
  ])

  await db.updateTable('user_secrets').set({ birth: '2000-01-31' }).where('user_id', '=', ann.id).execute()
  expect((await ask(UserSettingsResource.get, {})).birthday).toBe('2000-01-31')

  await makeEventPartitions({ db, clock: () => new Date('2031-01-31T23:30:00Z') })
  const bounds = await db.transaction().execute(async (trx) => {
    await sql`SET LOCAL timezone = 'UTC'`.execute(trx)
    return sql<{ bounds: string }>`SELECT pg_get_expr(relpartbound, oid) AS bounds FROM pg_class
      WHERE relname IN ('events_2031_01', 'events_2031_02') ORDER BY relname`.execute(trx)
  })
  expect(bounds.rows.map((row) => row.bounds.match(/\d{4}-\d\d-\d\d \d\d:\d\d/g))).toEqual([
    ['2031-01-01 00:00', '2031-02-01 00:00'],
    ['2031-02-01 00:00', '2031-03-01 00:00'],
  ])
})
