import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { FirstStep } from '#domain/constants/first-steps.ts'
import { BoardResource } from '#domain/resources/boards.ts'
import { FirstStepsResource } from '#domain/resources/first-steps.ts'
import { InterestsResource } from '#domain/resources/interests.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { StaffActsResource, StaffPeopleResource, StaffTopicsResource } from '#domain/resources/staff.ts'
import type { Person } from '../context.ts'
import { readSettings, type ServerSettings } from '../settings.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { makeTestPicture } from '../testing/test-picture.ts'

let house: TestHouse
let first: Person
let friend: Person
let standard: ServerSettings
beforeAll(async () => {
  house = await openTestHouse({ DEMO: '0' })
  standard = house.house.settings
  first = await house.person({ username: 'first', is_staff: true })
  friend = await house.person({ username: 'friend' })
  await house.house.db.updateTable('emails').set({ verified_at: null }).where('user_id', '=', first.id).execute()
})
afterAll(() => house.end())
beforeEach(() => {
  house.house.settings = standard
})

const withSettings = async (env: Record<string, string>) => {
  const { publicUrl, smtpUrl, namesOperator } = readSettings(env)
  house.house.settings = { ...standard, publicUrl, smtpUrl, namesOperator }
}
const staff = () => house.as(first)
const steps = () => staff()(FirstStepsResource.get, {})
const done = async () => (await steps()).steps.flatMap(({ name, is_done }) => (is_done ? name : []))

const OPERATOR = { OPERATOR_NAME: 'Bower Club', OPERATOR_CONTACT: 'hello@bower.example' }

const DOING: [FirstStep, string, () => Promise<unknown>][] = [
  ['https', 'PUBLIC_URL is https', () => withSettings({ PUBLIC_URL: 'https://pins.example.org' })],
  ['mail', 'SMTP_URL is set', () => withSettings({ SMTP_URL: 'smtp://mail.example.org' })],
  [
    'email',
    'the address is confirmed',
    () =>
      house.house.db.updateTable('emails').set({ verified_at: new Date() }).where('user_id', '=', first.id).execute(),
  ],
  ['topics', 'there is a topic', () => staff()(StaffTopicsResource.create, { names: 'Moss' })],
  [
    'pins',
    'there are a pin and a board',
    async () => {
      await staff()(BoardResource.create, { name: 'First finds' })
      expect(await done()).not.toContain('pins')
      await staff()(PinResource.create, { image_base64: await makeTestPicture() })
    },
  ],
  [
    'staff',
    'someone else is staff',
    () => staff()(StaffPeopleResource.update, { user_id: friend.id, act: 'make_staff', reason: 'Helps me' }),
  ],
  ['operator', 'it is named with its contact', () => withSettings(OPERATOR)],
  ['pages', 'someone said so', () => staff()(FirstStepsResource.update, { done: 'pages' })],
  ['backups', 'someone said so', () => staff()(FirstStepsResource.update, { done: 'backups' })],
]

test('a new instance has everything still to do, and says where its files are', async () => {
  expect(await steps()).toMatchObject({ is_open: true, data_dir: standard.dataDir })
  expect(await done()).toEqual([])
  await expect(house.as(friend)(FirstStepsResource.get, {})).rejects.toMatchObject({ kind: 'forbidden' })
})

test.each(DOING)('the step “%s” is done when %s', async (name, _, act) => {
  expect(await done()).not.toContain(name)
  await act()
  expect(await done()).toContain(name)
})

test('the list ends when it is dismissed, for all staff, until that is undone', async () => {
  expect((await staff()(FirstStepsResource.update, { dismissed: true })).is_open).toBe(false)
  expect((await house.as(friend)(FirstStepsResource.get, {})).is_open).toBe(false)
  expect((await staff()(FirstStepsResource.update, { dismissed: false })).is_open).toBe(true)
})

test('the list ends when all is done, and a demo has none', async () => {
  expect((await steps()).is_open).toBe(true)
  await withSettings({ ...OPERATOR, PUBLIC_URL: 'https://pins.example.org', SMTP_URL: 'smtp://mail.example.org' })
  expect(await steps()).toMatchObject({ is_open: false })
  house.house.settings = { ...standard, demo: true }
  expect(await steps()).toMatchObject({ is_open: false })
})

test('a demo that an older version filled says that there is a newer world', async () => {
  await house.house.db.updateTable('users').set({ is_demo: true }).where('id', '=', friend.id).execute()
  expect(await steps()).toMatchObject({ has_older_world: false })
  house.house.settings = { ...standard, demo: true }
  expect(await steps()).toMatchObject({ has_older_world: true })
  await house.house.db.updateTable('users').set({ is_demo: false }).where('id', '=', friend.id).execute()
  expect(await steps()).toMatchObject({ has_older_world: false })
})

test('who was made staff can be taken off again; nobody does that to themselves', async () => {
  const end = (by: Person, user_id: string) =>
    house.as(by)(StaffPeopleResource.update, { user_id, act: 'end_staff', reason: 'Moved on' })
  await expect(end(first, first.id)).rejects.toMatchObject({ kind: 'forbidden' })
  expect((await end(first, friend.id)).is_staff).toBe(false)
  await expect(house.as(friend)(StaffActsResource.get, {})).rejects.toMatchObject({ kind: 'forbidden' })
  expect((await staff()(StaffActsResource.get, {})).items[0]).toMatchObject({ act: 'end_staff', target: friend.id })
})

test('topics are added one on each line; those that are there stay, and nothing is made of nothing', async () => {
  const add = (names: string) => staff()(StaffTopicsResource.create, { names })
  expect(await add('  Small gardens \r\n\nmoss\nKleine Gärten')).toEqual({ added_count: 2 })
  const { items } = await house.as(null)(InterestsResource.get, { to_tag: true })
  expect(items.map(({ name, url_name }) => [name, url_name])).toEqual([
    ['Kleine Gärten', 'kleine-gärten'],
    ['Moss', 'moss'],
    ['Small gardens', 'small-gardens'],
  ])
  await expect(add(' \n ')).rejects.toMatchObject({ kind: 'bad_input', field: 'names' })
  await expect(add('…\n!')).rejects.toMatchObject({ kind: 'bad_input', field: 'names' })
  await expect(add('x'.repeat(51))).rejects.toMatchObject({ kind: 'bad_input', field: 'names' })
})
