import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { PER_MINUTE } from '../limits.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: 'on' })
})
afterAll(() => server.end())

test('api.4 too fast is 429 with Retry-After and number 8, and the minute after it goes on', async () => {
  const limit = PER_MINUTE.message
  const me = await server.client()
  const invite = () => me.post('EmailInviteSent', 'create', { email: '', type: 'email' })
  for (let n = 0; n < limit; n++) expect((await invite()).status).not.toBe(429)
  const told = await invite()
  expect(told.status).toBe(429)
  expect(told.body.resource_response).toMatchObject({ code: 8, http_status: 429, data: null, error: { code: 8 } })
  expect(Number(told.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(told.headers['retry-after'])).toBeLessThanOrEqual(120)
  expect((await (await server.client()).post('EmailInviteSent', 'create', { email: '' })).status).not.toBe(429)
  server.pass(125_000)
  expect((await invite()).status).not.toBe(429)
})

test('create.19 the 121st upload of a minute is refused in words', { timeout: 60_000 }, async () => {
  const me = await server.client()
  const headers = {
    'tus-resumable': '1.0.0',
    'upload-length': '100',
    'upload-metadata': `filetype ${btoa('image/png')}`,
  }
  const begin = () => me.send('POST', '/upload/files/', { headers })
  for (let n = 0; n < 120; n++) expect((await begin()).status).toBe(201)
  expect(await begin()).toMatchObject({
    status: 429,
    body: { success: false, message: expect.stringContaining('a little too fast') },
  })
  server.pass(125_000)
  expect((await begin()).status).toBe(201)
})

test('api.4 reading is counted by address', { timeout: 60_000 }, async () => {
  // While the minute does not turn, none of them is forgotten.
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const limit = PER_MINUTE.read
  const visitor = server.visitor()
  const read = (ip: string) => visitor.get('Locales', {}, { ip })
  let isTooFast = false
  for (let n = 0; n < limit / 100; n++) {
    const told = await Promise.all(Array.from({ length: 101 }, () => read('198.51.100.1')))
    isTooFast ||= told.some((one) => one.status === 429)
  }
  expect(isTooFast).toBe(true)
  expect((await read('198.51.100.2')).status).toBe(200)
})
