import { afterAll, beforeAll, expect, test } from 'vitest'
import { UserBlockResource, UserMuteResource } from '#domain/resources/account.ts'
import { ConversationsResource } from '#domain/resources/messages.ts'
import { NewsHubResource } from '#domain/resources/notifications.ts'
import { PinResource, UserHomefeedResource } from '#domain/resources/pins.ts'
import { UserFollowResource, UserResource } from '#domain/resources/users.ts'
import type { Person } from '../context.ts'
import { updateFeedPool } from '../feed/pool.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { makeTestPicture } from '../testing/test-picture.ts'

let house: TestHouse
let me: Person
let ada: Person
let bob: Person
beforeAll(async () => {
  house = await openTestHouse()
  me = await house.person()
  ada = await house.person()
  bob = await house.person()
}, 60_000)
afterAll(() => house.end())

const ids = (page: { items: { id: string }[] }) => page.items.map(({ id }) => id)

test('whom one blocked or muted is listed for oneself alone, the latest first, and can be taken back', async () => {
  await house.as(me)(UserBlockResource.create, { blocked_user_id: ada.id })
  await house.as(me)(UserBlockResource.create, { blocked_user_id: bob.id })
  const first = await house.as(me)(UserBlockResource.get, { page_size: 1 })
  expect(ids(first)).toEqual([bob.id])
  expect(ids(await house.as(me)(UserBlockResource.get, { page_size: 1, bookmarks: first.next }))).toEqual([ada.id])
  expect(ids(await house.as(ada)(UserBlockResource.get, {}))).toEqual([])
  await house.as(me)(UserBlockResource.delete, { blocked_user_id: ada.id })
  await house.as(me)(UserBlockResource.delete, { blocked_user_id: bob.id })
  expect(ids(await house.as(me)(UserBlockResource.get, {}))).toEqual([])
})

test('a muted person is seen as before, but neither told of nor on home; a second tap changes nothing', async () => {
  const pin = await house.as(ada)(PinResource.create, { image_base64: await makeTestPicture(), title: 'Of Ada' })
  await house.as(me)(UserFollowResource.create, { user_id: ada.id })
  await updateFeedPool(house.house)
  expect(ids(await house.as(me)(UserHomefeedResource.get, {}))).toContain(pin.id)
  const muted = await house.as(me)(UserMuteResource.create, { user_id: ada.id })
  expect(muted.muted_by_me).toBe(true)
  await house.as(me)(UserMuteResource.create, { user_id: ada.id })
  expect(ids(await house.as(me)(UserMuteResource.get, {}))).toEqual([ada.id])
  expect(ids(await house.as(me)(UserHomefeedResource.get, {}))).not.toContain(pin.id)
  await house.as(ada)(UserFollowResource.create, { user_id: me.id })
  await house.actOnFacts()
  expect((await house.as(me)(NewsHubResource.get, {})).items).toEqual([])
  expect((await house.as(me)(UserMuteResource.delete, { user_id: ada.id })).muted_by_me).toBe(false)
  expect(ids(await house.as(me)(UserHomefeedResource.get, {}))).toContain(pin.id)
  await expect(house.as(me)(UserMuteResource.create, { user_id: me.id })).rejects.toMatchObject({ kind: 'bad_input' })
})

test('profile.6 an ads-only profile names its site and can neither be followed nor written to', async () => {
  const shop = await house.person()
  await house.house.db.updateTable('users').set({ ads_only_site: 'shop.example' }).where('id', '=', shop.id).execute()
  const seen = await house.as(me)(UserResource.get, { user_id: shop.id })
  expect(seen).toMatchObject({ is_ads_only_profile: true, ads_only_profile_site: 'shop.example' })
  await expect(house.as(me)(UserFollowResource.create, { user_id: shop.id })).rejects.toMatchObject({
    kind: 'forbidden',
  })
  const written = house.as(me)(ConversationsResource.create, { user_ids: [shop.id], text: 'Hello' })
  await expect(written).rejects.toBeDefined()
})
