import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Id } from '#domain/id.ts'
import { BoardResource } from '#domain/resources/boards.ts'
import { InterestFollowResource } from '#domain/resources/follows.ts'
import { InterestsResource, TopicFeedResource, TopicResource } from '#domain/resources/interests.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { InterestFollowingResource } from '#domain/resources/users.ts'
import type { Person } from '../context.ts'
import { indexEverything } from '../search/index-everything.ts'
import { aPicture } from '../testing/picture.ts'
import { type TestHouse, testHouse } from '../testing/test-house.ts'

let world: TestHouse
let fan: Person
const ids: Id[] = []
beforeAll(async () => {
  world = await testHouse()
  fan = await world.person({ username: 'fan' })
  for (const name of ['Bird houses', 'Moss'])
    ids.push(
      (
        await world.house.db
          .insertInto('interests')
          .values({ id: world.house.newId(), name, url_name: name.toLowerCase().replace(' ', '-') })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id,
    )
})
afterAll(() => world.end())

const as: TestHouse['as'] = (...who) => world.as(...who)

test('follow.1 interests are listed, followed once, and unfollowed again', async () => {
  const follows = async () => (await as(fan)(InterestsResource.get, {})).items.map((one) => one.followed_by_me)
  const interest_id = ids[1] as Id
  expect(await follows()).toEqual([false, false])
  for (const _ of [1, 2])
    expect((await as(fan)(InterestFollowResource.create, { interest_id })).followed_by_me).toBe(true)
  expect(await follows()).toEqual([false, true])
  expect((await as(null)(InterestsResource.get, {})).items.map((one) => one.followed_by_me)).toEqual([false, false])
  expect((await as(null)(InterestFollowingResource.get, { username: 'fan' })).items.map(({ id }) => id)).toEqual([
    interest_id,
  ])
  expect((await as(fan)(InterestFollowResource.delete, { interest_id })).followed_by_me).toBe(false)
  expect(await follows()).toEqual([false, false])
  const first = await as(null)(InterestsResource.get, { page_size: 1 })
  const second = await as(null)(InterestsResource.get, { page_size: 1, bookmarks: first.next })
  expect([...first.items, ...second.items].map(({ name }) => name)).toEqual(['Bird houses', 'Moss'])
})

test('a topic is found by id, address and name; its feed holds what is said to be about it and may be seen', async () => {
  const maker = await world.person()
  const secret = await as(maker)(BoardResource.create, { name: 'Secret', privacy: 'secret' })
  const pin = async (title: string, more = {}) =>
    as(maker)(PinResource.create, { image_base64: await aPicture(), title, ...more })
  const [a, b] = [await pin('Painted bird houses'), await pin('Houses for a bird')]
  await pin('Bird houses in secret', { board_id: secret.id })
  await pin('A stone')
  await world.actOnFacts()
  await indexEverything(world.house)
  world.pass(120_000)
  for (const interest of [ids[0] as string, 'bird-houses', 'Bird Houses']) {
    expect(await as(null)(TopicResource.get, { interest })).toMatchObject({ id: ids[0], name: 'Bird houses' })
    const { items } = await as(null)(TopicFeedResource.get, { interest })
    expect(items.map(({ id }) => id).toSorted()).toEqual([a.id, b.id].toSorted())
  }
  const topic = await as(null)(TopicResource.get, { interest: 'bird-houses' })
  expect([a.image_signature, b.image_signature]).toContain(topic.cover_images[0]?.signature)
  for (const question of [TopicResource.get, TopicFeedResource.get])
    await expect(as(null)(question, { interest: 'nothing' })).rejects.toMatchObject({ kind: 'not_found' })
  await expect(as(null)(TopicResource.get, { interest: '99999999999999999999' })).rejects.toMatchObject({
    kind: 'not_found',
  })
})
