import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestDatabase } from '../testing/test-database.ts'
import { assertDatabaseUsable } from './assert-database-usable.ts'
import { connectPool } from './connect.ts'
import { migrate } from './migrate.ts'

test.each(['127.0.0.1', 'localhost'])('a server that does not answer at %s is named by its setting', async (host) => {
  const pool = connectPool({ connectionString: `postgres://ada:geheim@${host}:1/pins` })
  const told = await assertDatabaseUsable(pool).catch((error: Error) => error.message)
  expect(told).toMatch(/^The database that DATABASE_URL names can't be used: .*ECONNREFUSED/)
  expect(told).not.toContain('geheim')
  await pool.end()
})

test('one that answers is used', async () => {
  const { address, drop } = await makeTestDatabase()
  const pool = connectPool(address)
  await assertDatabaseUsable(pool)
  await pool.end()
  await drop()
})

describe('a user without rights', () => {
  const user = `plain_${randomBytes(4).toString('hex')}`
  const name = `pins-${user}`
  const at = (database: string, as?: string) => {
    const url = new URL(process.env.TEST_DATABASE_URL as string)
    url.pathname = `/${database}`
    if (as) url.username = as
    return url.href
  }
  const asSuperuser = async (sql: string, database = name) => {
    const client = new pg.Client({ connectionString: at(database) })
    await client.connect()
    await client.query(sql).finally(() => client.end())
  }
  const asUser = async <T>(work: (pool: pg.Pool) => Promise<T>) => {
    const pool = connectPool({ connectionString: at(name, user) })
    return work(pool).finally(() => pool.end())
  }
  beforeAll(async () => {
    await asSuperuser(`CREATE USER ${user}`, 'postgres')
    await asSuperuser(`CREATE DATABASE "${name}"`, 'postgres')
  })
  afterAll(async () => {
    await asSuperuser(`DROP DATABASE "${name}" WITH (FORCE)`, 'postgres')
    await asSuperuser(`DROP USER ${user}`, 'postgres')
  })

  test('is told the commands that give them, and these are enough', async () => {
    const told = await asUser(assertDatabaseUsable).catch((error: Error) => error.message)
    expect(told).toContain(`DATABASE_URL names can't be used: the user ${user} may not create what is needed`)
    const commands = String(told).match(/^ {2}.*;$/gm) ?? []
    expect(commands).toEqual([
      `  GRANT CREATE ON DATABASE "${name}" TO ${user};`,
      `  GRANT USAGE, CREATE ON SCHEMA public TO ${user};`,
    ])
    await asSuperuser(commands.join('\n'))
    await asUser(async (pool) => {
      await assertDatabaseUsable(pool)
      expect(await migrate(pool)).not.toEqual([])
    })
  })

  test('is told which extensions a superuser must add, and which are not there at all', async () => {
    const wanting = (pool: pg.Pool, names: string[]): Pick<pg.Pool, 'query'> =>
      ({ query: (text: string) => pool.query(text, [names]) }) as never
    // An extension that comes with PostgreSQL and that only superusers may create.
    const untrusted = (pool: pg.Pool) => assertDatabaseUsable(wanting(pool, ['unaccent', 'dblink']))
    const told = await asUser(untrusted).catch((error: Error) => error.message)
    expect(String(told).match(/^ {2}.*;$/gm)).toEqual(['  CREATE EXTENSION IF NOT EXISTS dblink;'])
    const superuser = connectPool({ connectionString: at(name) })
    await untrusted(superuser).finally(() => superuser.end())
    await asSuperuser('CREATE EXTENSION IF NOT EXISTS dblink;')
    await asUser(untrusted)
    await expect(asUser((pool) => assertDatabaseUsable(wanting(pool, ['dblink', 'no_such'])))).rejects.toThrow(
      `can't be used: it lacks the extensions no_such, which come with PostgreSQL's package "contrib".`,
    )
  })

  test('is told the owner of the tables, when that is another user', async () => {
    await asSuperuser('ALTER TABLE migrations OWNER TO bowerbird')
    await expect(asUser(assertDatabaseUsable)).rejects.toThrow(
      `its tables belong to bowerbird. Name that user instead of ${user}.`,
    )
  })
})
