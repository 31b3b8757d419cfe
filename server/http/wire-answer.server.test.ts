import { afterAll, beforeAll, expect, test } from 'vitest'
import { BoardResource } from '#domain/resources/boards.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'
import type { WireClient } from '../testing/wire-client.ts'

let server: TestServer
let me: Awaited<ReturnType<TestServer['client']>>
let other: Awaited<ReturnType<TestServer['client']>>
let visitor: WireClient
let mine: { board: string; archived: string; pin: string }
const NOBODY = '1000000000000000001'

beforeAll(async () => {
  server = await openTestServer()
  me = await server.client({ username: 'maker' })
  other = await server.client({ username: 'guest_bird' })
  visitor = server.visitor()
  const ask = server.as(me.person)
  const board = await ask(BoardResource.create, { name: 'Answers' })
  const pin = await ask(PinResource.create, {
    board_id: board.id,
    image_base64: await makeTestPicture(),
    title: 'A pin',
  })
  const archived = await ask(BoardResource.create, { name: 'Archived' })
  await server.house.db.updateTable('boards').set({ state: 'archived' }).where('id', '=', archived.id).execute()
  mine = { board: board.id, archived: archived.id, pin: pin.id }
})
afterAll(() => server.end())

test('wire.5 a success has the whole envelope and no error key', async () => {
  const { status, body } = await visitor.get('Pin', { id: mine.pin, field_set_key: 'detailed' })
  expect(status).toBe(200)
  expect(body).toEqual({
    resource_response: {
      status: 'success',
      code: 0,
      http_status: 200,
      message: 'ok',
      endpoint_name: 'v3_get_pin',
      data: expect.objectContaining({ type: 'pin', id: mine.pin }),
    },
    resource: { name: 'PinResource', options: { id: mine.pin, field_set_key: 'detailed' } },
    client_context: { is_authenticated: false, user: {}, country: 'US', locale: 'en-US', placed_experiences: {} },
    request_identifier: expect.stringMatching(/^\d+$/),
  })
})

test('wire.5 the context names the viewer', async () => {
  const { body } = await me.get('Pin', { id: mine.pin })
  expect(body.client_context).toMatchObject({ is_authenticated: true, user: { id: me.person.id, username: 'maker' } })
})

type Case = [
  string,
  () => Promise<{
    status: number
    body: WireClient extends never ? never : Awaited<ReturnType<WireClient['get']>>['body']
  }>,
  number,
  number,
]
const cases: Case[] = [
  ['not signed in', () => visitor.post('Board', 'create', { name: 'X' }), 401, 2],
  ['a wrong password', () => visitor.logIn('maker', 'no such password'), 401, 78],
  ['not allowed', () => other.post('Pin', 'update', { id: mine.pin, title: 'Mine now' }), 403, 7],
  [
    'not allowed on an archived board',
    () => me.post('Repin', 'create', { pin_id: mine.pin, board_id: mine.archived }),
    403,
    7,
  ],
  ['no such user by name', () => visitor.get('User', { username: 'nobody_here' }), 404, 30],
  ['no such user by id', () => visitor.get('User', { user_id: NOBODY }), 404, 30],
  ['no user named', () => visitor.get('User', {}), 404, 30],
  ['no such user to follow', () => me.post('UserFollow', 'create', { user_id: NOBODY }), 404, 30],
  ['no such board by id', () => visitor.get('Board', { board_id: NOBODY }), 404, 40],
  ['no such board by name', () => visitor.get('Board', { username: 'maker', slug: 'nothing' }), 404, 40],
  [
    'no such board to pin to',
    () => me.post('Pin', 'create', { board_id: NOBODY, image_url: 'https://a.test/b.jpg' }),
    404,
    40,
  ],
  ['no such board to save to', () => me.post('Repin', 'create', { pin_id: mine.pin, board_id: NOBODY }), 404, 40],
  ['no such pin', () => visitor.get('Pin', { id: NOBODY }), 404, 50],
  ['no such pin to save', () => me.post('Repin', 'create', { pin_id: NOBODY }), 404, 50],
  [
    'no such section',
    () => me.post('Repin', 'create', { pin_id: mine.pin, board_id: mine.board, section: NOBODY }),
    404,
    2031,
  ],
  [
    'no such section of a feed',
    () => visitor.get('BoardFeed', { board_id: mine.board, section_id: NOBODY }),
    404,
    2031,
  ],
  ['an unknown resource', () => visitor.get('Nothing'), 404, 4],
  ['an unknown verb', () => visitor.send('GET', '/resource/PinResource/devour/'), 404, 4],
  ['a verb the resource does not have', () => me.post('Boards', 'delete'), 404, 4],
  ['changing by GET', () => me.send('GET', '/resource/PinResource/delete/?data={"options":{"id":"1"}}'), 404, 4],
  ['bad input', () => me.post('Board', 'create', { name: 'x'.repeat(51) }), 400, 1],
  ['an id that is none', () => visitor.get('Pin', { id: 'abc' }), 400, 1],
  ['an id too large for any', () => visitor.get('Pin', { id: '9999999999999999999' }), 400, 1],
  ['a letter no database keeps', () => visitor.get('User', { username: 'a\u0000b' }), 400, 1],
  ['half a letter', () => me.post('PinHide', 'update', { pin_id: mine.pin, feedback_type: '\ud800' }), 400, 1],
  ['an address that is written wrongly', () => visitor.get('BoardFeed', { board_url: '/a/%E0%A4%A/' }), 404, 40],
  [
    'a body that is no JSON',
    () =>
      me.send('POST', '/resource/BoardResource/create/', {
        payload: '{',
        headers: { 'content-type': 'application/json' },
      }),
    400,
    1,
  ],
  [
    'a kind of body nobody speaks',
    () =>
      me.send('POST', '/resource/BoardResource/create/', { payload: '<a/>', headers: { 'content-type': 'text/xml' } }),
    400,
    1,
  ],
  ['a conflict', () => me.post('Board', 'create', { name: 'answers' }), 409, 9],
]
test.each(cases)('wire.5, api.4 %s is told with its status and number', async (_, ask, status, code) => {
  const told = await ask()
  const { resource_response: response } = told.body
  expect([told.status, response.code]).toEqual([status, code])
  expect(response).toMatchObject({
    status: 'failure',
    http_status: status,
    data: null,
    message: expect.stringMatching(/\w/),
  })
  expect(response.error).toMatchObject({ status: 'failure', http_status: status, code, message: response.message })
  expect(response.endpoint_name).toBeTypeOf('string')
  expect(told.body.resource.name).toBeTypeOf('string')
  expect('bookmark' in response).toBe(false)
})

test('api.4 nothing is changed by what was refused', async () => {
  const pin = await visitor.get('Pin', { id: mine.pin })
  expect(pin.data).toMatchObject({ title: 'A pin', repin_count: 0, board: { name: 'Answers', pin_count: 1 } })
})

test('api.22 bad input names the field and says what is wrong; a conflict does so too', async () => {
  const long = await me.post('Board', 'create', { name: 'x'.repeat(51) })
  expect(long.body.resource_response.error).toMatchObject({
    field: 'name',
    message_detail: expect.stringContaining('50'),
  })
  const taken = await me.post('Board', 'create', { name: 'ANSWERS' })
  expect(taken.status).toBe(409)
  expect(taken.body.resource_response.error).toMatchObject({
    field: 'name',
    message_detail: expect.stringContaining('ANSWERS'),
  })
})

test('wire.5 ids are text everywhere and times are RFC 2822', async () => {
  const { data } = await me.get('Pin', { id: mine.pin })
  const found: [string, unknown][] = []
  const look = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, one] of Object.entries(value)) {
      if (/(^|_)id$|_at$/.test(key) && key !== 'node_id') found.push([key, one])
      look(one)
    }
  }
  look(data)
  expect(found.length).toBeGreaterThan(8)
  for (const [key, value] of found) {
    if (value === null) continue
    if (key.endsWith('_at')) {
      expect(value).toMatch(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d \+0000$/)
      expect(Math.abs(Date.parse(String(value)) - Date.now())).toBeLessThan(60_000)
    } else expect(value).toMatch(/^\d{19}$/)
  }
})

test('wire.5 outside clients get the whole record, whatever field_set_key says; only card is lean', async () => {
  const whole = Object.keys((await visitor.get('Pin', { id: mine.pin })).data)
  for (const field_set_key of ['grid_item', 'detailed', ['unauth_react'], 'no_such_set'])
    expect(Object.keys((await visitor.get('Pin', { id: mine.pin, field_set_key })).data)).toEqual(whole)
  const card = Object.keys((await visitor.get('Pin', { id: mine.pin, field_set_key: 'card' })).data)
  expect(card).not.toContain('images')
  expect(card).toContain('image_signature')
})

test.each([
  ['de-AT,de;q=0.9', 'AT'],
  ['fr', 'FR'],
  ['es-419,es-MX;q=0.8', 'MX'],
  ['*', 'US'],
])('onboard.6 feed.2 who reads %s is in %s', async (language, country) => {
  const { data } = await visitor.get('UserSession', {}, { headers: { 'accept-language': language } })
  expect(data.country).toBe(country)
})

test('wire.5 messages are in the language of the viewer', async () => {
  const german = await visitor.get('Pin', { id: NOBODY }, { headers: { 'accept-language': 'de' } })
  const english = await visitor.get('Pin', { id: NOBODY })
  expect(german.body.resource_response.message).not.toBe(english.body.resource_response.message)
})
