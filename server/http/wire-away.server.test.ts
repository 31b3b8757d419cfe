import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDb, connectPool } from '../db/connect.ts'
import { type TestHouse, testHouse } from '../testing/test-house.ts'
import { WireClient } from '../testing/wire-client.ts'
import { openServer } from './server.ts'

let house: TestHouse
beforeAll(async () => {
  house = await testHouse()
})
afterAll(() => house.end())

test('with the database away a call is 503 with the envelope, signed in or not', async () => {
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
