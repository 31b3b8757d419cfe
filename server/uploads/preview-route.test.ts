import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Refusal } from '#domain/refusal.ts'
import type { Context } from '../context.ts'
import { previewRoute } from './preview-route.ts'

const picture = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#2b48d8' } })
  .jpeg()
  .toBuffer()
const outside = createServer((request, response) => {
  if (request.url === '/picture.jpg') return response.setHeader('content-type', 'image/jpeg').end(picture)
  if (request.url === '/page') return response.setHeader('content-type', 'text/html').end('<p>no picture</p>')
  response.writeHead(404).end()
})
let origin = ''
let viewer: object | null = { id: '1' }
let isUsedUp = false

function openApp(isLocalAllowed: boolean) {
  const app = Fastify()
  const edge = {
    contextOf: async () => ({ viewer }) as Context,
    count() {
      if (isUsedUp) throw new Refusal('too_fast', 'error.tooFast', {}, { retryAfter: 7 })
    },
    allowPrivate: isLocalAllowed ? [new URL(origin).host] : [],
  }
  app.register(previewRoute, { edge })
  return app
}

const ask = (path: string, isLocalAllowed = true) =>
  openApp(isLocalAllowed).inject({ url: '/link-preview', query: { url: origin + path } })

beforeAll(async () => {
  await new Promise<void>((done) => outside.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`
})
afterAll(() => void outside.close())

test('a picture elsewhere is shown small, to this person only', async () => {
  const answer = await ask('/picture.jpg')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('private, max-age=3600')
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 236, height: 118 })
})

test.each([
  ['a page that is no picture', '/page', 400],
  ['nothing there', '/missing.jpg', 404],
])('%s', async (_, path, status) => {
  expect((await ask(path)).statusCode).toBe(status)
})

test('private URLs are not fetched', async () => {
  expect((await ask('/picture.jpg', false)).statusCode).toBe(404)
})

test('only for people who are signed in', async () => {
  viewer = null
  expect((await ask('/picture.jpg')).statusCode).toBe(401)
  viewer = { id: '1' }
})

test('it counts against the limit of the account', async () => {
  isUsedUp = true
  const answer = await ask('/picture.jpg')
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '7'])
  isUsedUp = false
})
