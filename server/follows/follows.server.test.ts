import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  BoardContentRecommendationResource,
  BoardRelatedPixieFeedResource,
  BoardResource,
  ProfileBoardsResource,
} from '#domain/resources/boards.ts'
import { BoardFollowersResource, BoardFollowResource, InterestFollowResource } from '#domain/resources/follows.ts'
import { PinLikeResource, PinResource, RepinResource, UserHomefeedResource } from '#domain/resources/pins.ts'
import {
  BoardFollowingResource,
  InterestFollowingResource,
  UserFollowResource,
  UserResource,
} from '#domain/resources/users.ts'
import { updateFeedPool } from '../feed/pool.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'

let world: TestServer
beforeAll(async () => {
  world = await openTestServer()
})
afterAll(() => world.end())

const as: TestServer['as'] = (...who) => world.as(...who)

test('follow.2 a board is followed once, and unfollowing restores the counts', async () => {
  const [owner, fan] = [await world.person(), await world.person({ username: 'fan' })]
  const { id: board_id } = await as(owner)(BoardResource.create, { name: 'Followed' })
  const followed = await as(fan)(BoardFollowResource.create, { board_id })
  expect(followed).toMatchObject({ followed_by_me: true, follower_count: 1 })
  expect((await as(fan)(BoardFollowResource.create, { board_id })).follower_count).toBe(1)
  const followers = await as(null)(BoardFollowersResource.get, { board_id })
  expect(followers.items.map(({ username }) => username)).toEqual(['fan'])
  expect((await as(null)(BoardFollowingResource.get, { username: 'fan' })).items.map(({ id }) => id)).toEqual([
    board_id,
  ])
  expect(await as(fan)(BoardFollowResource.delete, { board_id })).toMatchObject({
    followed_by_me: false,
    follower_count: 0,
  })
  await expect(as(owner)(BoardFollowResource.create, { board_id })).rejects.toMatchObject({ kind: 'bad_input' })
  await as(owner)(BoardResource.update, { board_id, privacy: 'secret' })
  await expect(as(fan)(BoardFollowResource.create, { board_id })).rejects.toMatchObject({ kind: 'no_board' })
})

test('api.7 a board is followed by PUT and unfollowed by DELETE', async () => {
  const [owner, fan] = [await world.person(), await world.client()]
  const { id } = await as(owner)(BoardResource.create, { name: 'By path' })
  const put = await fan.send('PUT', `/v3/boards/${id}/follow/`)
  expect([put.status, put.data.followed_by_me]).toEqual([200, true])
  const gone = await fan.send('DELETE', `/v3/boards/${id}/follow/`)
  expect([gone.status, gone.data.follower_count]).toEqual([200, 0])
  expect((await world.visitor().send('PUT', `/v3/boards/${id}/follow/`)).status).toBe(401)
})

test('follow.3 api.18 topics are followed by their id', async () => {
  const fan = await world.client({ username: 'curious' })
  const id = world.house.newId()
  await world.house.db.insertInto('interests').values({ id, name: 'Moss', url_name: 'moss' }).execute()
  const options = { interest_id: id, interest_list: 'favorited' }
  expect((await fan.post('InterestFollow', 'create', options)).status).toBe(200)
  await as(fan.person)(InterestFollowResource.create, options)
  const list = () => as(null)(InterestFollowingResource.get, { username: 'curious' })
  expect((await list()).items.map(({ name }) => name)).toEqual(['Moss'])
  expect((await fan.post('InterestFollow', 'delete', options)).status).toBe(200)
  expect((await list()).items).toEqual([])
  expect((await fan.post('InterestFollow', 'create', { interest_id: '12' })).status).toBe(404)
})

test('api.16 the state of quick saves is read by get and by read', async () => {
  const client = await world.client()
  for (const verb of ['get', 'read']) {
    const data = encodeURIComponent(JSON.stringify({ options: { state: 'QUICK_SAVES_BOARD_ID' } }))
    const told = await client.send('GET', `/resource/UserStateResource/${verb}/?data=${data}`)
    expect([verb, told.status, told.data]).toEqual([verb, 200, { state: 'QUICK_SAVES_BOARD_ID', value: null }])
  }
})

test('api.16 a person is asked for by every field set, by id or name; how they save is told to them alone', async () => {
  const [client, other] = [await world.client({ username: 'saver' }), await world.client()]
  const { db } = world.house
  const read = async (who: typeof client, field_set_key: string) => [
    (await who.get('User', { username: 'saver', field_set_key })).data,
    (await who.get('User', { user_id: client.person.id, field_set_key })).data,
  ]
  await client.post('UserSettings', 'update', { save_behavior: 1 })
  const overrides = JSON.stringify({ [client.person.id]: 'enabled' })
  await db.insertInto('experiments').values({ name: 'quick_saves_board', overrides }).execute()
  world.pass(10_000)
  const quick = async () => (await client.get('UserState', { state: 'QUICK_SAVES_BOARD_ID' })).data.value
  for (const has_quicksave_board of [false, true]) {
    if (has_quicksave_board) {
      const pin = await as(other.person)(PinResource.create, { image_base64: await makeTestPicture() })
      await client.post('Repin', 'create', { pin_id: pin.id })
    }
    expect(await quick()).toEqual(has_quicksave_board ? expect.stringMatching(/^\d{19}$/) : null)
    for (const key of ['quicksave', 'save_behavior', 'profile']) {
      for (const told of await read(client, key))
        expect(told).toMatchObject({ username: 'saver', save_behavior: 1, has_quicksave_board })
      for (const told of await read(other, key)) {
        expect(told.username).toBe('saver')
        expect([told.save_behavior, told.has_quicksave_board]).toEqual([undefined, undefined])
      }
    }
  }
})

test('board.8 more ideas are what others keep beside the things of a board', async () => {
  const [owner, near, far] = [await world.person(), await world.person({ username: 'near' }), await world.person()]
  const pin = async (who: typeof owner, title: string, board_id?: string) =>
    as(who)(PinResource.create, { image_base64: await makeTestPicture(), title, board_id } as never)
  const board = await as(owner)(BoardResource.create, { name: 'Seeds' })
  const seed = await pin(owner, 'seed', board.id)
  const theirs = await as(near)(BoardResource.create, { name: 'Nearby' })
  const hidden = await as(far)(BoardResource.create, { name: 'Hidden', privacy: 'secret' })
  for (const [who, on] of [
    [near, theirs],
    [far, hidden],
  ] as const)
    await as(who)(RepinResource.create, { pin_id: seed.id, board_id: on.id })
  await pin(near, 'beside', theirs.id)
  const had = await pin(near, 'had already', theirs.id)
  await as(owner)(RepinResource.create, { pin_id: had.id })
  await pin(far, 'beside in secret', hidden.id)
  await pin(near, 'elsewhere')
  await world.actOnFacts()
  for (const ideas of [
    await as(owner)(BoardContentRecommendationResource.get, { id: board.id }),
    await as(owner)(BoardRelatedPixieFeedResource.get, { board_id: board.id }),
  ])
    expect(ideas.items.map(({ title }) => title)).toEqual(['beside'])
  expect((await as(null)(ProfileBoardsResource.get, { username: 'near' })).items.map(({ name }) => name)).toEqual([
    'Nearby',
  ])
})

test('fav.5 an outside tool likes a pin, which is the favorite', async () => {
  const [owner, fan] = [await world.person(), await world.person()]
  const pin = await as(owner)(PinResource.create, { image_base64: await makeTestPicture() })
  expect(await as(fan)(PinLikeResource.create, { pin_id: pin.id })).toMatchObject({ favorite_user_count: 1 })
  expect(await as(fan)(PinLikeResource.delete, { pin_id: pin.id })).toMatchObject({ favorite_user_count: 0 })
})

test('follow.2 following a person brings their Pins into the feed; unfollowing restores counts and feed', async () => {
  const [maker, fan] = [await world.person(), await world.person()]
  const title = 'of the one I follow'
  const stranger = await world.person()
  for (let n = 0; n < 5; n++)
    await as(stranger)(PinResource.create, { image_base64: await makeTestPicture(), title: 'popular' })
  await updateFeedPool(world.house)
  await as(maker)(PinResource.create, { image_base64: await makeTestPicture(), title })
  await world.actOnFacts()
  // Each request is a new visit.
  const feed = async () => {
    world.pass(31 * 60_000)
    const { items } = await as(fan)(UserHomefeedResource.get, {})
    return items.filter((pin) => pin.recommendation_reason?.reason_id === 1).map((pin) => pin.title)
  }
  const shown = async () => {
    const { follower_count, explicitly_followed_by_me } = await as(fan)(UserResource.get, { user_id: maker.id })
    return [follower_count, explicitly_followed_by_me, (await feed()).includes(title)]
  }
  expect(await shown()).toEqual([0, false, false])
  for (const _ of [1, 2]) await as(fan)(UserFollowResource.create, { user_id: maker.id })
  expect(await shown()).toEqual([1, true, true])
  await as(fan)(UserFollowResource.delete, { user_id: maker.id })
  expect(await shown()).toEqual([0, false, false])
})
