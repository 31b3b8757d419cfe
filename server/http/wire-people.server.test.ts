import { afterAll, beforeAll, expect, test } from 'vitest'
import { BoardResource } from '#domain/resources/boards.ts'
import { PinResource, RepinResource } from '#domain/resources/pins.ts'
import type { Person } from '../context.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'
import type { WireClient } from '../testing/wire-client.ts'

let server: TestServer
let me: Awaited<ReturnType<TestServer['client']>>
let person: Person
let visitor: WireClient
let made: { board: string; first: string; second: string; saved: string }

beforeAll(async () => {
  server = await openTestServer()
  visitor = server.visitor()
  me = await server.client({ username: 'watcher' })
  person = await server.person({ username: 'weaver', first_name: 'Wanda', last_name: 'Weaver' })
  await server.house.db
    .updateTable('users')
    .set({ about: 'Weaves.', website_url: 'https://weaver.test/shop', is_verified_merchant: true })
    .where('id', '=', person.id)
    .execute()
  const ask = server.as(person)
  const board = await ask(BoardResource.create, { name: 'Looms' })
  await ask(BoardResource.create, { name: 'Secret looms', privacy: 'secret' })
  const first = await ask(PinResource.create, { board_id: board.id, image_base64: await makeTestPicture() })
  const second = await ask(PinResource.create, { image_base64: await makeTestPicture() })
  const theirs = await server.as(me.person)(PinResource.create, { image_base64: await makeTestPicture() })
  const saved = await ask(RepinResource.create, { pin_id: theirs.id, board_id: board.id })
  made = { board: board.id, first: first.id, second: second.id, saved: saved.id }
})
afterAll(() => server.end())

const idsOf = (data: { id: string }[]) => data.map((item) => item.id)

test('wire.14 User get by name or by id tells what tools read', async () => {
  for (const options of [{ username: 'weaver', field_set_key: 'profile', isPrefetch: false }, { user_id: person.id }]) {
    const { status, data } = await visitor.get('User', options)
    expect(status).toBe(200)
    expect(data).toMatchObject({
      type: 'user',
      id: person.id,
      username: 'weaver',
      explicitly_followed_by_me: false,
      full_name: 'Wanda Weaver',
      about: 'Weaves.',
      follower_count: 0,
      following_count: 0,
      pin_count: 3,
      board_count: 1,
      website_url: 'https://weaver.test/shop',
      domain_url: 'weaver.test',
      is_verified_merchant: true,
    })
    expect(data.image_medium_url).toContain('/user/default_')
  }
})

test('wire.14 UserFollow create and delete, lists of followers and followed, with counts', async () => {
  const follow = await me.post('UserFollow', 'create', { user_id: person.id })
  expect([follow.status, follow.data.explicitly_followed_by_me, follow.data.follower_count]).toEqual([200, true, 1])
  expect((await me.post('UserFollow', 'create', { user_id: person.id })).data.follower_count).toBe(1)
  expect((await me.get('User', { username: 'weaver' })).data.explicitly_followed_by_me).toBe(true)
  expect((await visitor.get('User', { username: 'weaver' })).data.explicitly_followed_by_me).toBe(false)
  const followers = await visitor.get('UserFollowers', {
    username: 'weaver',
    page_size: 2,
    hide_find_friends_rep: true,
  })
  expect(followers.data).toMatchObject([{ type: 'user', username: 'watcher', following_count: 1 }])
  expect('bookmark' in followers.body.resource_response).toBe(false)
  expect(idsOf((await visitor.get('UserFollowing', { username: 'watcher' })).data)).toEqual([person.id])
  const unfollow = await me.post('UserFollow', 'delete', { user_id: person.id })
  expect([unfollow.status, unfollow.data.explicitly_followed_by_me, unfollow.data.follower_count]).toEqual([
    200,
    false,
    0,
  ])
  expect((await me.post('UserFollow', 'delete', { user_id: person.id })).status).toBe(200)
  expect((await visitor.get('UserFollowers', { username: 'weaver' })).data).toEqual([])
  expect((await me.post('UserFollow', 'create', { user_id: me.person.id })).status).toBe(400)
})

test('wire.14 followers come in pages of fifty, the newest first', async () => {
  const famous = await server.person()
  const { db, newId } = server.house
  const people: Person[] = []
  for (let n = 0; n < 53; n++) people.push(await server.person())
  const at = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, n))
  const rows = people.map((one, n) => ({ follower_id: one.id, kind: 'user', target_id: famous.id, created_at: at(n) }))
  await db.insertInto('follows').values(rows).execute()
  await db.insertInto('followers').values(rows).execute()
  await db.updateTable('user_counts').set({ follower_count: 53 }).where('user_id', '=', famous.id).execute()
  const ids = people.map((one) => one.id)
  await db.updateTable('user_counts').set({ following_count: 1 }).where('user_id', 'in', ids).execute()
  const first = await visitor.get('UserFollowers', { username: famous.username })
  const newestFirst = ids.toReversed()
  expect(idsOf(first.data)).toEqual(newestFirst.slice(0, 50))
  const bookmarks = [first.body.resource_response.bookmark]
  expect(idsOf((await visitor.get('UserFollowers', { username: famous.username, bookmarks })).data)).toEqual(
    newestFirst.slice(50),
  )
  expect(newId()).toMatch(/^\d{19}$/)
})

test('wire.14 BoardFollowing and InterestFollowing answer from their tables', async () => {
  expect((await visitor.get('BoardFollowing', { username: 'watcher' })).data).toEqual([])
  expect((await visitor.get('InterestFollowing', { username: 'watcher' })).data).toEqual([])
  const { db, newId } = server.house
  const interest = { id: newId(), name: 'Weaving', url_name: 'weaving' }
  await db.insertInto('interests').values(interest).execute()
  const row = { follower_id: me.person.id, created_at: new Date() }
  await db
    .insertInto('follows')
    .values([
      { ...row, kind: 'interest', target_id: interest.id },
      { ...row, kind: 'board', target_id: made.board as never },
    ])
    .execute()
  await db
    .insertInto('followers')
    .values({ ...row, kind: 'board', target_id: made.board as never })
    .execute()
  await db
    .updateTable('boards')
    .set({ follower_count: 1 })
    .where('id', '=', made.board as never)
    .execute()
  expect((await visitor.get('InterestFollowing', { username: 'watcher' })).data).toEqual([
    expect.objectContaining({ type: 'interest', ...interest }),
  ])
  const boards = await me.get('BoardFollowing', { username: 'watcher' })
  expect(boards.data).toMatchObject([
    { type: 'board', id: made.board, name: 'Looms', followed_by_me: true, follower_count: 1 },
  ])
})

test('wire.14 UserPins and UserActivityPins list pins with their pictures', async () => {
  const options = {
    username: 'weaver',
    is_own_profile_pins: false,
    field_set_key: 'grid_item',
    pin_filter: null,
    page_size: 25,
  }
  const pins = await visitor.get('UserPins', options)
  expect(idsOf(pins.data)).toEqual([made.saved, made.second, made.first])
  expect(pins.data[0]).toMatchObject({ type: 'pin', images: { orig: { url: expect.stringContaining('/originals/') } } })
  const created = {
    username: 'weaver',
    exclude_add_pin_rep: true,
    field_set_key: 'grid_item',
    is_own_profile_pins: 'false',
  }
  expect(idsOf((await visitor.get('UserActivityPins', created)).data)).toEqual([made.second, made.first])
})

test('wire.14 UserLikes lists what someone favorited, DidItUserFeed what they tried', async () => {
  expect((await visitor.get('UserLikes', { username: 'watcher' })).data).toEqual([])
  await me.send('POST', `/v3/pins/${made.first}/favorite/`)
  expect(idsOf((await visitor.get('UserLikes', { username: 'watcher' })).data)).toEqual([made.first])
  expect((await visitor.get('DidItUserFeed', { username: 'watcher' })).data).toEqual([])
  const { db, newId } = server.house
  const { aggregate_id } = await db
    .selectFrom('pins')
    .select('aggregate_id')
    .where('id', '=', made.first as never)
    .executeTakeFirstOrThrow()
  const comment = {
    aggregate_id,
    id: newId(),
    pin_id: made.first as never,
    user_id: me.person.id,
    kind: 'tried',
    text: 'It holds.',
  }
  await db.insertInto('comments').values(comment).execute()
  await db.updateTable('aggregates').set({ comment_count: 1 }).where('id', '=', aggregate_id).execute()
  await db
    .insertInto('user_tries')
    .values({ user_id: me.person.id, comment_id: comment.id, aggregate_id, created_at: new Date() })
    .execute()
  const tried = await visitor.get('DidItUserFeed', { username: 'watcher' })
  expect(tried.data).toMatchObject([
    { id: comment.id, details: 'It holds.', pin_id: made.first, user: { username: 'watcher' } },
  ])
})
