import { readFileSync } from 'node:fs'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFreePort } from '../find-free-port.ts'
import { isProcessRunning, listChildPids, makeTemporaryDataFolder, readDatabasePid, startProduct } from '../start.ts'
import { signUpPerson, Wire } from '../wire.ts'

const { dataDir, forget } = makeTemporaryDataFolder('outages')
let port: number
let url: string
let env: Record<string, string>
let running: ReturnType<typeof startProduct>

beforeAll(async () => {
  port = await findFreePort()
  url = `http://localhost:${port}`
  env = { DATA_DIR: dataDir, PORT: String(port), DEMO: '0', LOG_LEVEL: 'silent', RATE_LIMITS: 'off' }
  running = startProduct(env)
  await running.hears('is ready at')
})
afterAll(async () => {
  running.child.kill('SIGTERM')
  await running.ended
  forget()
})

const statusOf = async (path: string) => (await fetch(url + path, { headers: { accept: 'text/html' } })).status

test('a dead database is started again within seconds, and meanwhile nothing is said to be ready', async () => {
  const person = await signUpPerson({}, new Wire(url))
  const before = readDatabasePid(dataDir) ?? 0
  process.kill(before, 'SIGKILL')
  await expect.poll(() => statusOf('/readyz'), { interval: 10 }).toBe(503)
  await expect.poll(() => statusOf('/readyz'), { timeout: 10_000 }).toBe(200)
  expect(readDatabasePid(dataDir)).not.toBe(before)
  expect(await statusOf('/')).toBe(200)
  expect(await person.wire.must('UserSession', 'get')).toMatchObject({ is_employee: false })
})

test('pages that lose their connections while they read are shown all the same', async () => {
  const person = await signUpPerson({}, new Wire(url))
  const admin = new pg.Client({ host: `${dataDir}/postgres`, user: 'bowerbird', database: 'bowerbird' })
  await admin.connect()
  let isOver = false
  let ended = 0
  const asking = Array.from({ length: 8 }, async (_, who) => {
    const told: number[] = []
    for (let n = 0; !isOver; n++)
      told.push(n % 2 ? await statusOf(`/?who=${who}&n=${n}`) : (await person.wire.ask('UserSession', 'get')).status)
    return told
  })
  for (let round = 0; round < 5; round++) {
    const { rows } = await admin.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE pid <> pg_backend_pid() AND backend_type = 'client backend' AND application_name <> 'pgboss'`,
    )
    ended += rows.length
    await wait(1_000)
  }
  isOver = true
  const told = (await Promise.all(asking)).flat()
  await admin.end()
  expect(ended).toBeGreaterThan(8)
  expect(told.filter((status) => status !== 200)).toEqual([])
})

test('a database that hangs hangs no page', async () => {
  const postmaster = readDatabasePid(dataDir) ?? 0
  const hung = [postmaster, ...listChildPids(postmaster)]
  for (const pid of hung) process.kill(pid, 'SIGSTOP')
  const began = performance.now()
  try {
    expect(await Promise.all([statusOf('/?hung'), statusOf('/readyz')])).toEqual([503, 503])
    expect(performance.now() - began).toBeLessThan(20_000)
  } finally {
    for (const pid of hung) process.kill(pid, 'SIGCONT')
  }
  await expect.poll(() => statusOf('/?hung'), { timeout: 15_000 }).toBe(200)
  expect(await statusOf('/readyz')).toBe(200)
})

const cookiesOf = ({ cookies }: Wire) => [...cookies].map(([key, value]) => `${key}=${value}`).join('; ')

type Told = { status?: number | undefined; connection?: IncomingHttpHeaders['connection']; error?: string | undefined }

/** Sends a request over a kept-alive connection, as browsers and proxies do. */
function asked(agent: Agent, path: string): Promise<Told> {
  return new Promise((tell) => {
    const sent = request({ port, host: '127.0.0.1', path, agent, headers: { accept: 'text/html' } }, (answer) => {
      answer.on('error', ({ message }) => tell({ error: message }))
      answer.on('end', () => tell({ status: answer.statusCode, connection: answer.headers.connection }))
      answer.resume()
    })
    sent.on('error', ({ code, message }: NodeJS.ErrnoException) => tell({ error: code ?? message }))
    sent.end()
  })
}

test('told to stop under load it answers what it accepted, closes cleanly and is gone within ten seconds', async () => {
  const person = await signUpPerson({}, new Wire(url))
  const stream = await fetch(`${url}/live/`, { headers: { cookie: cookiesOf(person.wire) } })
  expect(stream.status).toBe(200)
  const streamEnds = stream.text()
  const unused = connect(port, '127.0.0.1')
  const unusedEnds = new Promise((tell) => unused.on('error', tell).on('close', () => tell('closed')))
  const kept = new Agent({ keepAlive: true })
  expect(await asked(kept, '/')).toMatchObject({ status: 200, connection: 'keep-alive' })
  let isGone = false
  const clients = Array.from({ length: 12 }, async (_, who) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const told: Told[] = []
    while (!isGone) {
      const answer = await asked(agent, who % 2 ? `/?who=${who}` : '/healthz')
      if (answer.error === 'ECONNREFUSED') break
      told.push(answer)
    }
    return told
  })
  await wait(500)
  const began = performance.now()
  running.child.kill('SIGTERM')
  expect(await running.ended).toEqual([0, null])
  expect(performance.now() - began).toBeLessThan(10_000)
  isGone = true
  const told = (await Promise.all(clients)).flat()
  expect(told.filter(({ status }) => status !== 200)).toEqual([])
  expect(told.filter(({ connection }) => connection === 'close').length).toBeGreaterThanOrEqual(clients.length)
  expect(await streamEnds).toContain('event:')
  expect(await unusedEnds).toBe('closed')
  expect(() => readFileSync(`${dataDir}/postgres/postmaster.pid`)).toThrow('ENOENT')
})

test('told to stop while its database hangs it is gone within ten seconds, and starts again', async () => {
  running = startProduct(env)
  await running.hears('is ready at')
  const postmaster = readDatabasePid(dataDir) ?? 0
  const hung = [postmaster, ...listChildPids(postmaster)]
  for (const pid of hung) process.kill(pid, 'SIGSTOP')
  const page = statusOf('/?hung').catch(() => 'gone')
  const began = performance.now()
  running.child.kill('SIGTERM')
  await running.ended
  expect(performance.now() - began).toBeLessThan(10_000)
  expect(['gone', 503]).toContain(await page)
  for (const pid of hung) if (isProcessRunning(pid)) process.kill(pid, 'SIGCONT')
  running = startProduct(env)
  expect(await running.hears('is ready at')).toBeDefined()
})
