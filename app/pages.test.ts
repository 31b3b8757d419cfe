import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Refusal } from '#domain/refusal.ts'
import { readDebugging } from '#server/debugging.ts'
import type { House } from '#server/house.ts'
import type { PageRenderRequest } from '#web/entry-server.tsx'
import { pageRoutes } from './pages.ts'

const clientDir = mkdtempSync(join(tmpdir(), 'bowerbird-pages-'))
let app: FastifyInstance
const rendered: string[] = []

beforeAll(async () => {
  for (const name of ['assets', 'icons']) mkdirSync(join(clientDir, name))
  writeFileSync(join(clientDir, 'favicon.svg'), '<svg/>')
  app = Fastify()
  await app.register(cookie)
  app.decorate('pages', {} as never)
  app.setErrorHandler((error, request, reply) => app.pages.refuse?.(request, reply, error as unknown as Refusal))
  for (const kind of ['away', 'broken', 'too_fast', 'not_signed_in', 'not_found'] as const)
    app.get(`/refused/${kind}`, () => {
      throw new Refusal(kind, 'error.broken')
    })
  await app.register(pageRoutes, {
    clientDir,
    render: async ({ url, config }: PageRenderRequest) => {
      rendered.push(url)
      return url.startsWith('/found')
        ? { status: 200, html: JSON.stringify(config.debug ?? null) }
        : { status: 404, html: '<h1>Nothing here</h1>' }
    },
    contextOf: async ({ query }: FastifyRequest) => ({
      viewer: null,
      locale: 'en-US',
      now: new Date(),
      debug: readDebugging({ settings: { internalCidrs: ['127.0.0.0/8'] } } as House, null, {
        ip: '127.0.0.1',
        query,
        headers: {},
      }),
    }),
    viewerOf: async () => ({}),
    askAs: () => undefined,
    lookAt: () => async () => true,
    uptime: () => performance.now(),
    config: { product_name: 'Bowerbird' },
  } as never)
})
afterAll(async () => {
  await app.close()
  rmSync(clientDir, { recursive: true })
})

test.each([
  ['away', 503, 'We’ll be right back'],
  ['broken', 500, 'Something snapped'],
  ['too_fast', 429, 'Hold on a moment'],
  ['not_found', 404, 'Nothing here'],
])('whoever follows a link and is refused (%s) sees a page', async (kind, status, words) => {
  const told = await app.inject({ url: `/refused/${kind}`, headers: { accept: 'text/html' } })
  expect(told.statusCode).toBe(status)
  expect(told.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(told.body).toContain(words)
})

test('whoever must log in for a link is led there, and back', async () => {
  const told = await app.inject({ url: '/refused/not_signed_in?e=1', headers: { accept: 'text/html' } })
  expect([told.statusCode, told.headers.location]).toEqual([302, '/login/?next=%2Frefused%2Fnot_signed_in%3Fe%3D1'])
  const far = await app.inject({
    url: `/refused/not_signed_in?e=${'x'.repeat(9000)}`,
    headers: { accept: 'text/html' },
  })
  expect(far.headers.location).toBe('/login/?next=%2Frefused%2Fnot_signed_in')
})

test('route.20 a page that is debugged is never cached and tells the browser so; any other is shared for some seconds', async () => {
  const load = (url: string) => app.inject({ url, headers: { accept: 'text/html' } })
  const times = (url: string) => rendered.filter((one) => one === url).length
  for (let n = 0; n < 2; n++) {
    const debugged = await load('/found?deb_timing=1')
    expect(debugged.headers['cache-control']).toBe('private, no-store')
    expect(debugged.headers).not.toHaveProperty('etag')
    expect(JSON.parse(debugged.body)).toMatchObject({ query: 'deb_timing=1', timing: true, timings: [] })
    expect((await load('/found?debt=1')).headers['cache-control']).toBe('private, no-cache')
  }
  expect([times('/found?deb_timing=1'), times('/found?debt=1')]).toEqual([2, 1])
})
