import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { StaffAppealResource, StaffPeopleResource } from '#domain/resources/staff.ts'
import { openServer } from '../http/server.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import type { WireEnvelope } from '../testing/wire-client.ts'
import { makeTestBrowser } from './testing/browser.ts'

let world: TestHouse
let app: FastifyInstance
const PASSWORD = 'violet bower'

beforeAll(async () => {
  world = await openTestHouse()
  app = await openServer(world.house)
})
afterAll(async () => {
  await app.close()
  await world.end()
})

test('feedback.6 a suspended person gets a link to appeal, with a token that opens nothing else', async () => {
  const person = await world.person({ username: 'contested', password: PASSWORD })
  const staff = await world.person({ is_staff: true })
  await world.as(staff)(StaffPeopleResource.update, { user_id: person.id, act: 'suspend', reason: 'Floods boards' })
  await world.actOnFacts()
  expect(world.mails.at(-1)?.text).toContain('Floods boards')
  const one = makeTestBrowser(app)
  const login = () => one.ask('UserSession', 'create', { username_or_email: 'contested', password: PASSWORD })
  const { status, body } = await login()
  expect([status, body.resource_response.message]).toEqual([403, 'This account is suspended.'])
  expect((await one.ask('UserSettings', 'get')).status).toBe(401)
  const token = tokenIn(body)
  const [hit] = (await one.ask('Suspended', 'get', { token })).data
  expect(hit).toMatchObject({ kind: 'user', consequence: 'suspended', decision_reason: 'Floods boards' })
  expect((await one.ask('Violation', 'get', { token })).status).toBe(401)

  const sent = { token, case_id: hit.case_id, text: 'That was someone else' }
  const forged = token.replace(/^\d+/, staff.id)
  for (const wrong of [forged, `${token}x`, '', 'x.y.z', '9'.repeat(25)]) {
    expect((await one.ask('Suspended', 'get', { token: wrong })).status).toBe(403)
    expect((await one.ask('Suspended', 'create', { ...sent, token: wrong })).status).toBe(403)
  }
  expect((await one.ask('Suspended', 'create', { ...sent, text: ' ' })).status).toBe(400)
  expect((await one.ask('Suspended', 'create', { ...sent, case_id: '1' })).status).toBe(404)
  expect((await one.ask('Suspended', 'create', sent)).status).toBe(200)
  expect((await one.ask('Suspended', 'create', sent)).status).toBe(409)

  world.pass(61 * 60_000)
  expect((await one.ask('Suspended', 'get', { token })).status).toBe(403)
  const later = tokenIn((await login()).body)
  const outcome = { case_id: hit.case_id, user_id: person.id, outcome: 'reversed', reason: 'It was' } as const
  await world.as(staff)(StaffAppealResource.update, outcome)
  await world.actOnFacts()
  expect(world.mails.at(-1)?.text).toContain('It was')
  expect((await one.ask('Suspended', 'get', { token: later })).status).toBe(403)
  expect((await login()).status).toBe(200)
})

const tokenIn = ({ resource_response: { error } }: WireEnvelope) =>
  new URL(error?.way ?? '', 'http://here').searchParams.get('token') ?? ''

test('feedback.6 without JavaScript, login redirects there', async () => {
  await world.person({ username: 'scriptless', password: PASSWORD, state: 'suspended' })
  const csrftoken = 'a-token-of-my-own'
  const form = new URLSearchParams({ username_or_email: 'scriptless', password: PASSWORD, csrftoken })
  const led = await makeTestBrowser(app, '203.0.113.8').send('POST', '/login/', form.toString())
  expect([led.status, led.location]).toEqual([
    303,
    expect.stringMatching(/^\/reports-and-violations\/suspended\/\?token=/),
  ])
})
