import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openServer } from '../http/server.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { makeSetupLink } from './setup-link.ts'
import { type BrowserResponse, makeTestBrowser } from './testing/browser.ts'

let world: TestHouse
let app: FastifyInstance
let made = 0

beforeAll(async () => {
  world = await openTestHouse({ DEMO: '0' })
  app = await openServer(world.house)
})
afterAll(async () => {
  await app.close()
  await world.end()
})

const client = () => makeTestBrowser(app, `198.51.100.${(++made % 250) + 1}`)
const form = (more: Record<string, unknown> = {}) => ({
  first_name: 'Ada',
  email: `new${++made}@example.test`,
  password: 'violet bower',
  age: '30',
  ...more,
})
const sent = (reply: BrowserResponse) => [reply.status, (reply.body.resource_response as { error?: unknown }).error]

test('wire.13 UserRegister create as outside tools send it makes an account and signs in', async () => {
  const one = client()
  for (const name of ['start', 'step', 'end'])
    expect((await one.ask('UserRegisterTrackAction', 'update', { secondStepActions: [{ name }] })).status).toBe(200)
  const { status, data } = await one.ask('UserRegister', 'create', {
    ...form({ first_name: 'Zoë' }),
    gender: 'female',
    country: 'DE',
    site: '',
    container: 'home_page',
    visited_pages: [],
  })
  expect(status).toBe(200)
  expect(data).toMatchObject({
    is_auth: true,
    username: 'zoe',
    first_name: 'Zoë',
    country: 'DE',
    email_verified: false,
  })
  expect(one.cookies.get('_auth')).toBe('1')
  expect((await one.ask('UserSettings', 'get')).data).toMatchObject({ username: 'zoe', gender: 'female' })
})

test('wire.13 a business signs up with its name', async () => {
  const one = client()
  const { data } = await one.ask('UserRegister', 'create', form({ account_type: 'other', business_name: 'Nest & Co' }))
  expect(data).toMatchObject({ is_partner: true, full_name: 'Nest & Co', username: 'nestco' })
})

test('two people of one name get two usernames; a reserved name gets a number', async () => {
  const names = []
  for (const first_name of ['Same', 'Same', 'Same', 'Admin', '李'])
    names.push((await client().ask('UserRegister', 'create', form({ first_name }))).data.username)
  expect(names).toEqual(['same', 'same2', 'same3', 'admin2', 'collector'])
})

test.each([
  ['viewer.3 a first name of 31 letters', { first_name: 'a'.repeat(31) }, 'first_name'],
  ['viewer.3 no first name', { first_name: ' ' }, 'first_name'],
  ['viewer.3 an address that is none', { email: 'ada' }, 'email'],
  ['viewer.3 a short password', { password: 'abc' }, 'password'],
  ['viewer.3 a common password', { password: 'password1' }, 'password'],
  ['under 13 by age', { age: '12', guardian_consent: true }, 'age'],
  ['under 13 by birthday', { age: undefined, birthday: `${new Date().getUTCFullYear() - 5}-01-01` }, 'birthday'],
  ['14 without a guardian', { age: '14' }, 'age'],
  ['no age at all', { age: undefined }, 'birthday'],
  ['a set-up link that is none', { setup_token: 'nonsense' }, 'setup_token'],
])('%s is refused at its field', async (_, more, field) => {
  const { status, body } = await client().ask('UserRegister', 'create', form(more))
  expect(status).toBe(400)
  expect(body.resource_response.error).toMatchObject({ code: 1, field })
  expect(body.resource_response.error?.message_detail).toEqual(expect.any(String))
})

test('14 with a guardian has a private profile, which can not be opened', async () => {
  const one = client()
  const { status } = await one.ask('UserRegister', 'create', form({ age: '14', guardian_consent: 'true' }))
  expect(status).toBe(200)
  expect((await one.ask('UserSettings', 'get')).data).toMatchObject({ is_private_profile: true })
  expect((await one.ask('UserSettings', 'update', { is_private_profile: false })).status).toBe(403)
})

test('sign-up says that the e-mail has an account, in any spelling', async () => {
  const first = form()
  expect((await client().ask('UserRegister', 'create', first)).status).toBe(200)
  const again = await client().ask('UserRegister', 'create', form({ email: first.email.toUpperCase() }))
  expect(sent(again)).toEqual([409, expect.objectContaining({ field: 'email' })])
})

test('wire.13 EmailExists answers alike for known and unknown addresses', async () => {
  const known = form()
  await client().ask('UserRegister', 'create', known)
  const replies = []
  for (const email of [known.email, 'unknown@example.test'])
    replies.push((await client().ask('EmailExists', 'get', { email })).body.resource_response)
  expect(replies[0]).toEqual(replies[1])
  expect(replies[0]).toMatchObject({ status: 'success', data: null })
})

test('ten sign-ups an hour from one IP, including attempts with taken emails', async () => {
  const one = makeTestBrowser(app, '192.0.2.77')
  const taken = form()
  const statuses = []
  for (let i = 0; i < 5; i++) statuses.push((await one.ask('UserRegister', 'create', i ? form() : taken)).status)
  for (let i = 0; i < 5; i++) statuses.push((await one.ask('UserRegister', 'create', taken)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 409, 409, 409, 409, 409])
  expect((await one.ask('UserRegister', 'create', form())).status).toBe(429)
})

test('only the newest set-up link makes the first staff account, once', async () => {
  const tokenOf = (link: string | null) => new URL(link ?? '').searchParams.get('setup_token')
  const first = tokenOf(await makeSetupLink(world.house))
  const link = await makeSetupLink(world.house)
  expect(link).toMatch(/^http:\/\/localhost:3000\/signup\?setup_token=/)
  expect((await client().ask('UserRegister', 'create', form({ setup_token: first }))).status).toBe(400)
  const staff = await client().ask('UserRegister', 'create', form({ setup_token: tokenOf(link) }))
  expect(staff.data).toMatchObject({ is_employee: true })
  expect((await client().ask('UserRegister', 'create', form({ setup_token: tokenOf(link) }))).status).toBe(400)
  expect(await makeSetupLink(world.house)).toBeNull()
})

test('wire.13 OrientationContext create is for whoever is signed in', async () => {
  const one = client()
  expect((await one.ask('OrientationContext', 'create')).status).toBe(401)
  await one.ask('UserRegister', 'create', form())
  expect((await one.ask('OrientationContext', 'create')).status).toBe(200)
})
