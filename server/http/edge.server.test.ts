import pino from 'pino'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { CALLS_PER_MINUTE } from '../rate-limiter.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'
import { toWireFields } from '../testing/wire-client.ts'
import { openServer } from './server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ RATE_LIMITS: 'on', INTERNAL_CIDRS: '10.0.0.0/8' })
  await server.person({ username: 'maker' })
})
afterAll(() => server.end())

const metrics = (remoteAddress: string, headers = {}) => server.app.inject({ url: '/metrics', remoteAddress, headers })

test.each([
  ['127.0.0.1', 200],
  ['::1', 200],
  ['10.1.2.3', 200],
  ['203.0.113.9', 404],
  ['2001:db8::1', 404],
])('/metrics answers the machine itself and its own networks: %s gets %i', async (ip, status) => {
  expect((await metrics(ip)).statusCode).toBe(status)
})

test.each(['127.0.0.1', '10.1.2.3'])('/metrics is not for whom a proxy on %s speaks', async (ip) => {
  expect((await metrics(ip, { 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(404)
  expect((await metrics(ip, { forwarded: 'for=203.0.113.9' })).statusCode).toBe(404)
})

test('a page that was opened by another name of this machine may show our pictures', async () => {
  const { headers } = await server.app.inject({ url: '/healthz', headers: { host: '127.0.0.1:3000' } })
  const ours = new URL(server.house.settings.publicUrl).origin
  expect(headers['content-security-policy']).toContain(`img-src 'self' data: blob: ${ours};`)
})

/** Log lines written while these visitors come through a proxy. */
async function saidFor(trustProxy: false | number, visitors: string[]): Promise<string[]> {
  const said: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => void said.push(JSON.parse(line).msg) })
  const app = await openServer({ ...server.house, log, settings: { ...server.house.settings, trustProxy } })
  for (const forwarded of visitors)
    await app.inject({ url: '/healthz', remoteAddress: '10.0.0.1', headers: { 'x-forwarded-for': forwarded } })
  await app.close()
  return said
}
const many = Array.from({ length: 30 }, (_, n) => `203.0.113.${n}`)

test('an unknown proxy is logged, once', async () => {
  const said = await saidFor(false, many)
  expect(said).toEqual([expect.stringContaining('TRUST_PROXY is not set')])
})

test('a TRUST_PROXY that makes all visitors one IP is logged, once; a correct one is not', async () => {
  const behindTwo = many.map((ip) => `${ip}, 10.0.0.9`)
  expect(await saidFor(1, behindTwo)).toEqual([expect.stringContaining('TRUST_PROXY does not name all proxies')])
  expect(await saidFor(2, behindTwo)).toEqual([])
  expect(await saidFor(1, many)).toEqual([])
})

test('an answer repeats neither a password nor a whole body, refused or not', async () => {
  const visitor = server.visitor()
  const secret = { username_or_email: 'maker', password: 'a secret of twigs', about: 'b'.repeat(9000) }
  const refused = await visitor.post('UserSession', 'create', secret)
  expect(refused.status).toBe(401)
  expect(refused.body.resource.options).toMatchObject({ username_or_email: 'maker' })
  const through = { url: '/v3/users/sessions/', data: JSON.stringify({ password: 'a secret of twigs' }) }
  const gateway = await visitor.post('Api', 'create', through)
  const read = await visitor.get('User', { username: 'maker', more: 'c'.repeat(9000), token: 'a secret of twigs' })
  expect(read.status).toBe(200)
  for (const { body } of [refused, gateway, read]) {
    expect(JSON.stringify(body)).not.toContain('a secret of twigs')
    expect(JSON.stringify(body.resource).length).toBeLessThan(2000)
  }
})

test.each(['/sitemap.xml', '/maker/feed.rss', '/embed/pin/1/', '/oembed.json?url=x', '/v3/pidgets/pins/info/'])(
  'whoever asks for %s too often is told to wait',
  async (url) => {
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const from = `198.51.100.${url.length}`
    // Requests to unknown URLs count too: here at the cheapest cost.
    for (let n = 0; n < CALLS_PER_MINUTE.page; n += 100)
      await Promise.all(
        Array.from({ length: 100 }, () => server.app.inject({ url: '/robots.txt', remoteAddress: from })),
      )
    const told = await server.app.inject({ url, remoteAddress: from })
    expect(told.statusCode).toBe(429)
    expect(Number(told.headers['retry-after'])).toBeGreaterThan(0)
    expect((await server.app.inject({ url, remoteAddress: '198.51.100.250' })).statusCode).not.toBe(429)
    expect((await server.app.inject({ url: '/healthz', remoteAddress: from })).statusCode).toBe(200)
  },
)

test('reading is counted by the /64 of an IPv6 address', { timeout: 60_000 }, async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const ask = (ip: string) =>
    server.app.inject({ url: `/resource/LocalesResource/get/?${toWireFields({})}`, remoteAddress: ip })
  for (let n = 0; n < CALLS_PER_MINUTE.read; n += 100)
    await Promise.all(Array.from({ length: 100 }, (_, m) => ask(`2001:db8:1:2::${(n + m).toString(16)}`)))
  expect((await ask('2001:db8:1:2:ffff::1')).statusCode).toBe(429)
  expect((await ask('2001:db8:1:3::1')).statusCode).toBe(200)
})

test.each(['on', 'off'])('with LOG_REQUESTS=%s, requests are logged at info or not', async (setting) => {
  const lines: Record<string, unknown>[] = []
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) })
  const settings = { ...server.house.settings, logRequests: setting === 'on' }
  const app = await openServer({ ...server.house, log, settings })
  await app.inject({ url: '/healthz?token=secret' })
  await app.close()
  const answered = lines.filter(({ msg }) => msg === 'answered')
  const line = { method: 'GET', url: '/healthz', status: 200, ms: expect.any(Number), requestId: expect.any(String) }
  expect(answered).toEqual(setting === 'on' ? [expect.objectContaining(line)] : [])
})
