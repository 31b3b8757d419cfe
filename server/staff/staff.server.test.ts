import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { StaffActsResource, StaffJobsResource, StaffMailsResource } from '#domain/resources/staff.ts'
import type { Person } from '../context.ts'
import { loggedMailer } from '../mail/log-mails.ts'
import { type TestHouse, testHouse } from '../testing/test-house.ts'

let house: TestHouse
let staff: Person
beforeAll(async () => {
  house = await testHouse()
  staff = await house.person({ username: 'keeper', is_staff: true })
})
afterAll(() => house.end())

test('mails that went out and mails that did not are listed, without their words', async () => {
  const mail = { to: 'a@b.test', subject: 'Hello', text: 'secret words', html: 'secret words', locale: 'en-US' }
  await loggedMailer({ send: async () => {} }, house.house).send(mail)
  const refused = loggedMailer({ send: () => Promise.reject(new Error('550 no such box')) }, house.house)
  await expect(refused.send({ ...mail, subject: 'Lost' })).rejects.toThrow('550')
  const all = (await house.as(staff)(StaffMailsResource.get, {})).items
  expect(all.map(({ subject, error }) => [subject, error])).toEqual([
    ['Lost', '550 no such box'],
    ['Hello', null],
  ])
  expect(JSON.stringify(all)).not.toContain('secret')
  expect((await house.as(staff)(StaffMailsResource.get, { failed: true })).items).toHaveLength(1)
})

test('a failed job is listed with its error and tried again, which is written down', async () => {
  const { boss, db } = house.house
  await boss.createQueue('trial', { retryLimit: 0 })
  const id = (await boss.send('trial', {})) as string
  await sql`UPDATE pgboss.job SET state = 'failed', output = '{"message": "the disk is full"}' WHERE id = ${id}::uuid`.execute(
    db,
  )
  const [job] = (await house.as(staff)(StaffJobsResource.get, {})).items
  expect(job).toMatchObject({ id, queue: 'trial', state: 'failed', error: 'the disk is full' })
  await house.as(staff)(StaffJobsResource.update, { queue: 'trial', id })
  expect((await house.as(staff)(StaffJobsResource.get, {})).items).toEqual([])
  const again = house.as(staff)(StaffJobsResource.update, { queue: 'trial', id })
  await expect(again).rejects.toMatchObject({ kind: 'not_found' })
  expect((await house.as(staff)(StaffActsResource.get, {})).items[0]).toMatchObject({ act: 'retried', target: id })
})
