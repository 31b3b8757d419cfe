import { connect } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { VISITORS_PICTURE_BYTES_MAX } from '#domain/constants/limits.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'
import type { WireClient } from '../testing/wire-client.ts'
import { multipartBody } from '../uploads/testing/multipart-body.ts'

let server: TestServer
let port: number
beforeAll(async () => {
  server = await openTestServer({ RATE_LIMITS: 'on' })
  port = Number(new URL(await server.listen()).port)
})
afterAll(() => server.end())

const PLACE = '/visual-search/picture/'
const TOO_LARGE = 'Pictures you search with can be up to 10 MB, or 50 MB if you log in.'

async function send(bytes: Buffer, ip: string, client: WireClient = server.visitor()) {
  const { headers, payload } = multipartBody({}, 'img', bytes)
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const reply = await server.app.inject({
    method: 'POST',
    url: PLACE,
    remoteAddress: ip,
    payload,
    headers: { ...headers, cookie, 'x-csrftoken': client.cookies.get('csrftoken') ?? '' },
  })
  return { status: reply.statusCode, message: reply.json().message as string }
}

/** The response to a visitor who has sent only this part of a body. */
function toldAfter(headers: string[], begun: string | Buffer = ''): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  const head = ['host: a', 'cookie: csrftoken=a', 'x-csrftoken: a', 'content-type: multipart/form-data; boundary=b']
  socket.write(`POST ${PLACE} HTTP/1.1\r\n${[...head, ...headers].join('\r\n')}\r\n\r\n`)
  socket.write(begun)
  return new Promise((resolve) => socket.once('data', (data) => resolve(String(data))))
}

const none = Buffer.from('no picture')

test('vsearch.4 a visitor searches with ten pictures an hour, counted by address, and an IPv6 address by its /64', async () => {
  for (const address of [(_: number) => '203.0.113.40', (n: number) => `2001:db8:9:9::${n.toString(16)}`]) {
    for (let n = 1; n <= 10; n++) expect((await send(none, address(n))).status).toBe(400)
    expect((await send(none, address(11))).status).toBe(429)
  }
  expect((await send(none, '2001:db8:9:a::1')).status).toBe(400)
  const member = await server.client()
  for (let n = 0; n < 11; n++) expect((await send(none, '203.0.113.40', member)).status).toBe(400)
})

test('a visitor’s picture has 10 MB at most, and is refused before it is read; a member’s has what any upload has', async () => {
  const large = Buffer.alloc(VISITORS_PICTURE_BYTES_MAX + 1)
  expect(await send(large, '203.0.113.41')).toEqual({ status: 413, message: TOO_LARGE })
  expect((await send(large, '203.0.113.41', await server.client())).status).toBe(400)
  const byLength = await toldAfter(['content-length: 20000000'])
  expect([byLength.slice(9, 12), byLength.includes(TOO_LARGE)]).toEqual(['413', true])
  const file = `--b\r\ncontent-disposition: form-data; name="img"; filename="a"\r\n\r\n${large.toString('latin1')}\r\n--b--\r\n`
  const chunk = Buffer.from(`${file.length.toString(16)}\r\n${file}\r\n0\r\n\r\n`, 'latin1')
  const withoutLength = await toldAfter(['transfer-encoding: chunked'], chunk)
  expect([withoutLength.slice(9, 12), withoutLength.includes(TOO_LARGE)]).toEqual(['413', true])
})

test('who has searched with too many is told so before the next one is read', async () => {
  for (let n = 0; n < 10; n++) await send(none, '127.0.0.1')
  expect((await toldAfter(['content-length: 9000000'])).slice(9, 12)).toBe('429')
})

test('with the disk nearly full no picture is taken to search with', async () => {
  server.house.settings.minFreeSpace = Number.MAX_SAFE_INTEGER
  server.pass(10_000)
  expect(await send(none, '203.0.113.43')).toEqual({
    status: 507,
    message: 'We’re low on space right now. Please try again later.',
  })
  server.house.settings.minFreeSpace = 0
})
