import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Id } from '#domain/id.ts'
import { BoardResource } from '#domain/resources/boards.ts'
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

test('past the pool home goes on with everything else that is kept in the open, once each, the newest first', async () => {
  const [maker, keeper, visitor] = [await house.person(), await house.person(), await house.person()]
  const secret = await house.as(maker)(BoardResource.create, { name: 'Mine alone', privacy: 'secret' })
  const make = async (title: string, board_id?: Id) =>
    (
      await house.as(maker)(PinResource.create, {
        title,
        image_base64: await aPicture(),
        ...(board_id && { board_id }),
      })
    ).id
  const made = [await make('older'), await make('newer')]
  await make('kept secret', secret.id)
  // Its maker hides it afterwards; who saved it before still shows it.
  const hidden = await make('met on a board')
  await house.as(keeper)(RepinResource.create, { pin_id: hidden })
  await house.as(maker)(PinResource.update, { id: hidden, board_id: secret.id })
  await updatePool(house.house)
  await house.house.db.deleteFrom('feed_pool').where('pin_id', 'in', made).execute()
  house.pass(1000)

  const titles: string[] = []
  let bookmarks: string[] = []
  do {
    const { items, next } = await house.as(visitor)(UserHomefeedResource.get, { page_size: 2, bookmarks })
    titles.push(...items.map(({ title }) => title))
    bookmarks = next ? [next] : []
  } while (bookmarks.length)
  expect(titles.slice(-3)).toEqual(['met on a board', 'newer', 'older'])
  expect(new Set(titles).size).toBe(titles.length)
  expect(titles).not.toContain('kept secret')
})
