import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Id } from '#domain/id.ts'
import { PinResource, RepinResource, UserHomefeedResource } from '#domain/resources/pins.ts'
import { UserFollowResource } from '#domain/resources/users.ts'
import type { Person } from '../context.ts'
import { aPicture } from '../testing/picture.ts'
import { type TestHouse, testHouse } from '../testing/test-house.ts'
import { updatePool } from './pool.ts'

let house: TestHouse
let reader: Person
const pins: Record<string, Id> = {}

const TITLES = ['kept', 'open', 'kept of a followed', 'open of a followed', 'removed story']

beforeAll(async () => {
  house = await testHouse()
  reader = await house.person()
  const [stranger, followed] = [await house.person(), await house.person()]
  for (const title of TITLES) {
    const by = title.includes('followed') || title.includes('story') ? followed : stranger
    pins[title] = (await house.as(by)(PinResource.create, { title, image_base64: await aPicture() })).id
  }
  await house.as(reader)(UserFollowResource.create, { user_id: followed.id })
  await house.house.db
    .updateTable('aggregates')
    .set({ story_deleted_at: new Date() })
    .where('first_pin_id', '=', pins['removed story'] as Id)
    .execute()
  await updatePool(house.house)
})
afterAll(() => house.end())

const home = async (bookmarks: string[] = []) => {
  const { items, next } = await house.as(reader)(UserHomefeedResource.get, { page_size: 2, bookmarks })
  return { titles: items.map(({ title }) => title), next }
}

test('home shows neither what one has already nor what its creator removed', async () => {
  for (const title of ['kept', 'kept of a followed'])
    await house.as(reader)(RepinResource.create, { pin_id: pins[title] as Id })
  house.pass(1000)
  const { titles, next } = await home()
  expect(titles.sort()).toEqual(['open', 'open of a followed'])
  expect(next && (await home([next])).titles).toBeFalsy()
})

test('what is saved while one scrolls moves nothing', async () => {
  const first = await house.as(reader)(UserHomefeedResource.get, { page_size: 1 })
  for (const title of ['open', 'open of a followed'])
    await house.as(reader)(RepinResource.create, { pin_id: pins[title] as Id })
  const second = await home([first.next as string])
  expect([first.items[0]?.title, ...second.titles].sort()).toEqual(['open', 'open of a followed'])
})
