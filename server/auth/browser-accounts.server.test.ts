import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openServer } from '../http/server.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { WireClient } from '../testing/wire-client.ts'
import { multipartBody } from '../uploads/testing/multipart-body.ts'

const PASSWORD = 'violet bower'
const OTHERS = 'bb_other_sessions'
let world: TestHouse
let app: FastifyInstance
let one: WireClient
let people = 0

beforeAll(async () => {
  world = await openTestHouse({ RATE_LIMITS: 'off' })
  app = await openServer(world.house)
})
afterAll(async () => {
  await app.close()
  await world.end()
})
beforeEach(() => {
  one = new WireClient(app)
})

const someone = () => world.person({ username: `switcher${++people}`, password: PASSWORD })
const logIn = (username: string, add_account?: boolean) =>
  one.post('UserSession', 'create', { username_or_email: username, password: PASSWORD, add_account })
const who = async () => ((await one.get('UserSession', {})).data as { username: string | null }).username
type Account = { username: string; is_current: boolean }
const accounts = async () =>
  ((await one.get('BrowserAccounts', {})).data as Account[]).map((user) => (user.is_current ? '*' : '') + user.username)

/** Two people who are signed in in one browser; the second is the current one. */
async function two() {
  const [first, second] = [await someone(), await someone()]
  await logIn(first.username)
  await logIn(second.username, true)
  return { first, second }
}

test('after adding a second account, switching back and forth needs no password', async () => {
  const { first, second } = await two()
  expect(await who()).toBe(second.username)
  expect(await accounts()).toEqual([`*${second.username}`, first.username])
  expect((await one.post('BrowserAccounts', 'update', { user_id: first.id })).status).toBe(200)
  expect(await who()).toBe(first.username)
  expect(await accounts()).toEqual([`*${first.username}`, second.username])
})

test('a login that adds nothing ends the session before it', async () => {
  const [first, second] = [await someone(), await someone()]
  await logIn(first.username)
  await logIn(second.username)
  expect(await accounts()).toEqual([`*${second.username}`])
})

test('an account added twice has one session here', async () => {
  const { first, second } = await two()
  await logIn(first.username, true)
  expect(await accounts()).toEqual([`*${first.username}`, second.username])
  const sessions = await world.house.db.selectFrom('sessions').select('epoch').where('user_id', '=', first.id).execute()
  expect(sessions).toHaveLength(1)
})

test('an account that is not signed in here can’t be switched to', async () => {
  const { second } = await two()
  const stranger = await someone()
  const no = await one.post('BrowserAccounts', 'update', { user_id: stranger.id })
  expect([no.status, await who()]).toEqual([404, second.username])
})

test('a page of one account neither reads nor writes as the other', async () => {
  const { first, second } = await two()
  const stale = { headers: { 'x-viewer': first.id } }
  const written = await one.post('Board', 'create', { name: 'Not mine' }, stale)
  const read = await one.get('UserSettings', {}, stale)
  expect([written.status, read.status]).toEqual([409, 409])
  expect(written.body.resource_response.message).toContain('You switched accounts in another tab.')
  const boards = await world.house.db.selectFrom('boards').select('id').where('owner_id', 'in', [first.id, second.id])
  expect(await boards.execute()).toEqual([])
  expect((await one.get('UserSettings', {}, { headers: { 'x-viewer': second.id } })).status).toBe(200)
})

test('with the same key one is switched and logged in again each time, and no answer about it is stored', async () => {
  const { first, second } = await two()
  const keyed = { headers: { 'idempotency-key': 'the same' } }
  const stored = world.house.db.selectFrom('requests').select('question').where('actor_id', 'in', [first.id, second.id])
  const use = (user_id: string, more = {}) => one.post('BrowserAccounts', 'update', { user_id }, more)
  for (const _ of ['once', 'again']) {
    expect((await use(first.id, keyed)).status).toBe(200)
    expect(await who()).toBe(first.username)
    await use(second.id)
  }
  const form = { username_or_email: first.username, password: PASSWORD, add_account: true }
  for (const _ of ['once', 'again']) {
    await one.post('UserSession', 'create', form, keyed)
    expect(await who()).toBe(first.username)
    await use(second.id)
  }
  await one.post('UserSession', 'delete', {}, keyed)
  expect(await stored.execute()).toEqual([])
})

test('a picture that is sent from a page of one account is not taken by the other', async () => {
  const { first, second } = await two()
  const { headers, payload } = multipartBody(
    {},
    'img',
    Buffer.from((await makeTestPicture()).replace(/^data:[^,]*,/, ''), 'base64'),
  )
  const cookie = [...one.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const send = (viewer: string) =>
    app.inject({
      method: 'POST',
      url: '/upload-image/',
      payload,
      headers: { ...headers, cookie, 'x-csrftoken': one.cookies.get('csrftoken'), 'x-viewer': viewer },
    })
  const refused = await send(first.id)
  expect([refused.statusCode, refused.json().success]).toEqual([409, false])
  expect(refused.json().message).toContain('You switched accounts in another tab.')
  expect((await send(second.id)).statusCode).toBe(200)
})

test('logging out goes on with the next account, and ends that one session only', async () => {
  const { first, second } = await two()
  await one.post('UserSession', 'delete', {})
  expect([await who(), await accounts()]).toEqual([first.username, [`*${first.username}`]])
  const left = await world.house.db.selectFrom('sessions').select('user_id').where('user_id', '=', second.id).execute()
  expect(left).toEqual([])
})

test('logging out of all ends every session here', async () => {
  const { first, second } = await two()
  await one.post('BrowserAccounts', 'delete', {})
  expect([await who(), await accounts(), one.cookies.get(OTHERS) ?? '']).toEqual([null, [], ''])
  const ids = [first.id, second.id]
  expect(await world.house.db.selectFrom('sessions').select('epoch').where('user_id', 'in', ids).execute()).toEqual([])
})

test('a parked account can be signed out alone', async () => {
  const { first, second } = await two()
  await one.post('BrowserAccounts', 'delete', { user_id: first.id })
  expect(await accounts()).toEqual([`*${second.username}`])
  expect((await one.post('BrowserAccounts', 'update', { user_id: first.id })).status).toBe(404)
})

test('a session that ended elsewhere is no longer offered', async () => {
  const { first, second } = await two()
  await world.house.db.deleteFrom('sessions').where('user_id', '=', first.id).execute()
  expect(await accounts()).toEqual([`*${second.username}`])
})

test('a signed-out visitor can switch to a parked account', async () => {
  const { first } = await two()
  one.cookies.delete('bb_session')
  expect([await who(), (await accounts()).length]).toEqual([null, 1])
  await one.post('BrowserAccounts', 'update', { user_id: first.id })
  expect(await who()).toBe(first.username)
})

test('a browser holds at most five accounts', async () => {
  const all = []
  for (let count = 0; count < 7; count++) all.push(await someone())
  for (const { username } of all) await logIn(username, true)
  expect(await accounts()).toHaveLength(5)
  const ids = all.map(({ id }) => id)
  const sessions = await world.house.db.selectFrom('sessions').select('user_id').where('user_id', 'in', ids).execute()
  expect(sessions).toHaveLength(5)
})

test('whoever waits and logs in again without adding has one session, and logging out of all ends it', async () => {
  const { first, second } = await two()
  await logIn(first.username)
  expect(await accounts()).toEqual([`*${first.username}`])
  await logIn(second.username, true)
  await one.post('BrowserAccounts', 'delete', {})
  const ids = [first.id, second.id]
  expect(await world.house.db.selectFrom('sessions').select('epoch').where('user_id', 'in', ids).execute()).toEqual([])
})

test('signing out of the account in use by its id goes on with the next', async () => {
  const { first, second } = await two()
  await one.post('BrowserAccounts', 'delete', { user_id: second.id })
  expect([await who(), await accounts()]).toEqual([first.username, [`*${first.username}`]])
})

test('a waiting session ends with its account’s others', async () => {
  const { first, second } = await two()
  await world.house.db.updateTable('users').set({ session_epoch: 9 }).where('id', '=', first.id).execute()
  expect(await accounts()).toEqual([`*${second.username}`])
  expect((await one.post('BrowserAccounts', 'update', { user_id: first.id })).status).toBe(404)
})
