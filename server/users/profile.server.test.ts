import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { COLORS } from '#domain/constants/colors.ts'
import type { Id } from '#domain/id.ts'
import { UserSettingsResource } from '#domain/resources/account.ts'
import { BoardResource } from '#domain/resources/boards.ts'
import { InterestFollowResource } from '#domain/resources/follows.ts'
import { PinLikeResource, PinResource, RepinResource } from '#domain/resources/pins.ts'
import { UserSessionResource } from '#domain/resources/session.ts'
import {
  UserFollowersResource,
  UserFollowingResource,
  UserFollowResource,
  UserPinsResource,
  UserResource,
} from '#domain/resources/users.ts'
import type { Person } from '../context.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { makeTestPicture } from '../testing/test-picture.ts'

let house: TestHouse
let wren: Person
let other: Person
const pin: Record<string, Id> = {}

beforeAll(async () => {
  house = await openTestHouse()
  wren = await house.person()
  other = await house.person()
  const make = async (who: Person, title: string) =>
    (await house.as(who)(PinResource.create, { image_base64: await makeTestPicture(), title })).id
  pin.plates = await make(wren, 'Blue plates')
  pin.vases = await make(wren, 'Vases')
  pin.saved = (await house.as(wren)(RepinResource.create, { pin_id: await make(other, 'Armchair') })).id
  for (const id of [pin.plates, pin.saved]) await house.as(wren)(PinLikeResource.create, { pin_id: id as Id })
  await house.house.db
    .updateTable('user_pins')
    .set({ hue: 220 })
    .where('pin_id', '=', pin.plates as Id)
    .execute()
  await house.house.db
    .updateTable('user_pins')
    .set({ hue: 5 })
    .where('pin_id', '=', pin.vases as Id)
    .execute()
  await house.house.db
    .updateTable('user_pins')
    .set({ hue: 350 })
    .where('pin_id', '=', pin.saved as Id)
    .execute()
}, 60_000)
afterAll(() => house.end())

const titles = async (pin_filter: string | null, more = {}, who = wren) =>
  (await house.as(who)(UserPinsResource.get, { username: wren.username, pin_filter, ...more })).items.map(
    (one) => one.title,
  )

test('profile.7 profile.1 each filter of one’s own profile gives its pins', async () => {
  expect(await titles(null)).toEqual(['Armchair', 'Vases', 'Blue plates'])
  expect(await titles('CREATED_BY_ME')).toEqual(['Vases', 'Blue plates'])
  expect(await titles('FAVORITED')).toEqual(['Armchair', 'Blue plates'])
  expect(await titles('FAVORITED_AND_CREATED_BY_ME')).toEqual(['Blue plates'])
  expect(await titles('COLORS')).toEqual(['Vases', 'Blue plates', 'Armchair'])
})

test('profile.7 vsearch.5 one’s own pins are narrowed by each of 12 colors and neutral that has at least 15 % of the picture', async () => {
  expect(COLORS).toHaveLength(13)
  const paint = (id: Id, shares: Partial<Record<(typeof COLORS)[number], number>>) =>
    sql`UPDATE images SET colors = ${COLORS.map((one) => shares[one] ?? 0)}::smallint[] WHERE signature = (
      SELECT a.image_signature FROM pins p JOIN aggregates a ON a.id = p.aggregate_id WHERE p.id = ${id})`.execute(
      house.house.db,
    )
  for (const color of COLORS) {
    await paint(pin.vases as Id, { [color]: 15 })
    await paint(pin.saved as Id, { [color]: 14 })
    expect(await titles('COLORS', { color })).toEqual(['Vases'])
  }
  await expect(titles('COLORS', { color: 'sunny' })).rejects.toMatchObject({ field: 'color' })
})

test('profile.7 the topics one follows give the pins that speak of them, all or one', async () => {
  const topic = async (name: string) => {
    const id = house.house.newId()
    await house.house.db.insertInto('interests').values({ id, name, url_name: name.toLowerCase() }).execute()
    await house.as(wren)(InterestFollowResource.create, { interest_id: id })
    return id
  }
  expect(await titles('INTERESTS')).toEqual([])
  await topic('Plates')
  const vases = await topic('Vases')
  expect(await titles('INTERESTS')).toEqual(['Vases', 'Blue plates'])
  expect(await titles('INTERESTS', { interest_id: vases })).toEqual(['Vases'])
})

test('profile.7 on another’s profile a filter does nothing', async () => {
  expect(await titles('FAVORITED', {}, other)).toEqual(['Armchair', 'Vases', 'Blue plates'])
})

test('profile.7 filtered pins go on by a bookmark without repeating', async () => {
  const ask = (bookmarks: string | null) =>
    house.as(wren)(UserPinsResource.get, { username: wren.username, pin_filter: 'COLORS', page_size: 2, bookmarks })
  const first = await ask(null)
  const second = await ask(first.next)
  expect([...first.items, ...second.items].map((one) => one.title)).toEqual(['Vases', 'Blue plates', 'Armchair'])
  expect(second.next).toBeNull()
})

test('what is on no board is asked for apart, and leaves that list when it gets one', async () => {
  const who = await house.person()
  const board = await house.as(who)(BoardResource.create, { name: 'Shelf' })
  for (const title of ['loose', 'shelved'])
    await house.as(who)(PinResource.create, {
      title,
      image_base64: await makeTestPicture(),
      ...(title === 'shelved' && { board_id: board.id }),
    })
  const boardless = async () =>
    (await house.as(who)(UserPinsResource.get, { username: who.username, without_board: true })).items
  const [loose, ...others] = await boardless()
  expect([loose?.title, others]).toEqual(['loose', []])
  await house.as(who)(PinResource.update, { id: loose?.id as Id, board_id: board.id })
  expect(await boardless()).toEqual([])
})

test('profile.2 the four view settings are kept with the account, each alone; nonsense is refused', async () => {
  const view = async () => (await house.as(wren)(UserSessionResource.get, {})).view
  const home_feed = 'for_you'
  expect(await view()).toEqual({
    home_feed,
    board_pin_density: 'standard',
    profile_pin_density: 'standard',
    board_sort_order: 'last_pinned_to',
    profile_board_view: 'large',
  })
  await house.as(wren)(UserSettingsResource.update, { board_pin_density: 'compact', board_sort_order: 'alphabetical' })
  await house.as(wren)(UserSettingsResource.update, { profile_board_view: 'small', profile_pin_density: 'compact' })
  expect(await view()).toEqual({
    home_feed,
    board_pin_density: 'compact',
    profile_pin_density: 'compact',
    board_sort_order: 'alphabetical',
    profile_board_view: 'small',
  })
  const wrong = house.as(wren)(UserSettingsResource.update, { profile_board_view: 'sideways' as never })
  await expect(wrong).rejects.toMatchObject({ kind: 'bad_input', field: 'profile_board_view' })
})

test('profile.3 followers come fifty a page, newest first', async () => {
  for (let at = 0; at < 51; at++) await house.as(await house.person())(UserFollowResource.create, { user_id: wren.id })
  const first = await house.as(other)(UserFollowersResource.get, { username: wren.username })
  expect(first.items).toHaveLength(50)
  const rest = await house.as(other)(UserFollowersResource.get, { username: wren.username, bookmarks: first.next })
  expect(rest.items).toHaveLength(1)
  expect(rest.next).toBeNull()
}, 30_000)

test('profile.3 whom one follows comes fifty a page, the latest first', async () => {
  const fan = await house.person()
  const idols: Id[] = []
  for (let at = 0; at < 51; at++) idols.unshift((await house.person()).id)
  for (const user_id of idols.toReversed()) await house.as(fan)(UserFollowResource.create, { user_id })
  const ask = (bookmarks: string | null) =>
    house.as(other)(UserFollowingResource.get, { username: fan.username, bookmarks })
  const first = await ask(null)
  const rest = await ask(first.next)
  expect([first.items.length, rest.items.length, rest.next]).toEqual([50, 1, null])
  expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(idols)
}, 30_000)

test('profile.1 the header’s counts are what the onlooker may see', async () => {
  await house.as(wren)(BoardResource.create, { name: 'Secret', privacy: 'secret' })
  const own = await house.as(wren)(UserResource.get, { username: wren.username })
  const theirs = await house.as(other)(UserResource.get, { username: wren.username })
  expect([own.board_count, theirs.board_count]).toEqual([1, 0])
  expect([own.pin_count, theirs.pin_count, theirs.follower_count]).toEqual([3, 3, 51])
})

test('profile.4 without a picture of one’s own the avatar is a default one, told by its address and its flag', async () => {
  const bare = await house.as(other)(UserResource.get, { username: wren.username })
  expect(bare.image_medium_url).toContain('/user/default_')
  expect(bare.is_default_image).toBe(true)
})
