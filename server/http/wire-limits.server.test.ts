import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { en } from '#domain/text/en.ts'
import { CALLS_PER_MINUTE } from '../rate-limiter.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ RATE_LIMITS: 'on' })
})
afterAll(() => server.end())

test('api.4 too fast is 429 with Retry-After and number 8, and the minute after it goes on', async () => {
  const limit = CALLS_PER_MINUTE.message
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

test('api.4 a clock that is set back locks nobody out', async () => {
  const me = await server.client()
  const invite = () => me.post('EmailInviteSent', 'create', { email: '', type: 'email' })
  for (let n = 0; n <= CALLS_PER_MINUTE.message; n++) await invite()
  expect((await invite()).status).toBe(429)
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  vi.setSystemTime(Date.now() - 6 * 3600_000)
  const told = await invite()
  expect(told.status).toBe(429)
  expect(Number(told.headers['retry-after'])).toBeLessThanOrEqual(120)
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

test('api.4 reading is counted by IP', { timeout: 60_000 }, async () => {
  // With the clock stopped, no call leaves the window.
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const limit = CALLS_PER_MINUTE.read
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

test('search.21 searches are counted by address, and fewer of them are allowed than of other questions', {
  timeout: 60_000,
}, async () => {
  server.pass(125_000)
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const visitor = server.visitor()
  for (let n = 0; n < CALLS_PER_MINUTE.search; n++)
    expect((await visitor.get('BaseSearch', { query: '' })).status).toBe(200)
  expect((await visitor.get('BaseSearch', { query: '' })).status).toBe(429)
  expect((await visitor.get('AdvancedTypeahead', { term: '' })).status).toBe(200)
  expect(CALLS_PER_MINUTE.search).toBeLessThan(CALLS_PER_MINUTE.read)
})

test.each([
  ['pins', 'pin_search', 'vase'],
  ['users', 'name_search', 'vase'],
  ['users', 'name_search', ''],
  ['boards', 'name_search', 'vase'],
])(
  'search.21 searches of %s in %s for "%s" that hang are given up after two seconds, and a seventh of one address is refused',
  async (scope, table, query) => {
    server.pass(125_000)
    const other = await server.house.pool.connect()
    onTestFinished(() => void other.release(true))
    await other.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`)
    const visitor = server.visitor()
    const ask = () => visitor.get('BaseSearch', { query, scope })
    const told = await Promise.all(Array.from({ length: 7 }, ask))
    expect(told.map(({ status }) => status).toSorted()).toEqual([429, ...Array(6).fill(503)])
    expect(told.find(({ status }) => status === 503)?.body.resource_response.message).toBe(en['error.searchTooSlow'])
    await other.query('ROLLBACK')
    expect((await ask()).status).toBe(200)
  },
)
