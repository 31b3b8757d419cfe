import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../testing/test-server.ts'

const TOKEN = 'a token of twigs'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ METRICS_TOKEN: TOKEN })
})
afterAll(() => server.end())

const metrics = (headers = {}, remoteAddress = '203.0.113.9') =>
  server.app.inject({ url: '/metrics', remoteAddress, headers })

test('with METRICS_TOKEN only who brings it sees /metrics, from wherever', async () => {
  expect((await metrics({ authorization: `Bearer ${TOKEN}` })).statusCode).toBe(200)
  expect((await metrics({ authorization: `Bearer ${TOKEN}`, 'x-forwarded-for': '203.0.113.7' })).statusCode).toBe(200)
  expect((await metrics({ authorization: 'Bearer another' })).statusCode).toBe(404)
  expect((await metrics()).statusCode).toBe(404)
  expect((await metrics({}, '127.0.0.1')).statusCode).toBe(404)
})

test('/metrics tells how many jobs wait in each queue, for how long, and how many failed', async () => {
  const { boss, db } = server.house
  await boss.insert('mail', [{ data: {} }, { data: {} }, { data: {}, startAfter: 3600 }])
  await boss.insert('outside', [{ data: {} }])
  await sql`UPDATE pgboss.job SET start_after = now() - interval '90 seconds'
    WHERE id = (SELECT id FROM pgboss.job WHERE name = 'mail' AND start_after <= now() LIMIT 1)`.execute(db)
  await sql`UPDATE pgboss.job SET state = 'failed' WHERE name = 'outside'`.execute(db)
  await boss.supervise('outside')
  const { body, headers } = await metrics({ authorization: `Bearer ${TOKEN}` })
  expect(headers['content-type']).toContain('text/plain; version=0.0.4')
  expect(body).toMatch(/^queue_waiting_jobs\{queue="mail"\} 3$/m)
  expect(body).toMatch(/^queue_oldest_waiting_seconds\{queue="mail"\} (9\d|1\d\d)(\.\d+)?$/m)
  expect(body).toMatch(/^queue_waiting_jobs\{queue="outside"\} 0$/m)
  expect(body).toMatch(/^queue_oldest_waiting_seconds\{queue="outside"\} 0$/m)
  expect(body).toMatch(/^queue_failed_jobs\{queue="outside"\} 1$/m)
  expect(body).toMatch(/^queue_failed_jobs\{queue="mail"\} 0$/m)
})

test('exp.15 /metrics tells how many calls about experiences failed', async () => {
  const get = (url: string) => server.app.inject({ url })
  const bad = encodeURIComponent(JSON.stringify({ options: { placement_ids: ['none'] } }))
  await get('/resource/UserExperienceResource/get/?data=%7B%7D')
  for (const _ of [1, 2]) await get(`/resource/UserExperienceResource/get/?data=${bad}`)
  await server.app.inject({ method: 'PUT', url: '/v3/experiences/1:2/trigger/' })
  await get('/resource/UserExperienceOtherResource/get/')
  const { body } = await metrics({ authorization: `Bearer ${TOKEN}` })
  // Requests of all routes are measured, not only those of health.
  expect(body).toMatch(/^http_request_duration_seconds_count\{.*route="\/resource\/:name\/:verb\/",status="400"\} 2$/m)
  expect(body.match(/^experience_call_failures_total.*$/gm)?.sort()).toEqual([
    'experience_call_failures_total{call="resource/UserExperienceResource/get",status="400"} 2',
    'experience_call_failures_total{call="v3/experiences",status="403"} 1',
  ])
})
