import { readdirSync, statSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_PICTURES_MB } from '#demo/demo-disk-space.ts'
import { DEMO_LOGINS, DEMO_PASSWORD } from '#demo/logins.ts'
import { skipTest } from '#server/testing/skip-test.ts'
import { copyProject } from '../copy-project.ts'
import { findFreePort } from '../find-free-port.ts'
import { isProcessRunning, makeTemporaryDataFolder, readDatabasePid, startProduct } from '../start.ts'
import { Wire } from '../wire.ts'

const hasIPv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'))
const HOST = hasIPv6 ? '::1' : '127.0.0.1'
const { dataDir, forget } = makeTemporaryDataFolder('interrupted-starts')
let project: Awaited<ReturnType<typeof copyProject>>
let port: number
const url = () => `http://${hasIPv6 ? `[${HOST}]` : HOST}:${port}`
let running: ReturnType<typeof startProduct>

beforeAll(async () => {
  project = await copyProject('interrupted-project')
  port = await findFreePort()
})
afterAll(async () => {
  running.child.kill('SIGTERM')
  await running.ended
  forget()
  project.forget()
})

function megabytesIn(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0) / 2 ** 20
}

/** Runs a command whose files only its owner can read. */
const UMASK = ['sh', '-c', 'umask 077 && exec "$@"', 'sh']

function begin(more: Record<string, string> = {}, script?: string) {
  const env = { HOST, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'silent', DEMO_LOGINS: '1', ...more }
  running = startProduct(env, { through: UMASK, root: project.root, ...(script && { script }) })
  return running
}

async function askDatabase(sql: string) {
  const client = new pg.Client({ host: `${dataDir}/postgres`, user: 'bowerbird', database: 'bowerbird' })
  await client.connect()
  return client.query(sql).finally(() => client.end())
}

/** Measures how long an interrupt takes to be answered, and until the process ends. */
async function interrupt() {
  const began = performance.now()
  running.child.kill('SIGINT')
  await running.hears('Stopping')
  const answered = performance.now() - began
  const [code] = await running.ended
  expect(readDatabasePid(dataDir)).toBeUndefined()
  return { code, answered }
}
const answeredAtOnce = { code: 0, answered: expect.toSatisfy((ms: number) => ms < 1_000) }

test('interrupted or killed while it builds, it answers within a second, and its builder ends with it', async () => {
  for (const signal of ['SIGINT', 'SIGKILL'] as const) {
    const before = project.drafts()
    begin({ BUILD_HANGS: '1' })
    await expect.poll(() => project.drafts().length, { timeout: 60_000, interval: 20 }).toBe(before.length + 1)
    const draft = project.drafts().find((name) => !before.includes(name)) ?? ''
    const builder = Number(draft.split('.')[1])
    if (signal === 'SIGINT') expect(await interrupt()).toEqual(answeredAtOnce)
    else {
      running.child.kill(signal)
      await running.ended
    }
    await expect.poll(() => isProcessRunning(builder)).toBe(false)
  }
})

test('interrupted in development before it listens, it leaves no database running', async () => {
  begin({ DEMO: '0' }, 'app/dev.ts')
  await expect.poll(() => readDatabasePid(dataDir), { timeout: 60_000, interval: 5 }).toBeDefined()
  expect(await interrupt()).toEqual(answeredAtOnce)
})

test('check:hostile leaves no folder and no database behind when it is interrupted', async () => {
  const { dataDir: temporary, forget: forgetTemporary } = makeTemporaryDataFolder('hostile-temporary')
  const elsewhere = () => readdirSync('/var/lib').filter((name) => name.startsWith('bowerbird-'))
  const before = elsewhere()
  const hostile = startProduct(
    { TMPDIR: temporary, PORT: String(port) },
    { script: 'tools/check-hostile.ts', root: project.root },
  )
  const databases = () => readdirSync(temporary).flatMap((name) => readDatabasePid(join(temporary, name)) ?? [])
  await expect.poll(databases, { timeout: 60_000, interval: 20 }).toHaveLength(1)
  const [pid = 0] = databases()
  hostile.child.kill('SIGTERM')
  expect(await hostile.ended).toEqual([1, null])
  await expect.poll(() => isProcessRunning(pid)).toBe(false)
  expect(readdirSync(temporary).filter((name) => name.startsWith('bowerbird-hostile-'))).toEqual([])
  expect(elsewhere()).toEqual(before)
  forgetTemporary()
}, 120_000)

test('interrupted while it fills the demo world, it answers within a second, and does not wait for the end', async () => {
  begin()
  await running.hears(' 0 %')
  expect(await interrupt()).toEqual(answeredAtOnce)
  expect(running.said()).not.toMatch(/ [5-9]0 %|is ready/)
})

test('killed while the world is being written, it begins anew and ends ready with the whole of it', {
  timeout: 180_000,
}, async () => {
  begin()
  await running.hears(' 50 %')
  const writing = `SELECT 1 FROM pg_locks WHERE relation = 'users'::regclass AND mode = 'RowExclusiveLock'`
  await expect.poll(async () => (await askDatabase(writing)).rowCount, { timeout: 60_000, interval: 20 }).toBe(1)
  running.child.kill('SIGKILL')
  await running.ended
  begin()
  const said = await running.hears('Ctrl-C stops everything.')
  expect(said).toContain('Filling the demo world of Bowerbird 90 %')
  expect(said).toContain(`is ready at ${hasIPv6 ? url() : `http://localhost:${port}`}`)
  expect(megabytesIn(join(dataDir, 'files'))).toBeLessThan(DEMO_PICTURES_MB)
  const wire = new Wire(url())
  for (const { email } of DEMO_LOGINS)
    await wire.must('UserSession', 'create', { username_or_email: email, password: DEMO_PASSWORD })
  const shown: { images: { '236x': { url: string } } }[] = await wire.must('UserHomefeed', 'get')
  const pictures = shown.map(({ images }) => new URL(images['236x'].url, url()).pathname)
  const got = await Promise.all(pictures.map(async (path) => (await fetch(url() + path)).status))
  expect(got).toEqual(Array(25).fill(200))
  // The search index is written last.
  const { results } = await wire.must('BaseSearch', 'get', { query: 'blue', scope: 'pins' })
  expect(results.length).toBeGreaterThan(0)
})

test('it listens on an IPv6 address', async (context) => {
  if (!hasIPv6) skipTest(context, 'this machine has no IPv6')
  expect((await fetch(`${url()}/readyz`)).status).toBe(200)
  await expect(fetch(`http://127.0.0.1:${port}/readyz`)).rejects.toThrow()
  expect(await interrupt()).toEqual(answeredAtOnce)
})
