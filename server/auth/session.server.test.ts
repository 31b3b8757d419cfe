import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openServer } from '../http/server.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { makeTestBrowser } from './testing/browser.ts'

let world: TestHouse
let app: FastifyInstance
const PASSWORD = 'violet bower'
let ips = 0

beforeAll(async () => {
  world = await openTestHouse()
  app = await openServer(world.house)
})
afterAll(async () => {
  await app.close()
  await world.end()
})

const client = () => makeTestBrowser(app, `203.0.113.${++ips}`)

async function loggedIn(username: string) {
  const one = client()
  const { status } = await one.ask('UserSession', 'create', { username_or_email: username, password: PASSWORD })
  expect(status).toBe(200)
  return one
}
const isIn = async (one: ReturnType<typeof makeTestBrowser>) => (await one.ask('UserSettings', 'get')).status === 200

test.each(['ada@example.test', ' ADA@Example.test', 'ada_l', 'Ada_L'])('wire.4 login by %j', async (named) => {
  const known = await world.house.db.selectFrom('users').where('username', '=', 'ada_l').select('id').executeTakeFirst()
  if (!known) await world.person({ username: 'ada_l', email: 'ada@example.test', password: PASSWORD })
  const one = client()
  const { status, data, body } = await one.ask('UserSession', 'create', {
    username_or_email: named,
    password: PASSWORD,
  })
  expect(status).toBe(200)
  expect(body.resource_response.error).toBeUndefined()
  expect(data).toMatchObject({ type: 'viewer', is_auth: true, username: 'ada_l' })
  expect(one.cookies.get('_auth')).toBe('1')
  expect(one.cookies.get('csrftoken')).toBe('a-token-of-my-own')
  expect([...one.cookies.values()].some((value) => value.length >= 40)).toBe(true)
})

test('wire.4 logout clears the session and the hint', async () => {
  await world.person({ username: 'leaver', password: PASSWORD })
  const one = await loggedIn('leaver')
  expect(await isIn(one)).toBe(true)
  expect((await one.ask('UserSession', 'delete', { disable_auth_failure_redirect: true })).status).toBe(200)
  expect(await isIn(one)).toBe(false)
  expect(one.cookies.get('_auth')).not.toBe('1')
  expect((await one.ask('UserSession', 'get')).data).toMatchObject({ is_auth: false, id: null })
})

test('wire.4 a wrong password and an unknown name are refused alike', async () => {
  await world.person({ username: 'known', password: PASSWORD })
  const replies = []
  for (const named of ['known', 'unknown', 'known@example.test', 'unknown@example.test'])
    replies.push(await client().ask('UserSession', 'create', { username_or_email: named, password: 'wrong one' }))
  for (const { status, body } of replies) {
    expect(status).toBe(401)
    expect(body.resource_response).toMatchObject({ status: 'failure', http_status: 401, data: null })
    expect(body.resource_response.error).toEqual(replies[0]?.body.resource_response.error)
  }
})

test('the token itself is not stored', async () => {
  await world.person({ username: 'hashed', password: PASSWORD })
  const one = await loggedIn('hashed')
  const rows = await world.house.db.selectFrom('sessions').selectAll().execute()
  const kept = JSON.stringify(rows.map((row) => [row.token_hash.toString('base64url'), row.token_hash.toString('hex')]))
  for (const value of one.cookies.values()) expect(kept).not.toContain(`"${value}"`)
})

test('ten failures lock the account, for known and unknown names, until the time is over', async () => {
  // By then, failures of other tests have expired.
  world.pass(16 * 60_000)
  await world.person({ username: 'locked', password: PASSWORD })
  for (const named of ['locked', 'nobody_here']) {
    const guess = async () =>
      (await client().ask('UserSession', 'create', { username_or_email: named, password: 'no' })).status
    for (let i = 1; i <= 10; i++) expect(await guess()).toBe(401)
    const { status, body } = await client().ask('UserSession', 'create', {
      username_or_email: named,
      password: PASSWORD,
    })
    expect(status).toBe(429)
    expect(body.resource_response.error?.code).toBe(8)
  }
  world.pass(15 * 60_000 + 1000)
  await loggedIn('locked')
})

test('a lock ends when the clock is set back by hours', async () => {
  await world.person({ username: 'set_back', password: PASSWORD })
  const guess = async () =>
    (await client().ask('UserSession', 'create', { username_or_email: 'set_back', password: 'no' })).status
  for (let i = 1; i <= 10; i++) await guess()
  expect(await guess()).toBe(429)
  world.pass(-6 * 3600_000)
  onTestFinished(() => world.pass(6 * 3600_000))
  for (let i = 1; i <= 10; i++) expect(await guess()).toBe(401)
  expect(await guess()).toBe(429)
})

test('ten at once are not let through more often than one after the other', async () => {
  await world.person({ username: 'rushed', password: PASSWORD })
  const one = client()
  const wrong = { username_or_email: 'rushed', password: 'no' }
  const replies = await Promise.all(Array.from({ length: 24 }, () => one.ask('UserSession', 'create', wrong)))
  expect(replies.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10)
  expect(replies.every(({ status }) => status === 401 || status === 429)).toBe(true)
})

test('fifty failures lock an IP', async () => {
  const one = client()
  const guess = async (i: number) =>
    (await one.ask('UserSession', 'create', { username_or_email: `guess_${i}`, password: 'no' })).status
  for (let i = 1; i <= 50; i++) expect(await guess(i)).toBe(401)
  expect(await guess(51)).toBe(429)
})

test('suspended people have no session', async () => {
  await world.person({ username: 'banned', password: PASSWORD, state: 'suspended' })
  const login = { username_or_email: 'banned', password: PASSWORD }
  expect((await client().ask('UserSession', 'create', login)).status).toBe(403)
  const person = await world.person({ username: 'soon_banned', password: PASSWORD })
  const one = await loggedIn('soon_banned')
  await world.house.db.updateTable('users').set({ state: 'suspended' }).where('id', '=', person.id).execute()
  expect(await isIn(one)).toBe(false)
})

test('demo people log in only where the house allows it', async () => {
  await world.person({ username: 'demo_person', password: PASSWORD, is_demo: true })
  world.house.settings.demoLogins = false
  const login = { username_or_email: 'demo_person', password: PASSWORD }
  expect((await client().ask('UserSession', 'create', login)).status).toBe(403)
  world.house.settings.demoLogins = true
  await loggedIn('demo_person')
})

test('who logs in again in one browser leaves no session behind', async () => {
  const person = await world.person({ username: 'again', password: PASSWORD })
  const one = await loggedIn('again')
  await one.ask('UserSession', 'create', { username_or_email: 'again', password: PASSWORD })
  const sessions = world.house.db.selectFrom('sessions').select('epoch').where('user_id', '=', person.id)
  expect((await sessions.execute()).length).toBe(1)
  expect(await isIn(one)).toBe(true)
})

test('auth.1 the list of sessions names the current one, and ends others', async () => {
  await world.person({ username: 'devices', password: PASSWORD })
  const [phone, laptop, tablet] = [await loggedIn('devices'), await loggedIn('devices'), await loggedIn('devices')]
  type Entry = { id: string; is_current: boolean; agent: string }
  const list = (await laptop.ask('UserSessionStore', 'get')).data as unknown as Entry[]
  expect(list.length).toBe(3)
  expect(list.filter((entry) => entry.is_current).length).toBe(1)
  expect(list[0]?.agent).toBe('Tool/1.0')
  const phoneId = ((await phone.ask('UserSessionStore', 'get')).data as unknown as Entry[]).find(
    (e) => e.is_current,
  )?.id
  await laptop.ask('UserSessionStore', 'delete', { id: phoneId })
  expect([await isIn(phone), await isIn(laptop), await isIn(tablet)]).toEqual([false, true, true])
  await laptop.ask('UserSessionStore', 'delete', { all_others: true })
  expect([await isIn(laptop), await isIn(tablet)]).toEqual([true, false])
})

test("auth.1 nobody ends someone else's session", async () => {
  await world.person({ username: 'victim', password: PASSWORD })
  await world.person({ username: 'attacker', password: PASSWORD })
  const victim = await loggedIn('victim')
  const [entry] = (await victim.ask('UserSessionStore', 'get')).data as unknown as { id: string }[]
  await (await loggedIn('attacker')).ask('UserSessionStore', 'delete', { id: entry?.id })
  expect(await isIn(victim)).toBe(true)
})

test('a changed password ends every other session, and needs the old one', async () => {
  await world.person({ username: 'changer', password: PASSWORD })
  const [here, there] = [await loggedIn('changer'), await loggedIn('changer')]
  const change = { old_password: PASSWORD, new_password: 'orange feather', new_password_confirm: 'orange feather' }
  const wrong = await here.ask('UserPassword', 'update', { ...change, old_password: 'x' })
  expect(wrong.status).toBe(400)
  expect((await here.ask('UserPassword', 'update', { ...change, new_password_confirm: 'other' })).status).toBe(400)
  const common = { ...change, new_password: 'password1', new_password_confirm: 'password1' }
  expect((await here.ask('UserPassword', 'update', common)).status).toBe(400)
  expect((await here.ask('UserPassword', 'update', change)).status).toBe(200)
  expect([await isIn(here), await isIn(there)]).toEqual([true, false])
  const old = await client().ask('UserSession', 'create', { username_or_email: 'changer', password: PASSWORD })
  expect(old.status).toBe(401)
})

test('the plain form of the page signs in, with its token as a field, and leads to no other site', async () => {
  await world.person({ username: 'plain', password: PASSWORD })
  const one = client()
  const form = (more: Record<string, string>) =>
    new URLSearchParams({ username_or_email: 'plain', password: PASSWORD, csrftoken: 'a-token-of-my-own', ...more })
  expect((await one.send('POST', '/login/', form({ csrftoken: 'other' }).toString())).status).toBe(403)
  const failed = await one.send('POST', '/login/', form({ password: 'no' }).toString())
  expect(failed.location).toMatch(/^\/login\/\?failed=login\.wrong/)
  const away = await one.send('POST', '/login/', form({ next: '//evil.example/' }).toString())
  expect([away.status, away.location]).toEqual([303, '/'])
  expect(await isIn(one)).toBe(true)
})
