import { connect, type Socket } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { CALLS_PER_MINUTE } from '../rate-limiter.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'
import { toWireFields } from '../testing/wire-client.ts'
import { BODY_MAX_BYTES, PICTURE_BODY_MAX_BYTES } from './request-gate.ts'

const PATIENCE = { headers: 400, body: 400, upload: 60_000, silence: 60_000 }
let server: TestServer
let port: number
let me: Awaited<ReturnType<TestServer['client']>>
beforeAll(async () => {
  server = await openTestServer({ RATE_LIMITS: 'on' }, { patience: PATIENCE })
  me = await server.client({ username: 'sender' })
  port = Number(new URL(await server.listen()).port)
})
afterAll(() => server.end())

const cookies = () => `cookie: ${[...me.cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`
const TOKEN = 'x-csrftoken: a-token-of-my-own'
const FORM = 'content-type: application/x-www-form-urlencoded'
const JSON_TYPE = 'content-type: application/json'

/** Sends the head of a request and the start of its body, and reads the response so far. */
function begin(path: string, headers: string[], body: string | Buffer = '', method = 'POST') {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {})
  socket.write(`${method} ${path} HTTP/1.1\r\nhost: localhost\r\n${headers.join('\r\n')}\r\n\r\n`)
  socket.write(body)
  return socket
}

const statusOf = (socket: Socket) =>
  new Promise<number>((resolve) => {
    socket.once('data', (data) => resolve(Number(String(data).split(' ')[1])))
    socket.once('close', () => resolve(0))
  })
const isClosed = (socket: Socket) => new Promise<true>((resolve) => socket.resume().once('close', () => resolve(true)))

test.each([
  ['without a token', '/resource/BoardResource/create/', () => [cookies()], 10_000_000, 403],
  ['without a token, to a page', '/', () => [], 10_000_000, 403],
  ['of more than we take', '/resource/BoardResource/create/', () => [cookies(), TOKEN], BODY_MAX_BYTES + 1, 413],
  ['of more than we take, to a path', '/v3/pins/1/favorite/', () => [cookies(), TOKEN], BODY_MAX_BYTES + 1, 413],
  ['of more than we take, by a form', '/login/', () => [cookies()], BODY_MAX_BYTES + 1, 413],
  [
    'with a picture, by a visitor',
    '/resource/PinResource/create/',
    () => ['cookie: csrftoken=a', 'x-csrftoken: a'],
    9e6,
    401,
  ],
  [
    'with too large a picture',
    '/resource/PinResource/create',
    () => [cookies(), TOKEN],
    PICTURE_BODY_MAX_BYTES + 1,
    413,
  ],
])('a body %s is refused before it is read', async (_, path, headers, length, status) => {
  const socket = begin(path, [...headers(), JSON_TYPE, `content-length: ${length}`], '{"options":')
  expect(await statusOf(socket)).toBe(status)
})

test.each(['/upload-image/', '/upload-image'])(
  'a file sent to %s by a visitor is refused before it is read',
  async (path) => {
    const type = 'content-type: multipart/form-data; boundary=b'
    const socket = begin(path, ['cookie: csrftoken=a', 'x-csrftoken: a', type, 'content-length: 9000000'], '--b\r\n')
    expect(await statusOf(socket)).toBe(401)
  },
)

test('a client over its rate limit is refused before the body is read', async () => {
  const sends = () =>
    begin('/resource/EmailInviteSentResource/create/', [cookies(), TOKEN, FORM, 'content-length: 9000'])
  for (let n = 0; n < CALLS_PER_MINUTE.message; n++)
    expect((await me.post('EmailInviteSent', 'create', { email: '' })).status).not.toBe(429)
  expect(await statusOf(sends())).toBe(429)
})

test('a body without a length ends at the limit, and the response arrives', async () => {
  const socket = begin('/resource/BoardResource/create/', [cookies(), TOKEN, FORM, 'transfer-encoding: chunked'])
  const answer = statusOf(socket)
  const piece = 'a'.repeat(0x8000)
  for (let n = 0; n < 10; n++) socket.write(`8000\r\n${piece}\r\n`)
  expect(await answer).toBe(413)
})

test.each([
  ['a body', () => begin('/resource/BoardResource/create/', [cookies(), TOKEN, FORM, 'content-length: 900'], 'data=')],
  ['a body nobody reads', () => begin('/healthz', ['content-length: 900'], 'data=', 'GET')],
  [
    'headers',
    () => {
      const socket = connect(port, '127.0.0.1')
      onTestFinished(() => void socket.destroy())
      socket.write('GET / HTTP/1.1\r\nhost: local')
      return socket
    },
  ],
])('a client that never finishes %s is disconnected', async (_, start) => {
  expect(await isClosed(start())).toBe(true)
})

test('a body that is late is answered with 408', async () => {
  const socket = begin('/resource/BoardResource/create/', [cookies(), TOKEN, FORM, 'content-length: 900'], 'data=')
  expect(await statusOf(socket)).toBe(408)
})

/** A picture that hardly compresses. */
async function noise(side: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  return sharp({ create: { width: side, height: side, channels: 3, background: '#fff', noise } })
    .png()
    .toBuffer()
}

test.each([
  ['a form', FORM, (options: object) => toWireFields(options)],
  ['JSON', JSON_TYPE, (options: object) => JSON.stringify({ options })],
])(
  'api.11 a large picture comes as text in %s, however slowly, and the same guid is the same pin',
  async (type, header, write) => {
    const image_base64 = (await noise(700)).toString('base64')
    expect(image_base64.length).toBeGreaterThan(BODY_MAX_BYTES)
    const body = write({ image_base64, title: 'Ü "large"', guid: `large ${type}` })
    const send = async (wait: number) => {
      const length = Buffer.byteLength(body)
      const socket = begin('/resource/PinResource/create/', [
        cookies(),
        TOKEN,
        header,
        `content-length: ${length}`,
        'connection: close',
      ])
      const half = body.length >> 1
      socket.write(body.slice(0, half))
      await new Promise((resolve) => setTimeout(resolve, wait))
      socket.write(body.slice(half))
      let text = ''
      for await (const data of socket) text += data
      return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
    }
    const first = await send(PATIENCE.body * 1.5)
    expect(first.resource_response.data).toMatchObject({ title: 'Ü "large"', images: { orig: { width: 700 } } })
    expect(JSON.stringify(first.resource)).not.toContain(image_base64.slice(200, 300))
    expect((await send(0)).resource_response.data.id).toBe(first.resource_response.data.id)
  },
)

test('api.11 a text that is not a picture is refused, however long it is', async () => {
  const told = await me.post('Pin', 'create', { image_base64: 'A'.repeat(2_000_000) })
  expect([told.status, told.body.resource_response.error?.code]).toEqual([400, 1])
})
