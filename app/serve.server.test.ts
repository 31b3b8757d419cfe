import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { PinResource } from '#domain/resources/pins.ts'
import { CALLS_PER_MINUTE } from '#server/rate-limiter.ts'
import { openTestHouse, type TestHouse } from '#server/testing/test-house.ts'
import { makeTestPicture } from '#server/testing/test-picture.ts'
import { WireClient } from '#server/testing/wire-client.ts'
import { makeHttpServer } from './serve.ts'

let house: TestHouse
let app: FastifyInstance
const clientDir = mkdtempSync(join(tmpdir(), 'bowerbird-serve-'))
beforeAll(async () => {
  for (const name of ['assets', 'icons']) mkdirSync(join(clientDir, name))
  writeFileSync(join(clientDir, 'favicon.svg'), '<svg/>')
  house = await openTestHouse({ RATE_LIMITS: 'on' })
  const pageWords = new Set(['lanterns'])
  const render = async () => ({ status: 200, html: '<h1>A page</h1>' })
  app = await makeHttpServer(house.house, { clientDir, render, assets: {}, version: 'test', pageWords } as never)
})
afterAll(async () => {
  await app.close()
  await house.end()
  rmSync(clientDir, { recursive: true })
})

const cookiesOf = async (url: string) => {
  const { statusCode, headers } = await app.inject({ url, headers: { accept: 'text/html' } })
  return { statusCode, cached: String(headers['cache-control']), cookies: headers['set-cookie'] }
}

test('what anyone may keep sets no cookie; a page does', async () => {
  const maker = await house.person()
  const pin = await house.as(maker)(PinResource.create, { image_base64: await makeTestPicture() })
  const embed = await cookiesOf(`/embed/pin/${pin.id}/`)
  expect(embed).toMatchObject({ statusCode: 200, cached: expect.stringContaining('public'), cookies: undefined })
  expect(await cookiesOf('/embed/pin/1/')).toMatchObject({ statusCode: 404, cookies: undefined })
  expect(String((await cookiesOf('/')).cookies)).toContain('csrftoken=')
})

test('route.18 the first word of a page is nobody’s name', async () => {
  const someone = { first_name: 'Lanterns', email: 'lanterns@example.test', password: 'violet bower', age: '30' }
  const { data } = await new WireClient(app).post('UserRegister', 'create', someone)
  expect(data.username).toBe('lanterns2')
})

test('whoever asks for too many pages gets a small one that says so', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const ask = (url: string) => app.inject({ url, headers: { accept: 'text/html' }, remoteAddress: '198.51.100.77' })
  for (let n = 0; n < CALLS_PER_MINUTE.page; n += 100)
    await Promise.all(Array.from({ length: 100 }, () => ask('/robots.txt')))
  const told = await ask('/')
  expect(told.statusCode).toBe(429)
  expect(told.body).toContain('Hold on a moment')
  expect(Number(told.headers['retry-after'])).toBeGreaterThan(0)
  expect((await ask('/favicon.svg')).statusCode).toBe(200)
})
