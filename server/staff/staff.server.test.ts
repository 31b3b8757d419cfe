import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { StaffDelightsResource } from '#domain/resources/delights.ts'
import { UserExperienceResource } from '#domain/resources/experiences.ts'
import { MarkedWordsResource } from '#domain/resources/marked-words.ts'
import { BaseSearchResource } from '#domain/resources/search.ts'
import { StaffActsResource, StaffJobsResource, StaffMailsResource } from '#domain/resources/staff.ts'
import type { Person } from '../context.ts'
import { withMailLog } from '../mail/mail-log.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'

let house: TestHouse
let staff: Person
beforeAll(async () => {
  house = await openTestHouse()
  staff = await house.person({ username: 'keeper', is_staff: true })
})
afterAll(() => house.end())

test('mails that went out and mails that did not are listed, without their words', async () => {
  const mail = { to: 'a@b.test', subject: 'Hello', text: 'secret words', html: 'secret words', locale: 'en-US' }
  await withMailLog({ send: async () => {} }, house.house).send(mail)
  const refused = withMailLog({ send: () => Promise.reject(new Error('550 no such box')) }, house.house)
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
  expect(job).toMatchObject({ id, queue: 'trial', state: 'failed', is_late: false, error: 'the disk is full' })
  await house.as(staff)(StaffJobsResource.update, { queue: 'trial', id })
  expect((await house.as(staff)(StaffJobsResource.get, {})).items).toEqual([])
  const again = house.as(staff)(StaffJobsResource.update, { queue: 'trial', id })
  await expect(again).rejects.toMatchObject({ kind: 'not_found' })
  expect((await house.as(staff)(StaffActsResource.get, {})).items[0]).toMatchObject({ act: 'retried', target: id })
})

test('a job that waits for ten minutes is late', async () => {
  const { boss, db } = house.house
  await boss.createQueue('slow')
  const id = (await boss.send('slow', {})) as string
  const found = async () =>
    (await house.as(staff)(StaffJobsResource.get, { all: true })).items.find((one) => one.id === id)
  for (const [minutes, is_late] of [
    [9, false],
    [11, true],
  ] as const) {
    await sql`UPDATE pgboss.job SET start_after = now() - ${`${minutes} minutes`}::interval WHERE id = ${id}::uuid`.execute(
      db,
    )
    expect(await found()).toMatchObject({ state: 'created', is_late })
  }
  expect((await house.as(staff)(StaffJobsResource.get, {})).items).toMatchObject([{ id, is_late: true }])
})

const RED = { search_query_list: ['Red dress', 'dress'], text_colors: ['#aa0000'], text_background_color: '#fff0f0' }

test('search.5 staff add, change and remove words in color, which searches show from then on, and it is written down', async () => {
  const ask = house.as(staff)
  const met = async (search_query: string) =>
    Object.keys(
      await house.as(null)(UserExperienceResource.get, {
        placement_ids: [1000506, 1000559],
        extra_context: { search_query },
      }),
    )
  const added = await ask(StaffDelightsResource.update, RED)
  expect(await met('a red dress')).toEqual(['1000506', '1000559'])
  const id = Number(added.id)
  await ask(StaffDelightsResource.update, { id, ...RED, search_query_list: ['skirt'] })
  expect(await met('a red dress')).toEqual([])
  expect(await met('Skirt')).toHaveLength(2)
  expect((await ask(StaffDelightsResource.get, {})).items).toEqual([{ ...added, search_query_list: ['skirt'] }])
  await ask(StaffDelightsResource.delete, { id })
  await ask(StaffDelightsResource.delete, { id })
  expect(await met('skirt')).toEqual([])
  const acts = (await ask(StaffActsResource.get, {})).items.slice(0, 3).map(({ act, target }) => [act, target])
  expect(acts).toEqual([
    ['delight_gone', 'skirt'],
    ['delight', 'skirt'],
    ['delight', 'Red dress'],
  ])
})

test.each([
  ['letters that can’t be read', { text_colors: ['#ffe0e0'] }],
  ['a color that is none', { text_background_color: 'red' }],
  ['no words', { search_query_list: [] }],
])('search.5 %s are refused', async (_, wrong) => {
  await expect(house.as(staff)(StaffDelightsResource.update, { ...RED, ...wrong })).rejects.toMatchObject({
    kind: 'bad_input',
  })
})

test('search.5 what is no delight can’t be changed as one', async () => {
  await expect(house.as(staff)(StaffDelightsResource.update, { id: 99, ...RED })).rejects.toMatchObject({
    kind: 'not_found',
  })
})

test('search.21 words that staff block show the notice until they are unblocked, and both are written down', async () => {
  const ask = house.as(staff)
  const isMarked = async () => (await house.as(null)(BaseSearchResource.get, { query: 'a Badword here' })).extra
  await ask(MarkedWordsResource.create, { word: 'BadWord' })
  expect(await isMarked()).toMatchObject({ is_marked: true })
  await ask(MarkedWordsResource.delete, { word: 'badword' })
  expect(await isMarked()).toMatchObject({ is_marked: false })
  const acts = (await ask(StaffActsResource.get, {})).items.slice(0, 2).map(({ act, target }) => [act, target])
  expect(acts).toEqual([
    ['word_unmarked', 'badword'],
    ['word_marked', 'badword'],
  ])
})
