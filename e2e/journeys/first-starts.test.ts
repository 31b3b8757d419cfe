import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type PostgresCluster, startCluster } from '#server/db/cluster.ts'
import { findFreePort } from '../find-free-port.ts'
import {
  makeTemporaryDataFolder,
  readDatabasePid,
  skipWithoutDiskMount,
  startProduct,
  wrapInSmallDisk,
} from '../start.ts'

const { dataDir, forget } = makeTemporaryDataFolder('first-starts')
afterAll(forget)

const begin = async (env: Record<string, string>, through: string[] = [], script = 'app/start.ts') =>
  startProduct({ PORT: String(await findFreePort()), DEMO: '0', LOG_LEVEL: 'silent', ...env }, { through, script })

describe('a disk that can’t be used is said in a sentence', () => {
  beforeEach(skipWithoutDiskMount)

  test('when it can only be read', async () => {
    const DATA_DIR = join(dataDir, 'here')
    const started = await begin({ DATA_DIR }, wrapInSmallDisk(dataDir, 'ro'))
    expect(await started.ended).toEqual([1, null])
    expect(started.said().trim()).toBe(
      `DATA_DIR must be a folder that this user can make and write to; ${DATA_DIR} is not (its disk can only be read, EROFS).`,
    )
  })

  test('when it has no room for the database', async () => {
    const started = await begin({ DATA_DIR: dataDir }, wrapInSmallDisk(dataDir, 'size=30m,mode=711'))
    expect(await started.ended).toEqual([1, null])
    expect(started.said().trim()).toMatch(
      /^The disk of \S+ has \d+ MB free, and the database needs 1[06]0 MB\. Make room, or set DATA_DIR to a folder on another disk\.$/,
    )
  })

  test('when it has no room for the demo world', async () => {
    const started = await begin({ DATA_DIR: dataDir, DEMO: '1' }, wrapInSmallDisk(dataDir, 'size=180m,mode=711'))
    expect(await started.ended).toEqual([1, null])
    expect(started.said().trim()).toMatch(/^The disk of \S+ has \d+ MB free, and the demo world needs 250 MB\./)
  })
})

test('an interrupt while the database is being made is answered within a second', async () => {
  const { dataDir: folder, forget } = makeTemporaryDataFolder('interrupted')
  const started = await begin({ DATA_DIR: folder })
  await expect
    .poll(() => readdirSync(folder).some((name) => /^postgres\.\d+$/.test(name)), { timeout: 60_000, interval: 5 })
    .toBe(true)
  const began = performance.now()
  started.child.kill('SIGINT')
  expect(await started.hears('Stopping')).toBeDefined()
  expect(await started.ended).toEqual([0, null])
  expect(performance.now() - began).toBeLessThan(1_000)
  // The copied PostgreSQL programs remain if they had to be copied, as in a folder that others can't enter.
  expect(readdirSync(folder).filter((name) => !name.startsWith('postgres-programs-'))).toEqual([])
  expect(readDatabasePid(folder)).toBeUndefined()
  forget()
})

test('a command that is interrupted leaves no database running', async () => {
  const { dataDir: folder, forget } = makeTemporaryDataFolder('command')
  const command = await begin({ DATA_DIR: folder }, [], 'app/migrate.ts')
  await expect.poll(() => readDatabasePid(folder), { timeout: 60_000, interval: 5 }).toBeDefined()
  const began = performance.now()
  command.child.kill('SIGINT')
  await command.hears('Stopping')
  expect(performance.now() - began).toBeLessThan(1_000)
  expect(await command.ended).toEqual([130, null])
  expect(readDatabasePid(folder)).toBeUndefined()
  forget()
})

describe('on a database server of one’s own', () => {
  const { dataDir: folder, forget } = makeTemporaryDataFolder('server')
  let cluster: PostgresCluster
  const asSuperuser = async (sql: string) => {
    const client = new pg.Client(cluster.connection)
    await client.connect()
    return client.query(sql).finally(() => client.end())
  }
  const at = (database: string, user = 'bowerbird') => {
    const url = new URL(cluster.url)
    url.pathname = `/${database}`
    url.username = user
    return url.href
  }
  beforeAll(async () => {
    cluster = await startCluster({ dataDir: folder, durable: false })
  })
  afterAll(async () => {
    await cluster.stop()
    forget()
  })

  test('a user without rights is told the commands that give them', async () => {
    await asSuperuser('CREATE USER ada')
    await asSuperuser('CREATE DATABASE pins')
    for (const script of ['app/start.ts', 'app/dev.ts']) {
      const started = await begin({ DATA_DIR: join(folder, 'pins'), DATABASE_URL: at('pins', 'ada') }, [], script)
      expect(await started.ended).toEqual([1, null])
      expect(started.said().trim().split('\n')).toEqual([
        `The database that DATABASE_URL names can't be used: the user ada may not create what is needed in pins. Let a superuser run there:`,
        '  GRANT CREATE ON DATABASE pins TO ada;',
        '  GRANT USAGE, CREATE ON SCHEMA public TO ada;',
        'Then start again.',
      ])
    }
  })

  test('three first starts at once all come up, as a plain owner of the database', async () => {
    await asSuperuser('CREATE USER owner')
    await asSuperuser('CREATE DATABASE shared OWNER owner')
    const env = { DATA_DIR: join(folder, 'shared'), DATABASE_URL: at('shared', 'owner') }
    const three = await Promise.all([1, 2, 3].map(() => begin(env)))
    const said = await Promise.all(three.map(({ hears }) => hears('Ctrl-C stops everything.')))
    expect(said).toEqual(three.map(() => expect.stringContaining('is ready at')))
    for (const { child } of three) child.kill('SIGTERM')
    expect(await Promise.all(three.map(({ ended }) => ended))).toEqual(three.map(() => [0, null]))
  })
})
