import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Refusal } from '#domain/refusal.ts'
import { pageRoutes } from './pages.ts'

const clientDir = mkdtempSync(join(tmpdir(), 'bowerbird-pages-'))
let app: FastifyInstance

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
    render: async () => ({ status: 404, html: '<h1>Nothing here</h1>' }),
    contextOf: async () => ({ viewer: null, locale: 'en-US', now: new Date() }),
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
