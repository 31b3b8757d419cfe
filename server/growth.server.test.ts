import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
let me: Awaited<ReturnType<TestServer['client']>>
beforeAll(async () => {
  server = await openTestServer()
  me = await server.client()
})
afterAll(() => server.end())

const rowsOf = async (table: 'searches' | 'sessions' | 'uploads') => {
  const { rows } = await sql<{ count: string }>`SELECT count(*) FROM ${sql.table(table)}
    WHERE user_id = ${me.person.id}`.execute(server.house.db)
  return Number(rows[0]?.count)
}

test('the newest twenty searches of a person are stored', async () => {
  await me.post('UserSettings', 'update', { allow_personalization_cookies: true })
  await sql`INSERT INTO searches (user_id, term, searched_at) SELECT ${me.person.id}, 'old ' || n, now() - n * interval '1 hour'
    FROM generate_series(1, 150) n`.execute(server.house.db)
  expect((await me.get('BaseSearch', { query: 'feathers', scope: 'pins' })).status).toBe(200)
  const { rows } = await sql<{ term: string }>`SELECT term FROM searches WHERE user_id = ${me.person.id}
    ORDER BY searched_at DESC`.execute(server.house.db)
  expect(rows.map(({ term }) => term)).toEqual(['feathers', ...Array.from({ length: 19 }, (_, n) => `old ${n + 1}`)])
})

test('the hundred most recent sessions of a person remain', async () => {
  await sql`INSERT INTO sessions (token_hash, user_id, epoch, seen_at) SELECT sha256(n::text::bytea), ${me.person.id}, 0,
    now() - n * interval '1 hour' FROM generate_series(1, 150) n`.execute(server.house.db)
  const other = server.visitor()
  await other.logIn(me.person.username, 'feathers and twigs')
  expect(await rowsOf('sessions')).toBe(100)
  for (const client of [me, other]) expect((await client.get('UserSettings')).status).toBe(200)
})

test('one registers so many uploads at a time, and more when those are over', async () => {
  const hundred = Array.from({ length: 100 }, (_, id) => ({ id, media_type: 'image/png' }))
  const register = async () => (await me.post('MediaUploads', 'create', { media_info_list: hundred })).status
  for (let n = 0; n < 20; n++) expect(await register()).toBe(200)
  expect(await register()).toBe(429)
  expect(await rowsOf('uploads')).toBe(2000)
  await sql`DELETE FROM uploads`.execute(server.house.db)
  expect(await register()).toBe(200)
})
