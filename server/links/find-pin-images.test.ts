import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FindPinImagesResource } from '#domain/resources/pins.ts'
import { findPinImagesAnswers } from './find-pin-images.ts'

let asked = 0
const server = createServer((_, reply) => {
  asked++
  reply.setHeader('content-type', 'text/html').end('<img src="/private.jpg">')
})
beforeAll(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)))
afterAll(() => void server.close())

test.each([
  () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
  () => `http://localhost:${(server.address() as AddressInfo).port}/`,
  () => 'https://nowhere.invalid/page',
  () => 'nowhere.invalid',
  () => 'javascript:alert(1)',
  () => '',
])('wire.11 a page that can’t be reached offers an empty list (%#)', async (url) => {
  expect(await findPinImagesAnswers[0]!.run({} as never, { url: url() } as never)).toMatchObject({ items: [] })
  expect(asked).toBe(0)
})

test('only someone signed in may have us read a page', () => {
  expect(FindPinImagesResource.get.access).toEqual({ policy: 'signed-in' })
})
