import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../testing/test-server.ts'
import { executeInSearchTime } from './search-time-limit.ts'

let world: TestServer
beforeAll(async () => {
  world = await openTestServer()
})
afterAll(() => world.end())

test('search.21 a search statement that takes two seconds is canceled and refused in words; the limit ends with it', async () => {
  const ctx = await world.context(null)
  const current = sql<{ limit: string }>`SELECT current_setting('statement_timeout') AS limit`
  expect(await executeInSearchTime(ctx, current)).toEqual([{ limit: '2s' }])
  const slow = executeInSearchTime(ctx, sql`SELECT pg_sleep(30)`)
  await expect(slow).rejects.toMatchObject({ kind: 'away', key: 'error.searchTooSlow' })
  expect(await executeInSearchTime(ctx, sql<{ one: number }>`SELECT 1 AS one`)).toEqual([{ one: 1 }])
  const { rows } = await sql<{ statement_timeout: string }>`SHOW statement_timeout`.execute(ctx.db)
  expect(rows[0]?.statement_timeout).not.toBe('2s')
})
