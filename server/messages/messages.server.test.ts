import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Id } from '#domain/id.ts'
import { DataExportResource, UserBlockResource, UserSettingsResource } from '#domain/resources/account.ts'
import { BoardInviteResource } from '#domain/resources/board-people.ts'
import { BoardResource } from '#domain/resources/boards.ts'
import * as asks from '#domain/resources/messages.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { UserFollowResource } from '#domain/resources/users.ts'
import type { Person } from '../context.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { messageListeners } from './message-listeners.ts'

let house: TestHouse
let ada: Person
let ben: Person
beforeAll(async () => {
  house = await openTestHouse()
})
afterAll(() => house.end())
beforeEach(async () => {
  ada = await house.person()
  ben = await house.person()
})

const follow = (who: Person, whom: Person) => house.as(who)(UserFollowResource.create, { user_id: whom.id })
const write = (who: Person, to: Person[], text: string, more = {}) =>
  house.as(who)(asks.ConversationsResource.create, { user_ids: to.map(({ id }) => id), text, ...more })
const answer = (who: Person, conversation_id: Id, text: string) =>
  house.as(who)(asks.ConversationMessagesResource.create, { conversation_id, text })
const read = async (who: Person, conversation_id: Id) =>
  (await house.as(who)(asks.ConversationMessagesResource.get, { conversation_id })).items
const listOf = async (who: Person) => (await house.as(who)(asks.ConversationsResource.get, {})).items
const requestsOf = async (who: Person) => (await house.as(who)(asks.ContactRequestsResource.get, {})).items
const unread = async (who: Person) => {
  const { conversations, requests } = await house.as(who)(asks.UnreadMessagesResource.get, {})
  return { conversations, requests }
}
const acquainted = async (...people: Person[]) => {
  for (const one of people) for (const other of people) if (one !== other) await follow(one, other)
}
const pinOf = async (who: Person, board_id?: Id) =>
  (await house.as(who)(PinResource.create, { image_base64: await makeTestPicture(), ...(board_id && { board_id }) })).id

describe('two people', () => {
  test('send.1 have one conversation, whoever begins it and however often', async () => {
    await acquainted(ada, ben)
    const first = await write(ada, [ben], 'Hello')
    const second = await write(ben, [ada], 'Hello yourself')
    expect(second.id).toBe(first.id)
    expect((await read(ada, first.id)).map(({ text }) => text)).toEqual(['Hello yourself', 'Hello'])
    expect((await listOf(ben))[0]).toMatchObject({ id: first.id, users: [{ id: ada.id }], unread: false })
    expect((await listOf(ada))[0]).toMatchObject({ unread: true, last_message: { text: 'Hello yourself' } })
  })

  test('send.1 see how far the other has read, never backwards', async () => {
    await acquainted(ada, ben)
    const { id } = await write(ada, [ben], 'One')
    const [one] = await read(ben, id)
    expect(await unread(ben)).toEqual({ conversations: 1, requests: 0 })
    await answer(ada, id, 'Two')
    const [two] = await read(ben, id)
    const mark = (message_id: Id) =>
      house.as(ben)(asks.ConversationReadResource.update, { conversation_id: id, message_id })
    await mark(two?.id as Id)
    await mark(one?.id as Id)
    expect(await unread(ben)).toEqual({ conversations: 0, requests: 0 })
    const seen = await house.as(ada)(asks.ConversationResource.get, { conversation_id: id })
    expect(seen.read_by).toEqual([{ user_id: ben.id, message_id: two?.id }])
  })

  test('who deletes it gets it back with the next message', async () => {
    await acquainted(ada, ben)
    const { id } = await write(ada, [ben], 'Hello')
    await house.as(ben)(asks.ConversationResource.delete, { conversation_id: id })
    expect(await listOf(ben)).toEqual([])
    await answer(ada, id, 'Still there?')
    expect((await listOf(ben)).map((one) => one.id)).toEqual([id])
  })

  test('a block hides the conversation from both, and nothing gets through', async () => {
    await acquainted(ada, ben)
    const { id } = await write(ada, [ben], 'Hello')
    await house.as(ben)(UserBlockResource.create, { blocked_user_id: ada.id })
    for (const who of [ada, ben]) {
      expect(await listOf(who)).toEqual([])
      await expect(read(who, id)).rejects.toMatchObject({ kind: 'not_found' })
      await expect(answer(who, id, 'Hm')).rejects.toMatchObject({ kind: 'not_found' })
    }
    await expect(write(ada, [ben], 'Hm')).rejects.toMatchObject({ kind: 'no_user' })
  })

  test('messages of someone who left stay, without a name', async () => {
    await acquainted(ada, ben)
    const { id } = await write(ben, [ada], 'Farewell')
    await house.house.db.updateTable('users').set({ state: 'deactivated' }).where('id', '=', ben.id).execute()
    expect(await read(ada, id)).toMatchObject([{ text: 'Farewell', sender: null }])
    expect(await listOf(ada)).toMatchObject([{ users: [] }])
    await expect(answer(ada, id, 'Come back')).rejects.toMatchObject({ kind: 'forbidden' })
  })
})

test('route.39 a conversation opens for its members alone', async () => {
  const eve = await house.person()
  await acquainted(ada, ben)
  const { id } = await write(ada, [ben], 'Between us')
  const [message] = await read(ada, id)
  const tries = [
    () => house.as(eve)(asks.ConversationResource.get, { conversation_id: id }),
    () => house.as(eve)(asks.ConversationMessagesResource.get, { conversation_id: id }),
    () => house.as(eve)(asks.ConversationMessagesResource.create, { conversation_id: id, text: 'I am here' }),
    () => house.as(eve)(asks.ConversationPeopleResource.create, { conversation_id: id, user_ids: [eve.id] }),
    () => house.as(eve)(asks.ConversationReadResource.update, { conversation_id: id, message_id: message?.id as Id }),
    () => house.as(eve)(asks.ConversationResource.update, { conversation_id: id, is_muted: true }),
    () => house.as(eve)(asks.ConversationResource.delete, { conversation_id: id }),
    () => house.as(eve)(asks.ContactRequestAcceptResource.update, { contact_request: { id } }),
  ]
  for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ kind: 'not_found' })
  await expect(house.as(null)(asks.ConversationResource.get, { conversation_id: id })).rejects.toMatchObject({
    kind: 'not_signed_in',
  })
})

describe('what is inside a message', () => {
  test('send.3 a secret pin is unavailable to who may not see it, and nothing of it leaks', async () => {
    await acquainted(ada, ben)
    const { id: board_id } = await house.as(ada)(BoardResource.create, { name: 'Surprise', privacy: 'secret' })
    const pin = await pinOf(ada, board_id)
    const { id } = await write(ada, [ben], '', { pin })
    expect(await read(ada, id)).toMatchObject([{ pin: { id: pin }, is_unavailable: false }])
    const [seen] = await read(ben, id)
    expect(seen).toMatchObject({ pin: null, is_unavailable: true })
    expect(JSON.stringify([seen, await listOf(ben)])).not.toContain(pin)
  })

  test('what one can’t see oneself can’t be sent', async () => {
    await acquainted(ada, ben)
    const { id: board } = await house.as(ada)(BoardResource.create, { name: 'Mine', privacy: 'secret' })
    const pin = await pinOf(ada, board)
    await expect(write(ben, [ada], '', { pin })).rejects.toMatchObject({ kind: 'no_pin' })
    await expect(write(ben, [ada], '', { board })).rejects.toMatchObject({ kind: 'no_board' })
    const { id } = await write(ben, [ada], '  ')
    expect(await read(ben, id)).toEqual([])
    await expect(
      house.as(ben)(asks.ConversationMessagesResource.create, { conversation_id: id, text: '  ' }),
    ).rejects.toMatchObject({ kind: 'bad_input', field: 'text' })
    await expect(write(ben, [ada], 'x'.repeat(2001))).rejects.toMatchObject({ kind: 'bad_input', field: 'text' })
  })

  test('a board that one is asked to join says so', async () => {
    await acquainted(ada, ben)
    const { id: board } = await house.as(ada)(BoardResource.create, { name: 'Together' })
    const { id } = await write(ada, [ben], '', { board })
    expect(await read(ben, id)).toMatchObject([{ board: { id: board }, is_board_invite: false }])
    await house.as(ada)(BoardInviteResource.create, { board_id: board, invited_user_ids: [ben.id] })
    expect(await read(ben, id)).toMatchObject([{ is_board_invite: true }])
  })

  test('what was unsent is gone for everyone, and only one’s own can be', async () => {
    await acquainted(ada, ben)
    const { id } = await write(ada, [ben], 'Oh no', { pin: await pinOf(ada) })
    const [message] = await read(ada, id)
    const unsend = (who: Person) =>
      house.as(who)(asks.ConversationMessagesResource.delete, { conversation_id: id, message_id: message?.id as Id })
    await expect(unsend(ben)).rejects.toMatchObject({ kind: 'forbidden' })
    await unsend(ada)
    expect(await read(ben, id)).toMatchObject([{ text: '', pin: null, is_unsent: true, is_unavailable: false }])
    const kept = await house.house.db
      .selectFrom('messages')
      .select('text')
      .where('id', '=', message?.id as Id)
      .execute()
    expect(kept).toEqual([{ text: '' }])
  })
})

describe('strangers', () => {
  test('come as a request that can be read untold, ignored or accepted', async () => {
    const { id } = await write(ada, [ben], 'May I?')
    expect(await listOf(ben)).toEqual([])
    expect(await requestsOf(ben)).toMatchObject([{ type: 'contactrequest', id, sender: { id: ada.id } }])
    expect(await unread(ben)).toEqual({ conversations: 0, requests: 1 })
    const [message] = await read(ben, id)
    await house.as(ben)(asks.ConversationReadResource.update, { conversation_id: id, message_id: message?.id as Id })
    expect((await listOf(ada))[0]).toMatchObject({ is_waiting: true, read_by: [] })
    await house.as(ben)(asks.ContactRequestAcceptResource.update, {
      contact_request: { type: 'contactrequest', id } as never,
    })
    expect(await listOf(ben)).toMatchObject([{ id, state: 'open' }])
    expect((await listOf(ada))[0]).toMatchObject({ is_waiting: false })
  })

  test('whoever answers accepts', async () => {
    const { id } = await write(ada, [ben], 'May I?')
    await answer(ben, id, 'You may')
    expect(await listOf(ben)).toMatchObject([{ id, state: 'open' }])
    await answer(ada, id, 'Thanks')
  })

  test('who is ignored is not told, and is heard no more', async () => {
    const { id } = await write(ada, [ben], 'May I?')
    await house.as(ben)(asks.ContactRequestIgnoreResource.delete, { contact_request: { id } })
    await answer(ada, id, 'Hello?')
    expect([await listOf(ben), await requestsOf(ben)]).toEqual([[], []])
    expect(await unread(ben)).toEqual({ conversations: 0, requests: 0 })
    expect(await listOf(ada)).toMatchObject([{ is_waiting: true }])
  })

  test('say three things at most before they are answered', async () => {
    const { id } = await write(ada, [ben], '1')
    await answer(ada, id, '2')
    await answer(ada, id, '3')
    await expect(answer(ada, id, '4')).rejects.toMatchObject({ kind: 'forbidden', key: 'message.waitForAnswer' })
    await expect(write(ada, [ben], '4')).rejects.toMatchObject({ key: 'message.waitForAnswer' })
    await answer(ben, id, 'Go on')
    await answer(ada, id, '4')
  })

  test('are not let through by who turned requests off, but people one follows are', async () => {
    await house.as(ben)(UserSettingsResource.update, { allow_message_requests: false })
    await expect(write(ada, [ben], 'Hi')).rejects.toMatchObject({ kind: 'forbidden', key: 'message.noRequests' })
    await follow(ben, ada)
    expect(await write(ada, [ben], 'Hi')).toMatchObject({ is_waiting: false })
  })

  test('can be only few for a new account, and more for an older one', async () => {
    const strangers = await Promise.all(Array.from({ length: 7 }, () => house.person()))
    for (const stranger of strangers.slice(0, 5)) await write(ada, [stranger], 'Buy this')
    await expect(write(ada, [strangers[5] as Person], 'Buy this')).rejects.toMatchObject({
      kind: 'too_fast',
      key: 'message.tooManyStrangers',
    })
    await expect(write(ben, strangers.slice(0, 6), 'Buy this')).rejects.toMatchObject({ kind: 'too_fast' })
    const old = new Date(Date.now() - 60 * 24 * 3600_000)
    await house.house.db.updateTable('users').set({ created_at: old }).where('id', '=', ada.id).execute()
    await write(ada, [strangers[5] as Person], 'Hello')
  })
})

describe('groups', () => {
  test('grow, are named, are left; who left reads no more', async () => {
    const [cleo, dan] = [await house.person(), await house.person()]
    await acquainted(ada, ben, cleo, dan)
    const { id } = await write(ada, [ben, cleo], 'Hello both')
    const named = await house.as(ben)(asks.ConversationResource.update, { conversation_id: id, title: 'Garden' })
    expect(named).toMatchObject({ is_group: true, title: 'Garden' })
    const grown = await house.as(cleo)(asks.ConversationPeopleResource.create, {
      conversation_id: id,
      user_ids: [dan.id],
    })
    expect(grown.users.map((one) => one.id).sort()).toEqual([ada.id, ben.id, dan.id].sort())
    await house.as(ben)(asks.ConversationResource.delete, { conversation_id: id })
    await expect(read(ben, id)).rejects.toMatchObject({ kind: 'not_found' })
    const kinds = (await read(dan, id)).map(({ kind, sender }) => [kind, sender?.id])
    expect(kinds).toEqual([
      ['left', ben.id],
      ['added', cleo.id],
      ['message', ada.id],
    ])
    await answer(dan, id, 'Who was that?')
    expect(await listOf(ben)).toEqual([])
  })

  test('adding someone to a conversation of two begins a new one, and the old words stay between the two', async () => {
    const cleo = await house.person()
    await acquainted(ada, ben, cleo)
    const { id } = await write(ada, [ben], 'Secret')
    const group = await house.as(ada)(asks.ConversationPeopleResource.create, {
      conversation_id: id,
      user_ids: [cleo.id],
    })
    expect(group.id).not.toBe(id)
    expect((await read(cleo, group.id)).map(({ kind }) => kind)).toEqual(['added'])
    await expect(read(cleo, id)).rejects.toMatchObject({ kind: 'not_found' })
  })

  test('someone blocked is not heard in them', async () => {
    const cleo = await house.person()
    await acquainted(ada, ben, cleo)
    const { id } = await write(ada, [ben, cleo], 'Hello')
    await answer(ben, id, 'From Ben')
    await house.as(cleo)(UserBlockResource.create, { blocked_user_id: ben.id })
    expect((await read(cleo, id)).map(({ text }) => text)).toEqual(['Hello'])
  })
})

test('who mutes is not told, and counts nothing as unread; everyone else is', async () => {
  const cleo = await house.person()
  await acquainted(ada, ben, cleo)
  const { id } = await write(ada, [ben, cleo], 'Hello')
  await house.as(ben)(asks.ConversationResource.update, { conversation_id: id, is_muted: true })
  const message = await answer(ada, id, 'Again')
  expect(await unread(ben)).toEqual({ conversations: 0, requests: 0 })
  expect(await unread(cleo)).toEqual({ conversations: 1, requests: 0 })
  const facts = await house.house.db.selectFrom('facts').selectAll().where('name', '=', 'message.sent').execute()
  const told = facts.map(({ payload }) => payload as { message_id: Id; to_ids: Id[] })
  expect(told.find(({ message_id }) => message_id === message.id)?.to_ids).toEqual([cleo.id])
})

test('a deleted account leaves its words and takes its list; an export has what was said', async () => {
  await acquainted(ada, ben)
  const { id } = await write(ben, [ada], 'Remember me')
  await answer(ben, id, 'Always')
  const copy = await house.as(ben)(DataExportResource.create, {})
  await house.actOnFacts()
  const file = await house.house.files.get(`exports/${ben.id}/${copy.id}.json`)
  const { messages } = JSON.parse(String(file)) as { messages: { text: string }[] }
  expect(messages.map(({ text }) => text)).toEqual(['Remember me', 'Always'])
  await house.house.db.updateTable('users').set({ state: 'deactivated' }).where('id', '=', ben.id).execute()
  await messageListeners['account.deleted'].leaveConversations.act(
    house.house,
    { user_id: ben.id },
    { id: '0' as Id, by: null },
  )
  expect(await read(ada, id)).toMatchObject([
    { text: 'Always', sender: null },
    { text: 'Remember me', sender: null },
  ])
  const left = await house.house.db.selectFrom('inbox').select('user_id').where('user_id', '=', ben.id).execute()
  expect(left).toEqual([])
})

test('those one talked to last come first among whom one may send to', async () => {
  const cleo = await house.person({ first_name: 'Cléo' })
  await follow(ada, ben)
  await acquainted(ada, cleo)
  await write(ada, [cleo], 'Hello')
  const contacts = async (term?: string) =>
    (await house.as(ada)(asks.ContactsResource.get, { term })).items.map(({ id }) => id)
  expect(await contacts()).toEqual([cleo.id, ben.id])
  expect(await contacts('cleo')).toEqual([cleo.id])
  await house.as(ben)(UserSettingsResource.update, { allow_message_requests: false })
  expect(await contacts()).toEqual([cleo.id])
})

test('many at once in one conversation: all are kept, in one order for everyone', async () => {
  await acquainted(ada, ben)
  const { id } = await write(ada, [ben], 'Start')
  await Promise.all(Array.from({ length: 12 }, (_, at) => answer(at % 2 ? ada : ben, id, String(at))))
  const orders = [await read(ada, id), await read(ben, id)].map((items) => items.map((one) => one.id))
  expect(orders[0]).toHaveLength(13)
  expect(orders[0]).toEqual(orders[1])
  const conversation = await house.as(ada)(asks.ConversationResource.get, { conversation_id: id })
  expect(conversation.last_message?.id).toBe(orders[0]?.[0])
})

test('two who write to each other at the same moment get one conversation', async () => {
  await acquainted(ada, ben)
  const [one, two] = await Promise.all([write(ada, [ben], 'Me first'), write(ben, [ada], 'No, me')])
  expect(one.id).toBe(two.id)
  expect(await read(ada, one.id)).toHaveLength(2)
})
