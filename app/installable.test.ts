import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { installableRoutes, makeManifest } from './installable.ts'

const folder = mkdtempSync(join(tmpdir(), 'bowerbird-installable-'))
let app: FastifyInstance

beforeAll(async () => {
  for (const name of ['client', 'worker']) mkdirSync(join(folder, name))
  writeFileSync(join(folder, 'client/favicon.svg'), '<svg/>')
  writeFileSync(join(folder, 'worker/service-worker.js'), 'the worker')
  app = Fastify()
  await app.register(installableRoutes, { clientDir: join(folder, 'client'), config: { product_name: 'Nest & Co' } })
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

test('app.3 the manifest has name, icons, scope, shortcuts and share target, in the reader’s language', () => {
  const manifest = makeManifest('Nest')
  expect(manifest).toMatchObject({
    name: 'Nest',
    short_name: 'Nest',
    scope: '/',
    start_url: '/',
    display: 'standalone',
  })
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  expect(manifest.shortcuts.map(({ name, url }) => `${name} ${url}`)).toEqual([
    'Create Pin /pin-creation-tool/',
    'Explore /ideas/',
    'Notifications /notifications/',
    'Profile /me/',
  ])
  expect(manifest.share_target).toMatchObject({
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { title: 'title', text: 'text', url: 'url', files: [{ accept: ['image/*', 'video/*'] }] },
  })
  expect(makeManifest('Nest', 'de-DE,de;q=0.9').shortcuts[0]?.name).toBe('Pin erstellen')
})

test('app.3 the service worker is asked for again on every visit, and is a script', async () => {
  const answer = await app.inject('/service-worker.js')
  expect(answer.body).toBe('the worker')
  expect(answer.headers['content-type']).toContain('text/javascript')
  expect(answer.headers['cache-control']).toBe('public, no-cache')
})

test('app.3 the page for no connection is the same for everyone, has no script, and tries again by itself', async () => {
  const { body, headers } = await app.inject({ url: '/offline/', headers: { cookie: 'a=b' } })
  expect(body).toContain('You’re offline')
  expect(body).toContain('http-equiv="refresh"')
  expect(body).not.toContain('<script')
  expect(headers).not.toHaveProperty('set-cookie')
})

test('app.4 a share that no service worker took leads to the creator, which says that it was lost', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=b' }
  const answer = await app.inject({ method: 'POST', url: '/share-target/', headers, payload: '--b--' })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/pin-creation-tool/?shared=lost'])
})
