import { chmodSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPage } from '../browser.ts'
import { findFreePort } from '../find-free-port.ts'
import { isProcessRunning, readDatabasePid, startProduct } from '../start.ts'
import { signUpPerson, Wire } from '../wire.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'bowerbird-processes-'))
const GREETING = 'Ctrl-C stops everything.'
let env: Record<string, string>
let url: string
let running: ReturnType<typeof startProduct>

beforeAll(async () => {
  chmodSync(dataDir, 0o711)
  const port = String(await findFreePort())
  url = `http://localhost:${port}`
  env = { DATA_DIR: dataDir, PORT: port, DEMO: '0', LOG_LEVEL: 'silent', RATE_LIMITS: 'off' }
  running = startProduct(env)
})

afterAll(async () => {
  running.child.kill('SIGTERM')
  await running.ended
  rmSync(dataDir, { recursive: true, force: true })
})

test('the first start prints a link, and only that link makes a staff account, once', async () => {
  const said = await running.hears(GREETING)
  expect(said).toContain(`is ready at ${url}`)
  const link = new URL(/http\S+setup_token=\S+/.exec(said ?? '')?.[0] ?? '')
  const page = await openPage({ path: link.href })
  await page.getByLabel('First name').fill('Ada')
  await page.locator('#email').fill('ada@journey.test')
  await page.locator('#password').fill('a rather long password')
  await page.getByLabel('Birthday').fill('1990-05-17')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL(`${url}/`)
  const wire = new Wire(url)
  const ada = { username_or_email: 'ada@journey.test', password: 'a rather long password' }
  expect(await wire.must('UserSession', 'create', ada)).toMatchObject({ is_employee: true })
  const again = signUpPerson({ setup_token: link.searchParams.get('setup_token') }, new Wire(url))
  await expect(again).rejects.toThrow('400')
  const other = await signUpPerson({}, new Wire(url))
  expect(await other.wire.must('UserSession', 'get')).toMatchObject({ is_employee: false })
})

test('a second start on the same folder is refused with a sentence', async () => {
  const second = startProduct({ ...env, PORT: String(await findFreePort()) })
  expect(await second.ended).toEqual([1, null])
  expect(second.said()).toContain(`already in use by process ${running.child.pid}`)
  expect(second.said()).not.toMatch(/\n\s+at /)
})

test('a killed process leaves nothing that blocks the next start, which knows everyone still', async () => {
  running.child.kill('SIGKILL')
  await running.ended
  running = startProduct(env)
  const said = await running.hears(GREETING)
  expect(said).toContain('is ready at')
  expect(said).not.toContain('setup_token')
  const told = await new Wire(url).ask('UserSession', 'create', {
    username_or_email: 'ada@journey.test',
    password: 'a rather long password',
  })
  expect(told.status).toBe(200)
})

test('while the database is away it is not ready, and people see a page that says so', async () => {
  expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ ready: true })
  // Without this file PostgreSQL can't start again.
  const version = join(dataDir, 'postgres/PG_VERSION')
  renameSync(version, `${version}.away`)
  process.kill(readDatabasePid(dataDir) ?? 0, 'SIGQUIT')
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status, { timeout: 20_000 }).toBe(503)
  const response = await fetch(`${url}/nobody_asked_for_this_yet/`)
  const text = await response.text()
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('5')
  expect(text).toContain('We’ll be right back')
  expect(text).not.toMatch(/ECONN|ENOENT|\bat .*\.ts/)
  const told = await new Wire(url).ask('UserHomefeed', 'get')
  expect(told.status).toBe(503)
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  renameSync(`${version}.away`, version)
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status, { timeout: 20_000 }).toBe(200)
})

test('an interrupt stops everything within seconds, the database included', async () => {
  running.child.kill('SIGINT')
  await running.ended
  running = startProduct(env)
  await running.hears(GREETING)
  const database = readDatabasePid(dataDir) ?? 0
  expect(isProcessRunning(database)).toBe(true)
  const began = performance.now()
  running.child.kill('SIGINT')
  await running.hears('Stopping')
  expect(performance.now() - began).toBeLessThan(1_000)
  expect(await running.ended).toEqual([0, null])
  expect(performance.now() - began).toBeLessThan(10_000)
  await expect.poll(() => isProcessRunning(database)).toBe(false)
  expect(readDatabasePid(dataDir)).toBeUndefined()
})
