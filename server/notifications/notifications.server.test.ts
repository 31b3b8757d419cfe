import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Id } from '#domain/id.ts'
import type { StatementTiming } from '#domain/question-timing.ts'
import { UserBlockResource, UserSettingsResource } from '#domain/resources/account.ts'
import { BoardInviteResource } from '#domain/resources/board-people.ts'
import { BoardResource } from '#domain/resources/boards.ts'
import { AggregatedCommentResource } from '#domain/resources/comments.ts'
import { BoardFollowResource } from '#domain/resources/follows.ts'
import { ConversationsResource } from '#domain/resources/messages.ts'
import {
  NetworkStoriesResource,
  NewsHubBadgeResource,
  NewsHubDetailsResource,
  NewsHubPinResource,
  NewsHubResource,
} from '#domain/resources/notifications.ts'
import { PinResource, RepinResource } from '#domain/resources/pins.ts'
import { UserFollowResource } from '#domain/resources/users.ts'
import type { Person } from '../context.ts'
import { timeStatements } from '../db/statement-timing.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import { findQuestionByPath } from '../http/v3-paths.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { notifyPeople } from './notify-people.ts'

let house: TestHouse
let owner: Person
let ada: Person
let bob: Person
let pinId: Id

beforeAll(async () => {
  house = await openTestHouse()
}, 60_000)
beforeEach(async () => {
  owner = await house.person()
  ada = await house.person({ first_name: 'Ada', last_name: 'Ash' })
  bob = await house.person({ first_name: 'Bob', last_name: 'Bay' })
  pinId = (await house.as(owner)(PinResource.create, { image_base64: await makeTestPicture() })).id
})
afterAll(() => house.end())

const save = (who: Person, more = {}) => house.as(who)(RepinResource.create, { pin_id: pinId, ...more })
const notifications = async (more = {}) => (await house.as(owner)(NewsHubResource.get, more)).items
const unread = async () => (await house.as(owner)(NewsHubBadgeResource.get, {})).count
const texts = async () => (await notifications()).map(({ header_text }) => header_text)

test('news.1 saves are told grouped while unread, newest first, with the count kept', async () => {
  await save(ada)
  await house.actOnFacts()
  expect(await texts()).toEqual(['Ada Ash saved your Pin'])
  const [card] = await notifications({ field_set_key: 'card' })
  expect(card?.picture?.url).toMatch(/\/136x136\//)
  await save(bob)
  await house.as(ada)(UserFollowResource.create, { user_id: owner.id })
  await house.actOnFacts()
  expect(await texts()).toEqual(['Ada Ash started following you', 'Bob Bay and Ada Ash saved your Pin'])
  expect(await unread()).toBe(2)
  const third = await house.person()
  await save(third)
  await house.actOnFacts()
  const [first] = await notifications()
  expect(first).toMatchObject({
    type: 'news',
    category: 'saves',
    unread: true,
    actor_count: 3,
    url: `/notifications/${first?.id}/`,
  })
  expect(first?.header_text).toMatch(/ and 2 others saved your Pin$/)
  expect(first?.content_items.map(({ event_type }) => event_type)).toContain('pin_saved')
  expect(first?.content_items[0]?.content_object).toMatchObject({ type: 'pin', id: pinId })

  expect((await house.as(owner)(NewsHubResource.update, {})).count).toBe(0)
  expect((await notifications()).every((one) => !one.unread)).toBe(true)
  await save(ada, { allow_duplicate: true })
  await house.actOnFacts()
  expect(await texts()).toContain('Ada Ash saved your Pin')
  expect(await unread()).toBe(1)
})

test('news.1 board.7 nobody is told of themselves, of secret saves, of the blocked or the muted, or against their choice', async () => {
  const secret = await house.as(ada)(BoardResource.create, { name: 'Hidden', privacy: 'secret' })
  await save(ada, { board_id: secret.id })
  await save(owner, { allow_duplicate: true })
  await house.actOnFacts()
  expect(await notifications()).toEqual([])
  await house.house.db.insertInto('marks').values({ user_id: owner.id, kind: 'mute', target_id: bob.id }).execute()
  await save(bob)
  await house.as(owner)(UserSettingsResource.update, { notifications: { follows: false } })
  await house.as(ada)(UserFollowResource.create, { user_id: owner.id })
  await house.actOnFacts()
  expect(await notifications()).toEqual([])
  expect(await unread()).toBe(0)
})

test('news.1 what is shown is asked for again: blocked people, deleted pins and unfollows leave', async () => {
  const saved = await save(ada)
  await save(bob)
  await house.as(bob)(UserFollowResource.create, { user_id: owner.id })
  await house.actOnFacts()
  expect(await texts()).toHaveLength(2)
  await house.as(ada)(PinResource.delete, { id: saved.id })
  expect(await texts()).toContain('Bob Bay saved your Pin')
  await house.as(bob)(UserFollowResource.delete, { user_id: owner.id })
  await house.actOnFacts()
  expect(await texts()).toEqual(['Bob Bay saved your Pin'])
  await house.as(owner)(UserBlockResource.create, { blocked_user_id: bob.id })
  expect(await notifications()).toEqual([])
})

test('news.1 invitations, joins and followed boards are told; what leads to a board leads there', async () => {
  const board = await house.as(owner)(BoardResource.create, { name: 'Kitchen' })
  await house.as(owner)(BoardInviteResource.create, { board_id: board.id, invited_user_ids: [ada.id] })
  await house.actOnFacts()
  const [invite] = (await house.as(ada)(NewsHubResource.get, {})).items
  expect(invite).toMatchObject({ kind: 'board_invite', board: { id: board.id, name: 'Kitchen' }, url: board.url })
  await house.as(ada)(BoardInviteResource.update, { board_id: board.id, invited_user_id: ada.id })
  await house.as(bob)(BoardFollowResource.create, { board_id: board.id })
  await house.actOnFacts()
  expect(await texts()).toEqual(['Bob Bay started following your board Kitchen', 'Ada Ash joined your board Kitchen'])
})

test('news.2 a pin in the news is hidden and comes back in place, by the addresses of the specification', async () => {
  const [one, two] = [await save(ada), await save(bob)]
  await house.actOnFacts()
  const [item] = await notifications()
  const news_id = item?.id as Id
  const pins = async () => (await house.as(owner)(NewsHubDetailsResource.get, { news_id })).items.map(({ id }) => id)
  expect(await pins()).toEqual([two.id, one.id])
  const hide = findQuestionByPath('PUT', `/v3/news_hub/${news_id}/pin/${two.id}/hide/`)
  const undo = findQuestionByPath('PUT', `/v3/news_hub/${news_id}/pin/${two.id}/undo/`)
  expect(hide?.question).toBe(NewsHubPinResource.create)
  expect(undo?.question).toBe(NewsHubPinResource.delete)
  await house.as(owner)(NewsHubPinResource.create, { news_id, pin_id: two.id })
  expect(await pins()).toEqual([one.id])
  expect(await texts()).toEqual(['Ada Ash and 1 other saved your Pin'])
  await house.as(owner)(NewsHubPinResource.delete, { news_id, pin_id: two.id })
  expect(await pins()).toEqual([two.id, one.id])
  await expect(house.as(ada)(NewsHubPinResource.create, { news_id, pin_id: two.id })).rejects.toMatchObject({
    kind: 'not_found',
  })
  await expect(house.as(ada)(NewsHubDetailsResource.get, { news_id })).rejects.toMatchObject({ kind: 'not_found' })
})

test('news.1 a hidden notification is read and comes back where it was; pages go on by a bookmark', async () => {
  await save(ada)
  await house.as(ada)(UserFollowResource.create, { user_id: owner.id })
  await house.actOnFacts()
  const before = await notifications()
  const news_id = before[1]?.id as Id
  expect((await house.as(owner)(NewsHubResource.update, { news_id, is_hidden: true })).count).toBe(1)
  expect((await notifications()).map(({ id }) => id)).toEqual([before[0]?.id])
  await house.as(owner)(NewsHubResource.update, { news_id, is_hidden: false })
  expect((await notifications()).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  const page = await house.as(owner)(NewsHubResource.get, { page_size: 1 })
  const next = await house.as(owner)(NewsHubResource.get, { page_size: 1, bookmarks: page.next })
  expect([page.items[0]?.id, next.items[0]?.id, next.next]).toEqual([before[0]?.id, before[1]?.id, null])
})

test('news.1 the pins of people one follows stand in one list, newest first', async () => {
  await house.as(owner)(UserFollowResource.create, { user_id: ada.id })
  const saved = await save(ada)
  const stories = await house.as(owner)(NetworkStoriesResource.get, { allow_stale: true })
  expect(stories.items.map(({ id }) => id)).toEqual([saved.id])
})

test('news.1 comments, answers, likes and messages are told, and leave with what they were about', async () => {
  const thing = (await house.as(owner)(PinResource.get, { id: pinId })).aggregated_pin_data.id
  const said = await house.as(ada)(AggregatedCommentResource.create, {
    object_id: thing,
    pin_id: pinId,
    text: 'Lovely',
  })
  await house.as(bob)(ConversationsResource.create, { user_ids: [owner.id], text: 'Hello' })
  await house.actOnFacts()
  expect((await texts()).toSorted()).toEqual(['Ada Ash commented on your Pin', 'Bob Bay wants to message you'])
  const [comment] = (await notifications()).filter(({ kind }) => kind === 'comment_added')
  expect(comment?.url).toBe(`/pin/${pinId}/comments`)
  await house.as(ada)(AggregatedCommentResource.delete, { comment_id: said.id })
  expect(await texts()).toEqual(['Bob Bay wants to message you'])
})

test('news.1 many are told with as few statements as one, each merged and counted alone, and who muted is left out', async () => {
  const others = [owner, bob, ...(await Promise.all(Array.from({ length: 4 }, () => house.person())))]
  const [muter, known] = [others[2] as Person, others[3] as Person]
  await house.as(muter)(UserBlockResource.create, { blocked_user_id: ada.id })
  const tell = async (people: Person[], object: string) => {
    const statements: StatementTiming[] = []
    const notices = people.map(({ id }) => {
      return { user_id: id, kind: 'board_joined', target_id: pinId, object_id: object as Id } as const
    })
    await inUnitOfWork(house.house, 'house', (ctx) =>
      timeStatements(statements, () => notifyPeople(ctx, ada.id, notices)),
    )
    return statements
      .map(({ sql }) => sql)
      .filter((sql) => /\b(users|marks|notifications|notification_events)\b/.test(sql))
  }
  expect(await tell([known], '1')).toHaveLength(5)
  // Ada counts once in each, whatever she did; who is told of their own act is not.
  expect(await tell([...others, ada], '2')).toHaveLength(5)
  expect(await tell([...others, ada], '2')).toHaveLength(4)
  const { rows } = await house.house.pool.query(
    `SELECT n.user_id, n.count, (SELECT count(*)::int FROM notification_events e WHERE e.user_id = n.user_id AND e.news_id = n.id) AS events
     FROM notifications n WHERE kind = 'board_joined' AND target_id = $1`,
    [pinId],
  )
  const told = others.filter((one) => one !== muter)
  const expected = told.map(({ id }) => ({ user_id: id, count: 1, events: id === known.id ? 2 : 1 }))
  const byPerson = (a: { user_id: string }, b: { user_id: string }) => (a.user_id < b.user_id ? -1 : 1)
  expect(rows.toSorted(byPerson)).toEqual(expected.toSorted(byPerson))
  expect(await unread()).toBe(1)
})
