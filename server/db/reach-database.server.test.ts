import { expect, test } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import { connectPool } from './connect.ts'
import { reachDatabase } from './reach-database.ts'

test.each(['127.0.0.1', 'localhost'])('a server that does not answer at %s is named by its setting', async (host) => {
  const pool = connectPool({ connectionString: `postgres://ada:geheim@${host}:1/pins` })
  const told = await reachDatabase(pool).catch((error: Error) => error.message)
  expect(told).toMatch(/^The database that DATABASE_URL names can't be used: .*ECONNREFUSED/)
  expect(told).not.toContain('geheim')
  await pool.end()
})

test('one that answers is used', async () => {
  const { address, drop } = await testDatabase()
  const pool = connectPool(address)
  await reachDatabase(pool)
  await pool.end()
  await drop()
})
