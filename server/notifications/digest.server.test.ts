import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Id } from '#domain/id.ts'
import { UserSettingsResource } from '#domain/resources/account.ts'
import { NewsHubBadgeResource, NewsHubResource } from '#domain/resources/notifications.ts'
import { EmailSubscriptionResource } from '#domain/resources/subscription.ts'
import { UserFollowResource } from '#domain/resources/users.ts'
import type { Person } from '../context.ts'
import { findCountMismatches } from '../doctor.ts'
import { openServer } from '../http/server.ts'
import { sweepExpiredRows } from '../jobs/sweep-expired-rows.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { sendDigests } from './digest.ts'
import { makeSubscriptionToken } from './subscription-token.ts'
import { NOTIFICATIONS_PER_TRANSACTION, sweepNotifications } from './sweep-notifications.ts'

const DAY = 24 * 3600_000
let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse()
}, 60_000)
afterAll(() => house.end())

async function someone(more = {}): Promise<Person> {
  const person = await house.person(more)
  await house.house.db.updateTable('emails').set({ verified_at: new Date() }).where('user_id', '=', person.id).execute()
  return person
}
async function follow(target: Person, name = 'Ada'): Promise<void> {
  const fan = await house.person({ first_name: name, last_name: 'Ash' })
  await house.as(fan)(UserFollowResource.create, { user_id: target.id })
  await house.actOnFacts()
}
const digest = async () => {
  house.mails.length = 0
  await sendDigests(house.house)
  return house.mails
}

test('news.1 what is unread is mailed once a day at most, in the receiver’s language, with a text part', async () => {
  const owner = await someone({ locale: 'de-DE' })
  await follow(owner)
  const [mail, ...others] = await digest()
  expect(others).toEqual([])
  expect(mail?.subject).toBe('Ada Ash folgt dir jetzt')
  expect(mail?.text).toContain('• Ada Ash folgt dir jetzt')
  expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  expect(mail?.headers?.['List-Unsubscribe']).toMatch(/^<http:\/\/localhost:3000\/email\/subscription\/\?token=.+>$/)
  expect(await digest()).toEqual([])
  await follow(owner, 'Bea')
  expect(await digest()).toEqual([])
  house.pass(DAY)
  expect(await digest()).toHaveLength(1)
})

test('news.1 nothing is mailed that was read, turned off, or whose receiver never confirmed the address', async () => {
  const [reader, silent] = [await someone(), await someone()]
  const unproven = await house.person()
  await house.house.db.updateTable('emails').set({ verified_at: null }).where('user_id', '=', unproven.id).execute()
  await house.as(silent)(UserSettingsResource.update, { notification_emails: { follows: false } })
  for (const person of [reader, silent, unproven]) await follow(person)
  await house.as(reader)(NewsHubResource.update, {})
  expect(await digest()).toEqual([])
})

test('news.1 a kind that is wanted by mail alone is mailed and stands on no page', async () => {
  const owner = await someone()
  await house.as(owner)(UserSettingsResource.update, { notifications: { follows: false } })
  await follow(owner)
  expect((await house.as(owner)(NewsHubResource.get, {})).items).toEqual([])
  expect((await house.as(owner)(NewsHubBadgeResource.get, {})).count).toBe(0)
  expect(await digest()).toHaveLength(1)
})

test('route.38 a mailed link shows and changes the choices without login; another’s token does nothing', async () => {
  const owner = await someone()
  const token = makeSubscriptionToken(house.house, owner.id)
  const visitor = house.as(null)
  const before = await visitor(EmailSubscriptionResource.get, { token })
  expect(before.notification_emails).toMatchObject({ saves: true, follows: true })
  expect(before.email).toMatch(/^.•••@/)
  const some = await visitor(EmailSubscriptionResource.update, { token, notification_emails: { saves: false } })
  expect(some.notification_emails).toMatchObject({ saves: false, follows: true })
  const other = (await house.person()).id
  const forged = `${other}.${token.split('.')[1]}`
  await expect(visitor(EmailSubscriptionResource.update, { token: forged })).rejects.toMatchObject({
    kind: 'not_found',
  })
})

test('route.38 a mail program ends all mails by one POST without cookies; a plain form leads back to the page', async () => {
  const owner = await someone()
  const token = makeSubscriptionToken(house.house, owner.id)
  const app = await openServer(house.house)
  const post = (query: string, type: string, payload: string) =>
    app.inject({ method: 'POST', url: `/email/subscription/?${query}`, headers: { 'content-type': type }, payload })
  const form = 'application/x-www-form-urlencoded'
  const oneClick = 'List-Unsubscribe=One-Click'
  expect((await post('token=1.x', form, oneClick)).statusCode).toBe(404)
  expect((await post(`token=${token}`, form, oneClick)).statusCode).toBe(200)
  const state = await house.as(owner)(UserSettingsResource.get, {})
  expect(Object.values(state.notification_emails)).toEqual([false, false, false, false, false])
  const parts = `--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`
  expect((await post(`token=${token}`, 'multipart/form-data; boundary=x', parts)).statusCode).toBe(200)
  const back = await post(`token=${token}`, form, '')
  expect([back.statusCode, back.headers.location]).toEqual([303, `/email/subscription/?token=${token}&done=1`])
  await app.close()
})

test('news.1 what is half a year old leaves, and its count with it', async () => {
  const owner = await someone()
  await follow(owner)
  expect((await house.as(owner)(NewsHubBadgeResource.get, {})).count).toBe(1)
  const old = new Date(house.house.clock().getTime() - 200 * DAY)
  await house.house.db
    .updateTable('notifications')
    .set({ updated_at: old })
    .where('user_id', '=', owner.id as Id)
    .execute()
  await sweepExpiredRows(house.house)
  expect((await house.as(owner)(NewsHubResource.get, {})).items).toEqual([])
  expect((await house.as(owner)(NewsHubBadgeResource.get, {})).count).toBe(0)
})

test('news.1 what is old leaves in steps, and after a stop the rest of it; what is counted is right after each', async () => {
  const [owner, other] = [await someone(), await someone()]
  const { db } = house.house
  const many = 2 * NOTIFICATIONS_PER_TRANSACTION + 10
  const old = new Date(house.house.clock().getTime() - 200 * DAY)
  const half = many / 2
  for (const [{ id }, at] of [
    [owner, old],
    [other, house.house.clock()],
  ] as const) {
    await sql`INSERT INTO notifications (user_id, id, kind, group_key, read_at, updated_at)
      SELECT ${id}::bigint, n, 'followed', n::text, CASE WHEN n > ${half} THEN now() END, ${at}
      FROM generate_series(1, ${many}::int) n`.execute(db)
    await sql`INSERT INTO notification_events (user_id, news_id, actor_id, created_at)
      SELECT ${id}::bigint, n, n, ${at} FROM generate_series(1, ${many}::int) n`.execute(db)
    await db.updateTable('user_counts').set({ unread_news_count: half }).where('user_id', '=', id).execute()
  }
  const left = async (table: string, { id }: { id: string }) =>
    (await sql`SELECT 1 FROM ${sql.table(table)} WHERE user_id = ${id}`.execute(db)).rows.length
  const stopping = { ...house.house, stopping: AbortSignal.abort() }
  const after: number[] = []
  for (let isDone = false; !isDone; ) {
    isDone = await sweepNotifications(stopping, new Date(old.getTime() + DAY)).then(
      () => true,
      () => false,
    )
    after.push(await left('notifications', owner))
    expect(await left('notification_events', owner)).toBe(after.at(-1))
    expect(await findCountMismatches(house.house)).toEqual([])
  }
  expect(after.slice(0, 3)).toEqual([many - NOTIFICATIONS_PER_TRANSACTION, 10, 0])
  expect([await left('notifications', other), await left('notification_events', other)]).toEqual([many, many])
})
