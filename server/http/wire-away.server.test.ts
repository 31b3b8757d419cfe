import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { connectDb, connectForPages, connectPool } from '../db/connect.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { WireClient } from '../testing/wire-client.ts'
import { openServer } from './server.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse()
})
afterAll(() => house.end())

test('without the database a call is 503 with the envelope, signed in or not', async () => {
  const pool = connectPool({ connectionString: 'postgres://nobody@127.0.0.1:1/none' })
  const app = await openServer({ ...house.house, pool, db: connectDb(pool) })
  const visitor = new WireClient(app)
  const away = {
    status: 503,
    body: { resource_response: { status: 'failure', http_status: 503, code: 12, data: null } },
  }
  expect(await visitor.get('User', { username: 'someone' })).toMatchObject(away)
  visitor.cookies.set('bb_session', 'some token')
  expect(await visitor.get('User', { username: 'someone' })).toMatchObject(away)
  expect((await visitor.send('GET', '/readyz')).status).toBe(503)
  expect((await visitor.send('GET', '/healthz')).status).toBe(200)
  await app.close()
  await pool.end()
})

test('a statement that runs into the limit of pages is 503 with a sentence, and the next one is answered', async () => {
  const someone = await house.person()
  const forPages = connectForPages({ ...house.house, direct: house.house.pool, pooler: null })
  Object.assign(forPages.pool.options, { statement_timeout: 100 })
  const app = await openServer({ ...house.house, ...forPages })
  const visitor = new WireClient(app)
  const other = await house.house.pool.connect()
  onTestFinished(async () => {
    other.release(true)
    await app.close()
    await forPages.pool.end()
  })
  await other.query('BEGIN; LOCK TABLE users IN ACCESS EXCLUSIVE MODE')
  const message = 'We can’t reach our database right now. Please try again in a moment.'
  const away = {
    status: 503,
    body: { resource_response: { status: 'failure', code: 12, data: null, error: { message } } },
  }
  expect(await visitor.get('User', { username: someone.username })).toMatchObject(away)
  await other.query('ROLLBACK')
  expect(await visitor.get('User', { username: someone.username })).toMatchObject({ status: 200 })
})

test('wire.5 a method that nothing answers is refused with the envelope', async () => {
  const app = await openServer(house.house)
  const visitor = new WireClient(app)
  for (const path of ['/resource/PinResource/get/', '/', '/no/such/path']) {
    const told = await visitor.send('PUT', path)
    expect(told).toMatchObject({ status: 404, body: { resource_response: { status: 'failure', code: 4, data: null } } })
  }
  await app.close()
})

test('a browser that navigates to a URL gets an error page, a program the envelope', async () => {
  const app = await openServer(house.house)
  app.pages.refuse = async (_, reply, { kind }) => reply.code(401).type('text/html').send(`<p>${kind}</p>`)
  const ask = (url: string, accept: string) => app.inject({ url, headers: { accept } })
  const page = await ask('/settings/export/1', 'text/html,*/*;q=0.8')
  expect([page.statusCode, page.body]).toEqual([401, '<p>not_signed_in</p>'])
  for (const [url, accept] of [
    ['/settings/export/1', '*/*'],
    ['/resource/UserSettingsResource/get/', 'text/html'],
  ] as const)
    expect((await ask(url, accept)).json().resource_response).toMatchObject({ http_status: 401, code: 2 })
  await app.close()
})

test('a database that hangs is not ready, and nobody waits for it', async () => {
  const pool = { ...house.house.pool, query: () => new Promise(() => {}) }
  const app = await openServer({ ...house.house, pool: pool as never })
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  try {
    const told = app.inject('/readyz')
    while (!vi.getTimerCount()) await new Promise((next) => setImmediate(next))
    await vi.advanceTimersByTimeAsync(3_000)
    expect((await told).statusCode).toBe(503)
  } finally {
    vi.useRealTimers()
  }
  await app.close()
})
