import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Id } from '#domain/id.ts'
import { UserSettingsResource } from '#domain/resources/account.ts'
import { BoardResource } from '#domain/resources/boards.ts'
import { FollowingFeedResource, PinResource, RepinResource, UserHomefeedResource } from '#domain/resources/pins.ts'
import { AgeAppealResource, AppealResource, ReportResource, ViolationResource } from '#domain/resources/reports.ts'
import {
  StaffActsResource,
  StaffAppealResource,
  StaffCaseResource,
  StaffCasesResource,
  StaffPeopleResource,
} from '#domain/resources/staff.ts'
import { UserFollowResource, UserResource } from '#domain/resources/users.ts'
import type { Person } from '../context.ts'
import { updateFeedPool } from '../feed/pool.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { makeTestPicture } from '../testing/test-picture.ts'

let house: TestHouse
let staff: Person
let owner: Person
let reporter: Person
let board: Id
let pin: Id

beforeAll(async () => {
  house = await openTestHouse()
  staff = await house.person({ username: 'keeper', is_staff: true })
})
afterAll(() => house.end())

beforeEach(async () => {
  owner = await house.person()
  reporter = await house.person()
  board = (await house.as(owner)(BoardResource.create, { name: 'Mine' })).id
  pin = (
    await house.as(owner)(PinResource.create, {
      title: 'Doubtful',
      board_id: board,
      image_base64: await makeTestPicture(),
    })
  ).id
})

const report = (by: Person, more = {}) =>
  house.as(by)(ReportResource.create, { kind: 'pin', id: pin, reason: 'spam', details: 'Sells fake watches', ...more })
const decide = (id: Id, decision: 'no_action' | 'remove' | 'remove_picture' | 'suspend' | 'mark_sensitive' | 'grant') =>
  house.as(staff)(StaffCaseResource.update, { id, decision, reason: 'Breaks rule 3' })
const seenBy = (person: Person | null, id = pin) =>
  house
    .as(person)(PinResource.get, { id })
    .then(
      () => 'seen',
      (refusal) => refusal.kind,
    )
const notificationsOf = async (person: Person) =>
  (await house.house.db.selectFrom('notifications').select('kind').where('user_id', '=', person.id).execute()).map(
    (row) => row.kind,
  )

test('feedback.6 two reports of one pin are one case, with each one’s words, told to staff alone', async () => {
  const second = await house.person()
  const first = await report(reporter)
  const same = await report(second, { reason: 'other', details: 'Looks stolen' })
  expect(same.case_id).toBe(first.case_id)
  await report(reporter)
  const queue = await house.as(staff)(StaffCasesResource.get, { page_size: 250 })
  const row = queue.items.find((one) => one.id === first.case_id)
  expect(row).toMatchObject({ kind: 'pin', title: 'Doubtful', report_count: 2, reasons: ['other', 'spam'] })
  const shown = await house.as(staff)(StaffCaseResource.get, { id: first.case_id })
  expect(shown.reports.map((one) => one.details)).toEqual(['Sells fake watches', 'Looks stolen'])
  expect(shown.url).toBe(`/pin/${pin}/`)
  const own = (await house.as(reporter)(ReportResource.get, {})).items
  expect(own).toHaveLength(1)
  expect(JSON.stringify(own)).not.toContain('Looks stolen')
  expect((await house.as(owner)(ReportResource.get, {})).items).toEqual([])
  expect((await house.as(owner)(ViolationResource.get, {})).items).toEqual([])
})

test.each([
  ['without words for "something else"', { reason: 'other', details: ' ' }, 'details'],
  ['for a reason of another kind', { reason: 'impersonation' }, 'reason'],
  ['of no known reason', { reason: 'boring' }, 'reason'],
])('feedback.6 a report %s is refused at its field and opens nothing', async (_, more, field) => {
  await expect(report(reporter, more)).rejects.toMatchObject({ kind: 'bad_input', field })
  expect((await house.as(reporter)(ReportResource.get, {})).items).toEqual([])
})

test('feedback.6 what someone reported leaves their feed and stays away', async () => {
  await updateFeedPool(house.house)
  const feed = async () =>
    (await house.as(reporter)(UserHomefeedResource.get, { page_size: 250 })).items.map((one) => one.id)
  expect(await feed()).toContain(pin)
  await report(reporter)
  expect(await feed()).not.toContain(pin)
})

test('route.40 a removed pin is gone for all, its owner sees why and may appeal once; reversed, it is back', async () => {
  const { case_id } = await report(reporter)
  await decide(case_id, 'remove')
  await house.actOnFacts()
  for (const person of [null, reporter, owner, staff]) expect(await seenBy(person)).toBe('no_pin')
  const [why] = (await house.as(owner)(ViolationResource.get, { kind: 'pin' })).items
  expect(why).toMatchObject({
    consequence: 'removed',
    decision_reason: 'Breaks rule 3',
    may_appeal: true,
    state: 'decided',
  })
  expect((await house.as(reporter)(ReportResource.get, {})).items[0]).toMatchObject({
    state: 'decided',
    consequence: 'acted',
    may_appeal: false,
  })
  expect(await notificationsOf(owner)).toContain('case_decided')
  expect(await notificationsOf(reporter)).toContain('report_decided')
  expect(house.mails.at(-1)?.text).toContain('Breaks rule 3')
  const stranger = await house.person()
  for (const kind of ['pin', undefined] as const)
    expect((await house.as(stranger)(ViolationResource.get, kind ? { kind } : {})).items).toEqual([])
  await expect(house.as(stranger)(AppealResource.create, { case_id, text: 'No' })).rejects.toMatchObject({
    kind: 'not_found',
  })
  const appealed = await house.as(owner)(AppealResource.create, { case_id, text: 'It is my own picture' })
  expect(appealed).toMatchObject({ state: 'appealed', may_appeal: false })
  await expect(house.as(owner)(AppealResource.create, { case_id, text: 'Again' })).rejects.toMatchObject({
    kind: 'conflict',
  })
  const queue = await house.as(staff)(StaffCasesResource.get, { state: 'appealed' })
  expect(queue.items.map((one) => one.id)).toContain(case_id)
  await house.as(staff)(StaffAppealResource.update, {
    case_id,
    user_id: owner.id,
    outcome: 'reversed',
    reason: 'You are right',
  })
  await house.actOnFacts()
  expect(await seenBy(null)).toBe('seen')
  expect((await house.as(owner)(BoardResource.get, { board_id: board })).pin_count).toBe(1)
  const [over] = (await house.as(owner)(ViolationResource.get, {})).items
  expect(over).toMatchObject({ state: 'closed', appeal_reason: 'You are right', may_appeal: false })
})

test('feedback.6 a removed picture takes every pin of it along, and back again', async () => {
  const saver = await house.person()
  const save = await house.as(saver)(RepinResource.create, { pin_id: pin })
  const { case_id } = await report(reporter)
  await decide(case_id, 'remove_picture')
  expect(await seenBy(saver, save.id)).toBe('no_pin')
  await house.actOnFacts()
  expect((await house.as(saver)(UserResource.get, { username: saver.username })).pin_count).toBe(0)
  expect((await house.as(saver)(ViolationResource.get, {})).items).toEqual([
    expect.objectContaining({ consequence: 'picture_removed', decision_reason: 'Breaks rule 3' }),
  ])
  for (const hit of [owner, saver]) {
    expect(await notificationsOf(hit)).toContain('case_decided')
    expect(house.mails.filter((mail) => mail.to.startsWith(hit.username))).toHaveLength(1)
  }
  await house.as(saver)(AppealResource.create, { case_id, text: 'Harmless' })
  await house.as(staff)(StaffAppealResource.update, {
    case_id,
    user_id: saver.id,
    outcome: 'reversed',
    reason: 'Harmless',
  })
  await house.actOnFacts()
  expect(await seenBy(null)).toBe('seen')
  expect(await seenBy(saver, save.id)).toBe('seen')
})

test('feedback.6 nothing done can be contradicted by the reporter, and opens the case again', async () => {
  const { case_id } = await report(reporter)
  await decide(case_id, 'no_action')
  expect(await seenBy(null)).toBe('seen')
  await house.as(reporter)(AppealResource.create, { case_id, text: 'Look again' })
  await house.as(staff)(StaffAppealResource.update, {
    case_id,
    user_id: reporter.id,
    outcome: 'reversed',
    reason: 'Fair',
  })
  expect((await house.as(staff)(StaffCaseResource.get, { id: case_id })).state).toBe('open')
})

test('feed.9 a sensitive pin stands in no feed of a visitor, nor of a member who has such pictures blurred, and says what it is', async () => {
  const { case_id } = await report(reporter)
  await decide(case_id, 'mark_sensitive')
  await updateFeedPool(house.house)
  const feed = async (person: Person | null) =>
    (await house.as(person)(UserHomefeedResource.get, { page_size: 250 })).items.find((one) => one.id === pin)
  expect(await feed(null)).toBeUndefined()
  const member = await house.person()
  await house.as(member)(UserFollowResource.create, { user_id: owner.id })
  const following = async () =>
    (await house.as(member)(FollowingFeedResource.get, {})).items.find((one) => one.id === pin)
  expect([await feed(member), await following()]).toEqual([undefined, undefined])
  await house.as(member)(UserSettingsResource.update, { blurs_sensitive: false })
  expect(await feed(member)).toMatchObject({ is_sensitive: true })
  expect(await following()).toMatchObject({ is_sensitive: true })
  expect(await seenBy(null)).toBe('seen')
})

test('suspended: nobody sees them, their sessions end, and restored they are as before', async () => {
  const sent = { kind: 'user', id: owner.id, reason: 'harassment' } as const
  const { case_id } = await house.as(reporter)(ReportResource.create, sent)
  await decide(case_id, 'suspend')
  await house.actOnFacts()
  expect(await seenBy(reporter)).toBe('no_pin')
  expect(house.mails.at(-1)?.to).toContain(owner.username)
  const act = (act: 'restore' | 'suspend' | 'reset_password' | 'end_sessions', user_id = owner.id) =>
    house.as(staff)(StaffPeopleResource.update, { user_id, act, reason: 'Checked' })
  const suspended = (await house.as(staff)(StaffPeopleResource.get, { state: 'suspended' })).items
  expect(suspended.map((one) => one.id)).toContain(owner.id)
  expect(await act('restore')).toMatchObject({ state: 'active', violation_count: 1 })
  await house.actOnFacts()
  expect(await seenBy(reporter)).toBe('seen')
  await act('reset_password')
  await house.actOnFacts()
  expect(house.mails.at(-1)?.text).toContain('/password/reset/link')
  const before = await house.house.db
    .selectFrom('users')
    .select('session_epoch')
    .where('id', '=', owner.id)
    .executeTakeFirstOrThrow()
  await act('end_sessions')
  const after = await house.house.db
    .selectFrom('users')
    .select('session_epoch')
    .where('id', '=', owner.id)
    .executeTakeFirstOrThrow()
  expect(after.session_epoch).toBe(before.session_epoch + 1)
  await expect(act('suspend', staff.id)).rejects.toMatchObject({ kind: 'forbidden' })
  const found = (await house.as(staff)(StaffPeopleResource.get, { query: `@${owner.username.slice(0, 20)}` })).items
  expect(found.map((one) => one.id)).toContain(owner.id)
})

test('feedback.6 route.40 an age is disputed once; granted, the profile opens', async () => {
  await house.house.db.updateTable('users').set({ state: 'private' }).where('id', '=', owner.id).execute()
  const sent = { birthday: '1990-01-01', text: 'I mistyped the year' }
  const asked = await house.as(owner)(AgeAppealResource.create, sent)
  expect(asked).toMatchObject({ kind: 'age', state: 'open' })
  await expect(house.as(owner)(AgeAppealResource.create, sent)).rejects.toMatchObject({ kind: 'conflict' })
  await expect(house.as(reporter)(AgeAppealResource.create, { ...sent, birthday: 'soon' })).rejects.toMatchObject({
    field: 'birthday',
  })
  await decide(asked.case_id, 'grant')
  await house.actOnFacts()
  expect((await house.as(owner)(ViolationResource.get, { kind: 'age' })).items[0]).toMatchObject({
    consequence: 'granted',
    may_appeal: false,
  })
  expect(await seenBy(null)).toBe('seen')
})

test('every act of staff is written down, looks into what is hidden included', async () => {
  const { case_id } = await report(reporter)
  await decide(case_id, 'remove')
  await house.as(staff)(StaffCaseResource.get, { id: case_id })
  const acts = (await house.as(staff)(StaffActsResource.get, {})).items
  expect(acts.slice(0, 2)).toEqual([
    expect.objectContaining({ by: 'keeper', act: 'looked', target: case_id }),
    expect.objectContaining({ act: 'decided.remove', reason: 'Breaks rule 3' }),
  ])
  await expect(decide(case_id, 'no_action')).rejects.toMatchObject({ kind: 'conflict' })
  await expect(house.as(reporter)(StaffActsResource.get, {})).rejects.toMatchObject({ kind: 'forbidden' })
})
