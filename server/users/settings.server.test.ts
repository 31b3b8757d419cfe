import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Settings } from '#domain/resources/account.ts'
import { PartnerResource, UserSettingsResource } from '#domain/resources/account.ts'
import { UserResource } from '#domain/resources/users.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'

let world: TestHouse
beforeAll(async () => {
  world = await openTestHouse()
})
afterAll(() => world.end())

const get = UserSettingsResource.get
const update = UserSettingsResource.update
const refusedAt = (field: string) => expect.objectContaining({ isRefusal: true, field })

test('wire.13 UserSettings get gives id, username and is_write_banned to its owner alone', async () => {
  const ada = await world.person({ username: 'ada_one' })
  expect(await world.as(ada)(get, {})).toMatchObject({ id: ada.id, username: 'ada_one', is_write_banned: false })
  await expect(world.as(null)(get, {})).rejects.toMatchObject({ kind: 'not_signed_in' })
})

test.each<[keyof Settings, unknown, unknown?]>([
  ['first_name', 'Ada'],
  ['last_name', 'Lovelace'],
  ['about', 'I collect blue things.'],
  ['pronouns', 'she/her'],
  ['location', 'London'],
  ['website_url', 'example.org/ada', 'https://example.org/ada'],
  ['locale', 'de-DE', 'de'],
  ['country', 'de', 'DE'],
  ['gender', 'female'],
  ['exclude_from_search', 'true', true],
  ['is_private_profile', true],
  ['save_behavior', 1],
  ['allow_marketing_cookies', true],
])('api.17 sending %s alone changes it alone', async (field, value, becomes = value) => {
  const ada = await world.person()
  const before = await world.as(ada)(get, {})
  const after = await world.as(ada)(update, { [field]: value })
  const named = { full_name: after.full_name }
  expect(after).toEqual({ ...before, ...(/_name$/.test(field) && named), [field]: becomes })
  expect(await world.as(ada)(get, {})).toEqual(after)
})

test('api.17 the three consent flags and surface_tag change these alone', async () => {
  const ada = await world.person()
  const ask = world.as(ada)
  const before = await ask(get, {})
  const flags = { allow_analytic_cookies: true, allow_marketing_cookies: false, allow_personalization_cookies: true }
  expect(await ask(update, { ...flags, surface_tag: 'banner' })).toEqual({ ...before, ...flags })
  expect(await ask(update, { allow_analytic_cookies: false })).toEqual({
    ...before,
    ...flags,
    allow_analytic_cookies: false,
  })
})

test('notifications are chosen one by one', async () => {
  const ada = await world.person()
  await world.as(ada)(update, { notifications: { follows: false } })
  const { notifications } = await world.as(ada)(update, { notifications: { saves: false } })
  expect(notifications).toMatchObject({ follows: false, saves: false, comments: true })
})

test('a text is taken away by sending it empty', async () => {
  const ada = await world.person()
  await world.as(ada)(update, { about: 'x', website_url: 'https://example.org' })
  expect(await world.as(ada)(update, { about: '', website_url: '' })).toMatchObject({ about: '', website_url: null })
})

test.each<[string, Record<string, unknown>]>([
  ['first_name', { first_name: 'a'.repeat(31) }],
  ['about', { about: 'a'.repeat(501) }],
  ['website_url', { website_url: 'javascript:alert(1)' }],
  ['username', { username: 'settings' }],
  ['username', { username: 'a' }],
  ['email', { email: 'nobody' }],
  ['locale', { locale: 'klingon' }],
  ['country', { country: 'XX' }],
  ['account_type', { account_type: 'king' }],
  ['profile_image_url', { profile_image_url: 'https://elsewhere.example/a.jpg' }],
])('viewer.3 a wrong %s is refused at its field', async (field, sent) => {
  const ada = await world.person()
  await expect(world.as(ada)(update, sent as never)).rejects.toEqual(refusedAt(field))
})

test('a new username works at once, the old one leads to it, and nobody else can take either', async () => {
  const ada = await world.person({ username: 'old_name' })
  const eve = await world.person({ username: 'eve_name' })
  expect(await world.as(ada)(update, { username: 'New_Name' })).toMatchObject({ username: 'new_name' })
  for (const username of ['old_name', 'new_name']) {
    await expect(world.as(eve)(update, { username })).rejects.toMatchObject({ kind: 'conflict', field: 'username' })
    expect(await world.as(eve)(UserResource.get, { username })).toMatchObject({ id: ada.id, username: 'new_name' })
  }
  expect(await world.as(ada)(update, { username: 'old_name' })).toMatchObject({ username: 'old_name' })
  world.pass(366 * 24 * 3_600_000)
  expect(await world.as(eve)(update, { username: 'new_name' })).toMatchObject({ username: 'new_name' })
})

test('an uploaded picture becomes the avatar, and the former one is free', async () => {
  const ada = await world.person()
  const [first, second] = ['a'.repeat(32), 'b'.repeat(32)]
  for (const signature of [first, second])
    await world.house.db
      .insertInto('images')
      .values({ signature, bytes: 1, ext: 'png', width: 9, height: 9, dominant_color: '#000000', phash: '0' })
      .execute()
  const at = (signature: string) => `http://localhost:3000/originals/aa/aa/aa/${signature}.png`
  const shown = await world.as(ada)(update, { profile_image_url: at(first) })
  expect(shown).toMatchObject({ is_default_image: false, image_large_url: expect.stringContaining(`${first}.png`) })
  await world.as(ada)(update, { profile_image_url: at(second) })
  const uses = () =>
    world.house.db.selectFrom('image_uses').select('signature').where('target_id', '=', ada.id).execute()
  expect(await uses()).toEqual([{ signature: second }])
  expect(await world.as(ada)(update, { remove_profile_image: true })).toMatchObject({ is_default_image: true })
  expect(await uses()).toEqual([])
})

test('wire.13 Partner update makes a business of the account', async () => {
  const ada = await world.person()
  const sent = { business_name: 'Nest', website_url: 'https://nest.example', account_type: 'other' }
  const after = await world.as(ada)(PartnerResource.update, sent)
  expect(after).toMatchObject({ business_name: 'Nest', is_partner: true, account_type: 'other', full_name: 'Nest' })
  await expect(world.as(ada)(PartnerResource.update, { business_name: ' ' })).rejects.toEqual(
    refusedAt('business_name'),
  )
})

test('profile.2 of choices that are made at once each is kept', async () => {
  const ada = await world.person()
  const choices = [
    { board_sort_order: 'alphabetical' },
    { profile_board_view: 'small' },
    { profile_pin_density: 'compact' },
  ] as const
  await Promise.all(choices.map((choice) => world.as(ada)(update, choice)))
  const kept = await world.house.db.selectFrom('users').select('settings').where('id', '=', ada.id).executeTakeFirst()
  expect(kept?.settings).toMatchObject({ view: Object.assign({}, ...choices) })
})
