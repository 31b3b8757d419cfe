import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readSettings, type ServerSettings } from '#server/settings.ts'
import { makeTestDatabase } from '#server/testing/test-database.ts'
import { openHouseAndFillDemo } from './open-house-and-fill-demo.ts'
import { makeUpgradeNoticeServer } from './upgrade-notice-server.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'bowerbird-door-'))
let database: Awaited<ReturnType<typeof makeTestDatabase>>
let settings: ServerSettings
let base: string
beforeAll(async () => {
  database = await makeTestDatabase()
  const free = createServer()
  await once(free.listen(0, '127.0.0.1'), 'listening')
  const { port } = free.address() as AddressInfo
  free.close()
  base = `http://127.0.0.1:${port}`
  settings = readSettings({
    DATA_DIR: dataDir,
    DATABASE_URL: String(database.address.connectionString),
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: base,
    LOG_LEVEL: 'silent',
    SCORE_PICTURES: 'off',
    DEMO: '0',
    ROLE: 'web',
  })
})
afterAll(async () => {
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

test('while an upgrade copies what it changes, whoever comes is told so in a sentence, and the port is free afterwards', async () => {
  const client = new pg.Client(database.address)
  await client.connect()
  // The migration changes rows of boards, so they are copied first. The copy can't end while the rows are locked.
  await client.query(`DELETE FROM migrations WHERE name = '022_cover_sizes.sql'`)
  await client.query('BEGIN; LOCK TABLE boards IN ACCESS EXCLUSIVE MODE')
  const door = makeUpgradeNoticeServer(settings, Buffer.from('<svg/>'))
  const opening = openHouseAndFillDemo(settings, undefined, door.open)
  await vi.waitFor(async () => expect((await fetch(`${base}/healthz`)).status).toBe(200), { timeout: 20_000 })

  const body = new URLSearchParams({ data: '{}' })
  const save = await fetch(`${base}/resource/RepinResource/create/`, { method: 'POST', body })
  expect([save.status, save.headers.get('retry-after')]).toEqual([503, '5'])
  const { resource_response } = (await save.json()) as { resource_response: { error: object } }
  expect(resource_response.error).toMatchObject({
    kind: 'away',
    message: 'We’re getting an update ready. Please try again in a few minutes.',
  })
  const page = await fetch(`${base}/pin/1/`, { headers: { accept: 'text/html', 'accept-language': 'de-DE,de;q=0.9' } })
  expect(page.status).toBe(503)
  const html = await page.text()
  expect(html).toContain('Wir spielen gerade eine neue Version ein.')
  expect(html).toContain('http-equiv="refresh"')
  const ready = await fetch(`${base}/readyz`)
  expect([ready.status, await ready.json()]).toEqual([503, { ready: false, upgrading: true }])

  await client.query('ROLLBACK')
  await client.end()
  const { migrated, close } = await opening
  expect(migrated).toEqual(['022_cover_sizes.sql'])
  await door.close()
  await expect(fetch(`${base}/healthz`)).rejects.toThrow()
  await close()
})

test('a start without an upgrade opens no such door', async () => {
  const open = vi.fn(async () => {})
  await (await openHouseAndFillDemo(settings, undefined, open)).close()
  expect(open).not.toHaveBeenCalled()
})
