import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../testing/test-server.ts'
import { makeTestBrowser } from './testing/browser.ts'

let server: TestServer
const PASSWORD = 'violet bower'
let ips = 0
beforeAll(async () => {
  server = await openTestServer({ RATE_LIMITS: 'on' })
})
afterAll(() => server.end())

const client = () => makeTestBrowser(server.app, `198.51.100.${++ips}`)
type Client = ReturnType<typeof client>
const logIn = async (one: Client, named: string, password = PASSWORD) =>
  (await one.ask('UserSession', 'create', { username_or_email: named, password })).status
const logOut = (one: Client) => one.ask('UserSession', 'delete')

/** Guesses passwords from elsewhere until the account is locked there. */
async function lock(named: string) {
  const guesser = client()
  for (let n = 0; n < 10; n++) expect(await logIn(guesser, named, `guess ${n}`)).toBe(401)
  expect(await logIn(client(), named)).toBe(429)
}

test('ten wrong passwords elsewhere leave a browser open that has been logged in before', async () => {
  await server.person({ username: 'owner', password: PASSWORD })
  const own = client()
  expect(await logIn(own, 'owner')).toBe(200)
  expect(own.cookies.get('bb_devices')).toBeDefined()
  await logOut(own)
  await lock('owner')
  expect(await logIn(own, 'owner')).toBe(200)
  // A successful login of the owner does not unlock the account for the attacker.
  expect(await logIn(client(), 'owner')).toBe(429)
})

test('a known browser has ten tries of its own', async () => {
  await server.person({ username: 'thumbs', password: PASSWORD })
  const own = client()
  await logIn(own, 'thumbs')
  await logOut(own)
  for (let n = 0; n < 10; n++) expect(await logIn(own, 'thumbs', 'no')).toBe(401)
  expect(await logIn(own, 'thumbs')).toBe(429)
  expect(await logIn(client(), 'thumbs')).toBe(200)
})

test('a browser is known only to accounts that logged in with it, and only by its own cookie', async () => {
  for (const username of ['first', 'second', 'third']) await server.person({ username, password: PASSWORD })
  const shared = client()
  for (const name of ['first', 'second']) {
    expect(await logIn(shared, name)).toBe(200)
    await logOut(shared)
  }
  for (const name of ['first', 'second', 'third']) await lock(name)
  expect(await logIn(shared, 'third')).toBe(429)
  expect(await logIn(shared, 'first')).toBe(200)
  await logOut(shared)
  const forged = client()
  const mark = shared.cookies.get('bb_devices') ?? ''
  forged.cookies.set('bb_devices', mark.replaceAll(/~[\w-]+(?=\.|$)/g, `~${'A'.repeat(32)}`))
  expect(await logIn(forged, 'second')).toBe(429)
  expect(await logIn(shared, 'second')).toBe(200)
})

test('someone signed in can confirm with the password while others guess', async () => {
  await server.person({ username: 'inside', password: PASSWORD })
  const own = client()
  await logIn(own, 'inside')
  own.cookies.delete('bb_devices')
  await lock('inside')
  const change = { old_password: PASSWORD, new_password: 'another bower', new_password_confirm: 'another bower' }
  expect((await own.ask('UserPassword', 'update', change)).status).toBe(200)
})

test('a reset by mail stays possible while others guess, and makes the browser known', async () => {
  await server.person({ username: 'forgetful', email: 'forgetful@example.test', password: PASSWORD })
  await lock('forgetful')
  const own = client()
  expect((await own.ask('UserResetPassword', 'create', { username_or_email: 'forgetful' })).status).toBe(200)
  await server.actOnFacts()
  const link = /password\/reset\/link\/?\?[^"\\\s<]+/.exec(JSON.stringify(server.mails.at(-1)))?.[0] ?? ''
  const asked = new URLSearchParams(link.split('?')[1]?.replaceAll('&amp;', '&'))
  const form = { username: 'forgetful', token: asked.get('t'), expiration: asked.get('e') }
  const words = { new_password: 'another bower', new_password_confirm: 'another bower' }
  expect((await own.ask('ResetPasswordFromEmail', 'update', { ...form, ...words })).status).toBe(200)
  await lock('forgetful')
  expect(await logIn(client(), 'forgetful', 'another bower')).toBe(429)
  expect(await logIn(own, 'forgetful', 'another bower')).toBe(200)
})

test('whoever asks for mails to another neither closes the way by mail nor fills the mailbox', async () => {
  await server.person({ username: 'pestered', email: 'pestered@example.test', password: PASSWORD })
  const ask = (one: Client, named: string) => one.ask('UserResetPassword', 'create', { username_or_email: named })
  for (const named of ['pestered', 'nobody_there']) {
    const pest = client()
    const told = []
    for (let n = 0; n < 21; n++) {
      told.push((await ask(pest, named)).status)
      await server.actOnFacts()
    }
    expect(told).toEqual([...Array(20).fill(200), 429])
  }
  const mails = () => server.mails.filter(({ to }) => to === 'pestered@example.test').length
  expect(mails()).toBe(3)
  server.pass(61 * 60_000)
  expect((await ask(client(), 'pestered')).status).toBe(200)
  await server.actOnFacts()
  expect(mails()).toBe(4)
})

test('IPs of one /64 count as one', async () => {
  const from = (n: number) => makeTestBrowser(server.app, `2001:db8:7:7::${n.toString(16)}`)
  for (let n = 1; n <= 50; n++) expect(await logIn(from(n), `guess_${n}`, 'no')).toBe(401)
  expect(await logIn(from(51), 'guess_51', 'no')).toBe(429)
  expect(await logIn(makeTestBrowser(server.app, '2001:db8:7:8::1'), 'guess_52', 'no')).toBe(401)
})
