import { afterAll, beforeAll, expect, test } from 'vitest'
import { PinResource } from '#domain/resources/pins.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'
import { toWireFields } from '../testing/wire-client.ts'

let server: TestServer
let me: Awaited<ReturnType<TestServer['client']>>
let pinId: string
beforeAll(async () => {
  server = await openTestServer()
  me = await server.client({ username: 'guarded', password: 'twigs and moss' })
  pinId = (await server.as(me.person)(PinResource.create, { image_base64: await makeTestPicture() })).id
})
afterAll(() => server.end())

const session = () => `bb_session=${me.cookies.get('bb_session')}`

/** Sends a change with exactly these cookies and this token. */
function change(cookie: string, token: string | undefined) {
  const headers = { cookie, ...(token !== undefined && { 'x-csrftoken': token }) }
  const plain = server.visitor()
  plain.cookies.clear()
  return plain.post('Pin', 'update', { id: pinId, title: 'Changed' }, { headers })
}

test.each([
  ['a token the client made up', 'csrftoken=invented', 'invented'],
  ['the first of several cookies', 'csrftoken=one; csrftoken=two', 'one'],
  ['the last of several cookies', 'csrftoken=one; csrftoken=two', 'two'],
  ['a value that is written encoded', 'csrftoken=a%2Bb', 'a+b'],
])('wire.3 takes %s', async (_, cookie, token) => {
  expect((await change(`${session()}; ${cookie}`, token)).status).toBe(200)
})

test.each([
  ['no token', 'csrftoken=one', undefined],
  ['an empty token', 'csrftoken=', ''],
  ['a token without a cookie', '', 'one'],
  ['another value', 'csrftoken=one', 'two'],
  ['two values in one header', 'csrftoken=one; csrftoken=two', 'one, two'],
  ['the value of another cookie', 'other=one; xcsrftoken=one', 'one'],
])('wire.3 refuses %s with 403 and the envelope', async (_, cookie, token) => {
  const told = await change(`${session()}; ${cookie}`, token)
  expect(told.status).toBe(403)
  expect(told.body.resource_response).toMatchObject({ status: 'failure', code: 29, http_status: 403, data: null })
  expect(told.body.resource_response.error).toMatchObject({ status: 'failure', code: 29, http_status: 403 })
  expect(told.body.resource).toBeDefined()
})

const UNSAFE = ['POST', 'PUT', 'PATCH', 'DELETE'] as const
const PLACES = ['/resource/BoardResource/create/', '/v3/pins/1/favorite/', '/vx/anything/', '/upload-image/']
test.each(UNSAFE.flatMap((method) => PLACES.map((path) => [method, path] as const)))(
  'wire.3, api.21 %s %s without a token is 403 with the envelope',
  async (method, path) => {
    const told = await me.send(method, path, {
      headers: { 'x-csrftoken': '' },
      payload: toWireFields({ name: 'Unasked' }),
    })
    expect(told.status).toBe(403)
    expect(told.body.resource_response?.error?.code).toBe(29)
  },
)

test('wire.3 nothing is changed by what was refused', async () => {
  const boards = await server.house.db.selectFrom('boards').select('id').where('name', '=', 'Unasked').execute()
  expect(boards).toEqual([])
})

test('wire.3 reading is never checked', async () => {
  const plain = server.visitor()
  plain.cookies.clear()
  expect((await plain.get('User', { username: 'guarded' })).status).toBe(200)
  expect((await plain.send('GET', '/v3/nothing/here/')).status).toBe(404)
})

test('wire.3, wire.4 login keeps the token and answers with all three cookies', async () => {
  const client = server.visitor()
  client.cookies.set('csrftoken', 'from-before')
  const told = await client.logIn('guarded', 'twigs and moss')
  expect(told.status).toBe(200)
  expect(told.data).toMatchObject({ username: 'guarded' })
  const lines = ([told.headers['set-cookie']].flat() as string[]).map((line) => line.split(/; ?/))
  const named = new Map(lines.map(([pair = '', ...rest]) => [pair.split('=')[0], { value: pair.split('=')[1], rest }]))
  expect(named.get('csrftoken')?.value).toBe('from-before')
  expect(named.get('_auth')?.value).toBe('1')
  expect(named.get('bb_session')?.rest).toContain('HttpOnly')
  expect(named.get('csrftoken')?.rest).not.toContain('HttpOnly')
  for (const { rest } of named.values()) {
    expect(rest).toContain('SameSite=Lax')
    expect(rest).toContain('Path=/')
    expect(rest).toContain('Max-Age=31536000')
  }
  expect((await client.get('UserSettings')).data.username).toBe('guarded')
  expect((await client.get('User', { username: 'guarded' })).body.client_context.user.username).toBe('guarded')
})

test('wire.4 the hint is never trusted', async () => {
  const client = server.visitor()
  client.cookies.set('_auth', '1')
  expect((await client.get('UserSettings')).status).toBe(401)
})
