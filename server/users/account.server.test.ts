import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  BusinessTypesResource,
  CountriesResource,
  EmailInviteSentResource,
  LocalesResource,
  TypeaheadClearRecentResource,
  UserBlockResource,
  UserSettingsResource,
} from '#domain/resources/account.ts'
import { BoardResource } from '#domain/resources/boards.ts'
import { FavoriteResource, PinResource, RepinResource } from '#domain/resources/pins.ts'
import { DeactivateAccountResource, UserSessionResource } from '#domain/resources/session.ts'
import { UserFollowResource, UserResource } from '#domain/resources/users.ts'
import { usernameProblem } from '#domain/rules/account/username.ts'
import { claimUniqueUsername } from '../auth/account-handles.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { deleteDueAccounts } from './account-deletion.ts'

let world: TestHouse
beforeAll(async () => {
  world = await openTestHouse()
})
afterAll(() => world.end())

const DAY = 24 * 60 * 60 * 1000
const PASSWORD = 'violet bower'
const login = (named: string) =>
  world.as(null)(UserSessionResource.create, { username_or_email: named, password: PASSWORD })
const profile = (username: string) => world.as(null)(UserResource.get, { username })

test('many people have the same name, and each gets a username of it', async () => {
  const ada = await world.person({ username: 'wren' })
  const taken = new Set(['wren'])
  const ctx = await world.context(null)
  await world.house.db.transaction().execute(async (db) => {
    for (const _ of Array(400)) taken.add(await claimUniqueUsername({ ...ctx, db }, ada.id, 'Wren'))
  })
  expect(taken.size).toBe(401)
  for (const username of taken) expect(usernameProblem(username)).toBeNull()
})

test('wire.13 deactivating hides the profile until the next login', async () => {
  const ada = await world.person({ username: 'pausing', password: PASSWORD })
  await profile('pausing')
  await world.as(ada)(DeactivateAccountResource.create, {
    user_id: ada.id,
    reason: 'rest',
    explanation: 'a while',
    password: PASSWORD,
  })
  await expect(profile('pausing')).rejects.toMatchObject({ kind: 'no_user' })
  world.pass(30 * DAY)
  expect(await deleteDueAccounts(world.house)).toBe(0)
  expect(await login('pausing')).toMatchObject({ username: 'pausing' })
  await profile('pausing')
})

test('a deletion needs the password and is cancelled by a login within fourteen days', async () => {
  const ada = await world.person({ username: 'wavering', password: PASSWORD, state: 'private' })
  const leave = (password: string) =>
    world.as(ada)(DeactivateAccountResource.create, { delete_account: true, password })
  await expect(leave('wrong')).rejects.toMatchObject({ kind: 'bad_input', field: 'password' })
  await leave(PASSWORD)
  await world.actOnFacts()
  expect(world.mails.find((mail) => mail.to === 'wavering@example.test')?.subject).toBe('Your account will be deleted')
  world.pass(13 * DAY)
  expect(await deleteDueAccounts(world.house)).toBe(0)
  await login('wavering')
  world.pass(2 * DAY)
  expect(await deleteDueAccounts(world.house)).toBe(0)
  const settings = await world.as(ada)(UserSettingsResource.get, {})
  expect(settings).toMatchObject({ deletion_at: null, is_private_profile: true })
})

test('after fourteen days the account is gone: no login, no name, no address', async () => {
  const ada = await world.person({ username: 'leaving', password: PASSWORD })
  await world.as(ada)(DeactivateAccountResource.create, { delete_account: true, password: PASSWORD })
  await expect(profile('leaving')).rejects.toMatchObject({ kind: 'no_user' })
  world.pass(14 * DAY + 1000)
  expect(await deleteDueAccounts(world.house)).toBe(1)
  await expect(login('leaving')).rejects.toMatchObject({ kind: 'wrong_login' })
  const row = await world.house.db.selectFrom('users').selectAll().where('id', '=', ada.id).executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toContain('leaving"')
  const email = world.house.db.selectFrom('emails').select('user_id').where('email_key', '=', 'leaving@example.test')
  expect(await email.executeTakeFirst()).toBeUndefined()
  const told = world.house.db.selectFrom('facts').select('payload').where('name', '=', 'account.deleted')
  expect((await told.execute()).map((fact) => fact.payload)).toEqual([{ user_id: ada.id }])
})

test('what someone made goes with the account; what others saved from it stays, uncredited', async () => {
  const [ada, eve] = [
    await world.person({ username: 'maker', password: PASSWORD }),
    await world.person({ username: 'saver' }),
  ]
  const board = await world.as(ada)(BoardResource.create, { name: 'Mine' })
  await world.as(ada)(BoardResource.create, { name: 'Secretly mine', privacy: 'secret' })
  const words = { title: 'A blue thing', link: 'https://example.org/blue' }
  const image_base64 = await makeTestPicture()
  const { id: made } = await world.as(ada)(PinResource.create, { board_id: board.id, image_base64, ...words })
  const saved = await world.as(eve)(RepinResource.create, { pin_id: made })
  await world.as(ada)(FavoriteResource.create, { pin_id: saved.id })
  await world.as(eve)(UserFollowResource.create, { user_id: ada.id })
  await world.as(ada)(UserFollowResource.create, { user_id: eve.id })
  await world.as(ada)(DeactivateAccountResource.create, { delete_account: true, password: PASSWORD })
  world.pass(15 * DAY)
  await deleteDueAccounts(world.house)
  await world.actOnFacts()
  await expect(world.as(eve)(PinResource.get, { id: made })).rejects.toMatchObject({ kind: 'no_pin' })
  await expect(world.as(eve)(BoardResource.get, { board_id: board.id })).rejects.toMatchObject({ kind: 'no_board' })
  const kept = await world.as(eve)(PinResource.get, { id: saved.id })
  expect(kept).toMatchObject({ id: saved.id, favorite_user_count: 0 })
  expect(JSON.stringify(kept)).not.toMatch(/maker|Mine/)
  expect(await profile('saver')).toMatchObject({ follower_count: 0, following_count: 0 })
  for (const table of ['user_pins', 'user_boards', 'favorites', 'user_tries'] as const)
    expect(await world.house.db.selectFrom(table).select('user_id').where('user_id', '=', ada.id).execute()).toEqual([])
  expect(await world.house.db.selectFrom('pins').select('id').where('id', '=', made).execute()).toEqual([])
})

test("nobody deactivates someone else's account", async () => {
  const [ada, eve] = [await world.person(), await world.person()]
  const leave = world.as(eve)(DeactivateAccountResource.create, { user_id: ada.id })
  await expect(leave).rejects.toMatchObject({ kind: 'forbidden' })
})

test('wire.13 a block hides each from the other and ends their follows; unblocking shows them again', async () => {
  const [ada, eve] = [await world.person({ username: 'blocker' }), await world.person({ username: 'blocked' })]
  await world.as(eve)(UserFollowResource.create, { user_id: ada.id })
  await world.as(ada)(UserFollowResource.create, { user_id: eve.id })
  await world.as(ada)(UserBlockResource.create, { blocked_user_id: eve.id })
  await world.as(ada)(UserBlockResource.create, { blocked_user_id: eve.id })
  await world.actOnFacts()
  await expect(world.as(ada)(UserResource.get, { username: 'blocked' })).rejects.toMatchObject({ kind: 'no_user' })
  await expect(world.as(eve)(UserResource.get, { username: 'blocker' })).rejects.toMatchObject({ kind: 'no_user' })
  expect(await profile('blocker')).toMatchObject({ follower_count: 0, following_count: 0 })
  await world.as(eve)(UserBlockResource.delete, { blocked_user_id: ada.id })
  await expect(world.as(eve)(UserResource.get, { username: 'blocker' })).rejects.toMatchObject({ kind: 'no_user' })
  await world.as(ada)(UserBlockResource.delete, { blocked_user_id: eve.id })
  expect(await world.as(eve)(UserResource.get, { username: 'blocker' })).toMatchObject({ id: ada.id })
  const self = world.as(ada)(UserBlockResource.create, { blocked_user_id: ada.id })
  await expect(self).rejects.toMatchObject({ kind: 'bad_input' })
})

test('wire.13 EmailInviteSent create mails an invitation', async () => {
  const ada = await world.person({ first_name: 'Ada', locale: 'de' })
  await world.as(ada)(EmailInviteSentResource.create, { email: 'Friend@example.test', type: 'email' })
  await world.actOnFacts()
  const mail = world.mails.find(({ to }) => to === 'friend@example.test')
  expect(mail?.subject).toBe('Ada lädt dich zu Bowerbird ein')
  const code = /invite_code=(\w+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const invite = world.house.db.selectFrom('invites').select(['sender_id', 'kind']).where('code', '=', code)
  expect(await invite.executeTakeFirst()).toEqual({ sender_id: ada.id, kind: 'email' })
  const wrong = world.as(ada)(EmailInviteSentResource.create, { email: 'friend' })
  await expect(wrong).rejects.toMatchObject({ field: 'email' })
})

test("wire.13 TypeaheadClearRecent delete forgets one's own searches", async () => {
  const [ada, eve] = [await world.person(), await world.person()]
  const searches = [ada, eve].map(({ id }) => ({ user_id: id, term: 'nests' }))
  await world.house.db.insertInto('searches').values(searches).execute()
  await world.as(ada)(TypeaheadClearRecentResource.delete, [] as never)
  const left = await world.house.db.selectFrom('searches').select('user_id').execute()
  expect(left).toEqual([{ user_id: eve.id }])
})

test('wire.13 Locales, Countries and BusinessTypes are maps in words people read', async () => {
  const german = world.as(null, { locale: 'de' })
  expect(await german(LocalesResource.get, {})).toMatchObject({
    de: 'Deutsch',
    'en-US': expect.stringContaining('English'),
  })
  expect(await german(CountriesResource.get, {})).toMatchObject({ DE: 'Deutschland', US: 'Vereinigte Staaten' })
  expect(await world.as(null)(CountriesResource.get, {})).toMatchObject({ DE: 'Germany' })
  expect(await german(BusinessTypesResource.get, {})).toMatchObject({ other: 'Etwas anderes' })
})
