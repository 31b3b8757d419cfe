import { afterAll, beforeAll, expect, test } from 'vitest'
import { AggregatedCommentResource } from '#domain/resources/comments.ts'
import { ConversationMessagesResource, ConversationsResource } from '#domain/resources/messages.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { AppealResource, ReportResource, ViolationResource } from '#domain/resources/reports.ts'
import { StaffAppealResource, StaffCaseResource } from '#domain/resources/staff.ts'
import type { Person } from '../context.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { makeTestPicture } from '../testing/test-picture.ts'

let house: TestHouse
let staff: Person
let author: Person
let reader: Person
beforeAll(async () => {
  house = await openTestHouse()
  staff = await house.person({ is_staff: true })
  author = await house.person()
  reader = await house.person()
})
afterAll(() => house.end())

test('feedback.6 a reported comment is taken away, and brought back when its author is right', async () => {
  const pin = await house.as(reader)(PinResource.create, { image_base64: await makeTestPicture() })
  const said = await house.as(author)(AggregatedCommentResource.create, { pin_id: pin.id, text: 'Rude words' })
  const sent = { kind: 'comment', id: said.id, reason: 'harassment' } as const
  await expect(house.as(author)(ReportResource.create, sent)).rejects.toMatchObject({ kind: 'bad_input' })
  const { case_id } = await house.as(reader)(ReportResource.create, sent)
  await house.as(staff)(StaffCaseResource.update, { id: case_id, decision: 'remove', reason: 'Rude' })
  const count = async () => (await house.as(reader)(PinResource.get, { id: pin.id })).comment_count
  expect(await count()).toBe(0)
  expect((await house.as(author)(ViolationResource.get, {})).items[0]).toMatchObject({
    kind: 'comment',
    title: 'Rude words',
  })
  await house.as(author)(AppealResource.create, { case_id, text: 'A joke among friends' })
  const outcome = { case_id, user_id: author.id, outcome: 'reversed', reason: 'Fair' } as const
  await house.as(staff)(StaffAppealResource.update, outcome)
  expect(await count()).toBe(1)
})

test('feedback.6 a message is reported by those it was sent to, and by nobody else', async () => {
  const talk = await house.as(author)(ConversationsResource.create, { user_ids: [reader.id], text: 'Buy this' })
  const asked = { conversation_id: talk.id }
  const [message] = (await house.as(reader)(ConversationMessagesResource.get, asked)).items
  const sent = { kind: 'message', id: message?.id as never, reason: 'spam' } as const
  const stranger = await house.person()
  await expect(house.as(stranger)(ReportResource.create, sent)).rejects.toMatchObject({ kind: 'not_found' })
  const { case_id } = await house.as(reader)(ReportResource.create, sent)
  const shown = await house.as(staff)(StaffCaseResource.get, { id: case_id })
  expect(shown).toMatchObject({ kind: 'message', text: 'Buy this', url: null, history: [{ act: 'looked' }] })
  await house.as(staff)(StaffCaseResource.update, { id: case_id, decision: 'remove', reason: 'Spam' })
  const after = JSON.stringify((await house.as(reader)(ConversationMessagesResource.get, asked)).items)
  expect(after).not.toContain('Buy this')
})
