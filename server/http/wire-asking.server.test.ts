import { afterAll, beforeAll, expect, test } from 'vitest'
import { BoardResource } from '#domain/resources/boards.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { indexEverything } from '../search/index-everything.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'
import { toWireFields, type WireClient } from '../testing/wire-client.ts'
import { openServer } from './server.ts'

let server: TestServer
let me: Awaited<ReturnType<TestServer['client']>>
let visitor: WireClient
let board: string
const pins: string[] = []

beforeAll(async () => {
  server = await openTestServer()
  me = await server.client({ username: 'asker' })
  visitor = server.visitor()
  const ask = server.as(me.person)
  board = (await ask(BoardResource.create, { name: 'Asked for' })).id
  for (let n = 0; n < 3; n++) {
    const wish = { board_id: board, title: 'Copper kettle', image_base64: await makeTestPicture() }
    pins.unshift((await ask(PinResource.create, wish as never)).id)
  }
  await indexEverything(server.house)
})
afterAll(() => server.end())

const idsOf = (items: { id: string }[]) => items.map((item) => item.id)

test.each([
  ['BaseSearch', 'Search'],
  ['Search', 'BaseSearch'],
])('wire.6 a search begun at %s goes on at %s', async (first, then) => {
  const begun = await visitor.get(first, { query: 'kettle', scope: 'pins', rs: 'typed', page_size: 2 })
  const bookmarks = [begun.body.resource_response.bookmark]
  const next = await visitor.get(then, { query: 'kettle', page_size: 2, bookmarks })
  expect(next.status).toBe(200)
  const met = [...idsOf(begun.data.results), ...idsOf(next.data.results)]
  expect(met.toSorted()).toEqual(pins.toSorted())
  for (const other of [{ query: 'kettles' }, { query: 'kettle', scope: 'boards' }])
    expect((await visitor.get(then, { ...other, bookmarks })).status).toBe(400)
})

test('wire.1 a search is read by POST too, with the options in the form, and goes on so', async () => {
  const ask = (name: string, options: object) =>
    visitor.send('POST', `/resource/${name}Resource/get/`, { payload: toWireFields(options) })
  const first = await ask('BaseSearch', { query: 'kettle', page_size: 2 })
  const bookmarks = [first.body.resource_response.bookmark]
  const second = await ask('Search', { query: 'kettle', page_size: 2, bookmarks })
  expect([...idsOf(first.data.results), ...idsOf(second.data.results)].toSorted()).toEqual(pins.toSorted())
})

test('wire.1 every question can be read by POST as by GET, wherever its options are', async () => {
  const json = { 'content-type': 'application/json' }
  const data = JSON.stringify({ options: { id: pins[0] } })
  const sent: [string, Parameters<WireClient['send']>[2]][] = [
    ['/resource/PinResource/get/', { payload: toWireFields({ id: pins[0] }) }],
    ['/resource/PinResource/get', { payload: data, headers: json }],
    [`/resource/PinResource/get/?${toWireFields({ id: pins[0] })}`, {}],
    [`/resource/PinResource/get/?${toWireFields({ id: pins[0] })}`, { payload: '' }],
    [`/resource/PinResource/get/?${toWireFields({ id: pins[0] })}`, { payload: '{}', headers: json }],
  ]
  for (const [url, more] of sent) {
    const told = await visitor.send('POST', url, more)
    expect([url, told.status, told.data?.id]).toEqual([url, 200, pins[0]])
  }
})

test('wire.1, wire.3 a question read by POST without the token is refused', async () => {
  const told = await visitor.send('POST', '/resource/PinResource/get/', {
    payload: toWireFields({ id: pins[0] }),
    headers: { 'x-csrftoken': '' },
  })
  expect(told.status).toBe(403)
})

test('wire.1 HEAD answers as GET does, without a body, and changes nothing', async () => {
  for (const url of [
    `/resource/PinResource/get/?${toWireFields({ id: pins[0] })}`,
    `/resource/BaseSearchResource/get?${toWireFields({ query: 'kettle' })}`,
    `/resource/PinResource/get/?${toWireFields({ id: '1' })}`,
    '/v3/pidgets/users/asker/pins/',
  ]) {
    const [head, get] = await Promise.all(
      (['HEAD', 'GET'] as const).map((method) => server.app.inject({ method, url })),
    )
    expect([url, head?.statusCode, head?.body]).toEqual([url, get?.statusCode, ''])
    expect(head?.headers['content-type']).toBe(get?.headers['content-type'])
  }
  const change = `/resource/BoardResource/create/?${toWireFields({ name: 'By HEAD' })}`
  const cookie = [...me.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const told = await server.app.inject({ method: 'HEAD', url: change, headers: { cookie } })
  expect(told.statusCode).toBe(404)
  const made = await server.house.db.selectFrom('boards').select('id').where('name', '=', 'By HEAD').execute()
  expect(made).toEqual([])
})

test.each([
  ['an answer', `/resource/PinResource/get/?${toWireFields({ id: '1' })}`],
  ['a list', '/resource/UserHomefeedResource/get/'],
  ['a no', '/resource/UserSettingsResource/get/'],
  ['an address where nothing is', '/resource/Nothing'],
  ['version 5', '/v5/user_account'],
])('wire.3 a client without csrftoken gets one with %s, and can write with it', async (_, url) => {
  const told = await server.app.inject({ url })
  const token = told.cookies.find(({ name }) => name === 'csrftoken')?.value ?? ''
  expect(token).toMatch(/^\w{16,}$/)
  const headers = { cookie: `csrftoken=${token}`, 'x-csrftoken': token }
  const login = await server.app.inject({ method: 'POST', url: '/resource/UserSessionResource/create/', headers })
  expect(login.statusCode).not.toBe(403)
  const known = await server.app.inject({ url, headers: { cookie: `csrftoken=${token}` } })
  expect(known.cookies).toEqual([])
})

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['SomeCrawler/1.0 (+https://crawler.example/bot)', true],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36', false],
])('viewer.2 who calls itself %s is a bot: %s', async (agent, is) => {
  const told = await visitor.get('UserSession', {}, { headers: { 'user-agent': agent } })
  expect(told.data.is_bot).toBe(is)
})

test('wire.5 what begins with /v5/, /v3/ or /resource/ is JSON whatever it is, also for a browser', async () => {
  const app = await openServer(server.house)
  app.get('/*', (_, reply) => reply.type('text/html').send('<p>A page'))
  app.pages.refuse = async (_, reply) => reply.type('text/html').send('<p>A refusal')
  const paths = ['/v5/pins', '/v5/nothing/at/all', '/v3/nothing/', '/v3/', '/resource/', '/resource/PinResource/']
  const more = ['/resource/PinResource/get/more/', '/resource/NoResource/get/', '/resource//get/', '/vx/nothing/']
  for (const url of [...paths, ...more])
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const told = await app.inject({ method, url, headers: { accept: 'text/html' } })
      const isRead = method === 'GET'
      expect([method, url, told.statusCode]).toEqual([method, url, isRead ? 404 : 403])
      expect(told.headers['content-type']).toContain('application/json')
      const response = told.json().resource_response
      expect(response).toMatchObject({ status: 'failure', code: isRead ? 4 : 29, data: null })
    }
  await app.close()
})
