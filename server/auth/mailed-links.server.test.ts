import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openServer } from '../http/server.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { makeTestBrowser } from './testing/browser.ts'

let world: TestHouse
let app: FastifyInstance
let ips = 0
const PASSWORD = 'violet bower'
const NEW = 'orange feather'

beforeAll(async () => {
  world = await openTestHouse()
  app = await openServer(world.house)
})
afterAll(async () => {
  await app.close()
  await world.end()
})

const client = () => makeTestBrowser(app, `203.0.113.${++ips}`)

async function loggedIn(username: string, password = PASSWORD) {
  const one = client()
  const { status } = await one.ask('UserSession', 'create', { username_or_email: username, password })
  expect(status).toBe(200)
  return one
}
const isIn = async (one: ReturnType<typeof makeTestBrowser>) => (await one.ask('UserSettings', 'get')).status === 200

/** The mails sent to this email since the last call. */
async function mailsTo(email: string) {
  await world.actOnFacts()
  const mine = world.mails.filter((mail) => mail.to === email)
  for (const mail of mine) world.mails.splice(world.mails.indexOf(mail), 1)
  return mine
}
const linkIn = (mail: { text: string } | undefined, path: string) => {
  const link = new RegExp(`http://localhost:3000${path}\\S*`).exec(mail?.text ?? '')?.[0]
  return new URL(link ?? 'missing://').href.replace('http://localhost:3000', '')
}

async function askReset(username: string) {
  expect((await client().ask('UserResetPassword', 'create', { username_or_email: username })).status).toBe(200)
  const [mail] = await mailsTo(`${username}@example.test`)
  return formIn(mail)
}

/** The form fields of the page behind a mailed reset link. */
async function formIn(mail: { text: string } | undefined) {
  const { status, location } = await client().send('GET', linkIn(mail, '/password/reset/link'))
  expect(status).toBe(302)
  const [, name, e, t] = /^\/pw\/([^/]+)\/\?e=(\d+)&t=([\w-]+)$/.exec(location) ?? []
  return { username: name, new_password: NEW, new_password_confirm: NEW, token: t, expiration: e }
}

test('wire.13 a password is reset once by the mailed link, which ends all sessions', async () => {
  await world.person({ username: 'forgetful', password: PASSWORD })
  const before = await loggedIn('forgetful')
  const form = await askReset('forgetful')
  const common = { ...form, new_password: 'password1', new_password_confirm: 'password1' }
  expect((await client().ask('ResetPasswordFromEmail', 'update', common)).status).toBe(400)
  expect((await client().ask('ResetPasswordFromEmail', 'update', form)).status).toBe(200)
  expect(await isIn(before)).toBe(false)
  await loggedIn('forgetful', NEW)
  expect((await client().ask('ResetPasswordFromEmail', 'update', form)).status).toBe(400)
  expect((await mailsTo('forgetful@example.test'))[0]?.subject).toBe('Your password was changed')
})

test('a link to reset works for an hour, for its own account', async () => {
  await world.person({ username: 'late', password: PASSWORD })
  await world.person({ username: 'other', password: PASSWORD })
  const form = await askReset('late')
  expect((await client().ask('ResetPasswordFromEmail', 'update', { ...form, username: 'other' })).status).toBe(400)
  world.pass(61 * 60_000)
  expect((await client().ask('ResetPasswordFromEmail', 'update', form)).status).toBe(400)
  await loggedIn('late')
})

test('asking to reset answers alike for known and unknown names, and mails nobody unknown', async () => {
  await world.person({ username: 'present', password: PASSWORD })
  const replies = []
  for (const named of ['present', 'absent', 'absent@example.test'])
    replies.push(
      (await client().ask('UserResetPassword', 'create', { username_or_email: named })).body.resource_response,
    )
  expect(replies[1]).toEqual(replies[0])
  expect(replies[2]).toEqual(replies[0])
  expect((await mailsTo('present@example.test')).length).toBe(1)
  expect(await mailsTo('absent@example.test')).toEqual([])
})

test('twenty mails a day', async () => {
  await world.person({ username: 'impatient', password: PASSWORD })
  const one = client()
  const ask = () => one.ask('UserResetPassword', 'create', { username_or_email: 'impatient' })
  for (let i = 0; i < 20; i++) expect((await ask()).status).toBe(200)
  expect((await ask()).status).toBe(429)
})

test('auth.1 the address is confirmed once by the mailed link', async () => {
  const one = client()
  const form = { first_name: 'Vera', email: 'vera@example.test', password: PASSWORD, age: '30', locale: 'de' }
  await one.ask('UserRegister', 'create', form)
  const [welcome] = await mailsTo('vera@example.test')
  expect(welcome?.subject).toBe('Willkommen bei Bowerbird')
  const link = linkIn(welcome, '/email/verify')
  expect((await one.send('GET', link)).location).toBe('/settings/?verified=1')
  expect((await one.ask('UserSettings', 'get')).data).toMatchObject({ email_verified: true })
  expect((await one.send('GET', link)).location).toBe('/email_verification_error')
})

test('route.38 a new link to confirm can be asked for', async () => {
  const one = client()
  await one.ask('UserRegister', 'create', {
    first_name: 'Otto',
    email: 'otto@example.test',
    password: PASSWORD,
    age: '30',
  })
  await mailsTo('otto@example.test')
  expect((await one.ask('EmailVerification', 'create')).status).toBe(200)
  const [mail] = await mailsTo('otto@example.test')
  const token = new URL(linkIn(mail, '/email/verify'), 'http://x').searchParams.get('token')
  expect((await client().ask('EmailVerification', 'update', { token })).data).toEqual({ email: 'otto@example.test' })
})

test('a new email counts once it is confirmed, and the old one gets a notice', async () => {
  await world.person({ username: 'mover', password: PASSWORD })
  const one = await loggedIn('mover')
  const asked = await one.ask('UserSettings', 'update', { email: 'Moved@example.test' })
  expect(asked.data).toMatchObject({ email: 'mover@example.test', pending_email: 'moved@example.test' })
  expect((await mailsTo('mover@example.test'))[0]?.text).toContain('moved@example.test')
  const [mail] = await mailsTo('moved@example.test')
  await client().send('GET', linkIn(mail, '/email/verify'))
  expect((await one.ask('UserSettings', 'get')).data).toMatchObject({
    email: 'moved@example.test',
    pending_email: null,
  })
  expect((await mailsTo('mover@example.test'))[0]?.subject).toBe('Your email address has changed')
  await loggedIn('moved@example.test')
  const old = { username_or_email: 'mover@example.test', password: PASSWORD }
  expect((await client().ask('UserSession', 'create', old)).status).toBe(401)
})

test('auth.1 panic ends every session, by the mailed link or by whoever is signed in', async () => {
  await world.person({ username: 'worried', password: PASSWORD })
  const [stranger, own] = [await loggedIn('worried'), await loggedIn('worried')]
  await stranger.ask('UserSettings', 'update', { email: 'stranger@example.test' })
  const [told] = await mailsTo('worried@example.test')
  const token = new URL(linkIn(told, '/secure/panic'), 'http://x').searchParams.get('token')
  const visitor = client()
  expect((await visitor.ask('Panic', 'create', { token })).status).toBe(200)
  expect([await isIn(stranger), await isIn(own)]).toEqual([false, false])
  expect((await visitor.ask('Panic', 'create', { token })).status).toBe(400)
  const [mail] = await mailsTo('worried@example.test')
  expect(mail?.subject).toBe('Reset your password')
  const [pending] = await mailsTo('stranger@example.test')
  expect((await visitor.send('GET', linkIn(pending, '/email/verify'))).location).toBe('/email_verification_error')
  const known = { username_or_email: 'worried', password: PASSWORD }
  expect((await client().ask('UserSession', 'create', known)).status).toBe(401)
  expect((await visitor.ask('ResetPasswordFromEmail', 'update', await formIn(mail))).status).toBe(200)
  const [a, b] = [await loggedIn('worried', NEW), await loggedIn('worried', NEW)]
  expect((await a.ask('Panic', 'create')).status).toBe(200)
  expect([await isIn(a), await isIn(b)]).toEqual([false, false])
  expect((await client().ask('Panic', 'create')).status).toBe(401)
})

test('only hashes of mailed tokens are stored', async () => {
  await world.person({ username: 'secretive', password: PASSWORD })
  const { token } = await askReset('secretive')
  const rows = await world.house.db.selectFrom('mail_tokens').selectAll().execute()
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows) + JSON.stringify(rows.map((row) => row.token_hash.toString()))).not.toContain(token)
  const facts = await world.house.db.selectFrom('facts').select('payload').execute()
  expect(JSON.stringify(facts)).not.toContain(token)
})
