import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Id } from '#domain/id.ts'
import { UserBlockResource, UserSettingsResource } from '#domain/resources/account.ts'
import { BoardResource } from '#domain/resources/boards.ts'
import { CreateExternalInviteResource, InviteCodeMetadataResource, SentPinResource } from '#domain/resources/invites.ts'
import { ConversationMessagesResource, ConversationsResource } from '#domain/resources/messages.ts'
import { PinResource } from '#domain/resources/pins.ts'
import type { Person } from '../context.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { makeTestPicture } from '../testing/test-picture.ts'

let house: TestHouse
let ada: Person
let pin: Id
beforeAll(async () => {
  house = await openTestHouse()
  ada = await house.person({ username: 'ada_shares', first_name: 'Ada', last_name: 'Lind' })
  pin = (await house.as(ada)(PinResource.create, { image_base64: await makeTestPicture() })).id
})
afterAll(() => house.end())

const shared = (who: Person, object_id: Id, invite_channel = 1) =>
  house.as(who)(CreateExternalInviteResource.create, {
    object_id,
    invite_type: { invite_category: 3, invite_object: 1, invite_channel },
  })
const metadata = (who: Person | null, invite_code: string) =>
  house.as(who)(InviteCodeMetadataResource.get, { invite_code })

test('invite.3 invite.8 copying a link makes a code that stands in it', async () => {
  const { invite_url, invite_code } = await shared(ada, pin)
  expect(invite_url).toBe(`http://localhost:3000/pin/${pin}/?invite_code=${invite_code}`)
  expect((await shared(ada, pin)).invite_code).not.toBe(invite_code)
  expect(await metadata(null, invite_code)).toMatchObject({ sender: { id: ada.id }, invite_channel: 1 })
})

test('invite.3 invite.8 sending to a person makes a code that says so', async () => {
  const ben = await house.person()
  const { last_message } = await house.as(ada)(ConversationsResource.create, { user_ids: [ben.id], pin })
  const told = await metadata(ben, last_message?.invite_code ?? '')
  expect(told).toMatchObject({ sender: { id: ada.id }, invite_channel: 2 })
})

test('invite.6 a code tells who shared it, and how; an unknown one is no invite', async () => {
  const { invite_code } = await shared(ada, pin, 12)
  expect(await metadata(null, invite_code)).toEqual({
    sender: {
      id: ada.id,
      first_name: 'Ada',
      full_name: 'Ada Lind',
      image_medium_url: expect.stringContaining('/user/default_'),
      is_default_image: true,
      should_show_messaging: true,
    },
    invite_channel: 12,
  })
  expect(await metadata(null, 'nobody made this')).toBeNull()
})

test('invite.2 messaging shows only where both can write to each other', async () => {
  const ben = await house.person()
  const { invite_code } = await shared(ada, pin)
  expect((await metadata(ben, invite_code))?.sender.should_show_messaging).toBe(true)
  expect((await metadata(ada, invite_code))?.sender.should_show_messaging).toBe(false)
  await house.as(ben)(UserSettingsResource.update, { allow_message_requests: false })
  expect((await metadata(ben, invite_code))?.sender.should_show_messaging).toBe(false)
  await house.as(ben)(UserBlockResource.create, { blocked_user_id: ada.id })
  expect(await metadata(ben, invite_code)).toBeNull()
})

test('invite.3 invite.8 by mail a pin goes as a link with a code of its own, without the sender’s words', async () => {
  const before = house.mails.length
  await house.as(ada)(ConversationsResource.create, { emails: ['Friend@example.test'], pin, text: 'Cheap watches' })
  await house.actOnFacts()
  const mail = house.mails.slice(before).find(({ to }) => to === 'friend@example.test')
  expect(mail?.subject).toBe('Ada Lind shared an idea with you')
  expect(mail?.text).not.toContain('watches')
  const code = mail?.text.match(/invite_code=(\w+)/)?.[1] ?? ''
  expect(mail?.text).toContain(`/pin/${pin}/?invite_code=${code}`)
  expect(await metadata(null, code)).toMatchObject({ sender: { id: ada.id }, invite_channel: 5 })
})

test('a pin that not everyone sees is not mailed, and one that one can’t see is not shared', async () => {
  const { id: board_id } = await house.as(ada)(BoardResource.create, { name: 'Hidden', privacy: 'secret' })
  const { id: secret } = await house.as(ada)(PinResource.create, { image_base64: await makeTestPicture(), board_id })
  const mailed = house.as(ada)(ConversationsResource.create, { emails: ['friend@example.test'], pin: secret })
  await expect(mailed).rejects.toMatchObject({ kind: 'bad_input', field: 'emails' })
  await expect(shared(await house.person(), secret)).rejects.toMatchObject({ kind: 'no_pin' })
  const wrong = house.as(ada)(ConversationsResource.create, { emails: ['not an address'], pin })
  await expect(wrong).rejects.toMatchObject({ kind: 'bad_input', field: 'emails' })
})

test('a new account mails few people in a day', async () => {
  const eve = await house.person()
  const mail = (at: number) => house.as(eve)(ConversationsResource.create, { emails: [`f${at}@example.test`], pin })
  for (let at = 0; at < 5; at++) await mail(at)
  await expect(mail(5)).rejects.toMatchObject({ kind: 'too_fast', key: 'mail.tooMany' })
})

test('invite.4 the link to a board leads through login and keeps what is to be done there', async () => {
  const board = await house.as(ada)(BoardResource.create, { name: 'Come along' })
  const { invite_url, invite_code } = await house.as(ada)(CreateExternalInviteResource.create, {
    object_id: board.id,
    invite_type: { invite_category: 3, invite_object: 2 },
  })
  const { pathname, searchParams } = new URL(invite_url)
  expect(pathname).toBe('/login/')
  expect(Object.fromEntries(searchParams)).toEqual({
    board_url: board.url,
    accept_invite: 'true',
    seamless: 'true',
    invite_code,
  })
  const stranger = await house.person()
  const tried = house.as(stranger)(CreateExternalInviteResource.create, {
    object_id: board.id,
    invite_type: { invite_object: 2 },
  })
  await expect(tried).rejects.toMatchObject({ kind: 'forbidden' })
})

test('route.29 one’s own list of where a pin was sent: people, mails and links, newest first', async () => {
  const [sender, ben] = [await house.person(), await house.person()]
  const sent = async (who = sender) => (await house.as(who)(SentPinResource.get, { pin_id: pin })).items
  expect(await sent()).toEqual([])
  const talk = await house.as(sender)(ConversationsResource.create, { user_ids: [ben.id], pin })
  await house.as(sender)(ConversationsResource.create, { emails: ['Kim@example.test'], pin })
  await shared(sender, pin)
  await shared(sender, pin, 12)
  const listed = await sent()
  expect(listed.map(({ way, email }) => [way, email])).toEqual([
    ['app', null],
    ['link', null],
    ['email', 'kim@example.test'],
    ['person', null],
  ])
  expect(listed.at(-1)).toMatchObject({ conversation_id: talk.id, users: [{ id: ben.id }] })
  expect(await sent(ben)).toEqual([])
  const message_id = talk.last_message?.id as Id
  await house.as(sender)(ConversationMessagesResource.delete, { conversation_id: talk.id, message_id })
  expect((await sent()).some((one) => one.conversation_id === talk.id)).toBe(false)
})

test('entity.16 entity.12 to share a thing raises its count, once for each person and way', async () => {
  const { id: thing } = await house.as(ada)(PinResource.create, { image_base64: await makeTestPicture() })
  const shares = async (who: Person | null = null) => (await house.as(who)(PinResource.get, { id: thing })).share_count
  const [sender, ben] = [await house.person(), await house.person()]
  expect(await shares()).toBe(0)
  await shared(sender, thing)
  await shared(sender, thing)
  expect(await shares()).toBe(1)
  await shared(sender, thing, 12)
  await shared(sender, thing, 9)
  expect(await shares()).toBe(2)
  const talk = await house.as(sender)(ConversationsResource.create, { user_ids: [ben.id], pin: thing })
  const again = await house.as(sender)(ConversationMessagesResource.create, { conversation_id: talk.id, pin: thing })
  expect(await shares()).toBe(3)
  await house.as(sender)(ConversationsResource.create, { emails: ['kim@example.test'], pin: thing })
  expect(await shares()).toBe(4)
  await shared(ada, thing)
  expect([await shares(), await shares(ben), await shares(ada)]).toEqual([5, 5, 5])
  const takeBack = (message_id: Id) =>
    house.as(sender)(ConversationMessagesResource.delete, { conversation_id: talk.id, message_id })
  await takeBack(again.id)
  expect(await shares()).toBe(5)
  await takeBack(talk.last_message?.id as Id)
  expect(await shares()).toBe(4)
  await expect(shared(sender, '1234567890123456789' as Id)).rejects.toMatchObject({ kind: 'no_pin' })
})
