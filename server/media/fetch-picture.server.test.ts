import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { UnreachableError } from '../links/fetch-outside-url.ts'
import { fetchPicture } from './fetch-picture.ts'
import { toImageUrl } from './image-urls.ts'
import { storePicture } from './store-picture.ts'
import { openMediaHouse } from './testing/media-house.ts'
import { drawTestPng } from './testing/pictures.ts'

const picture = await drawTestPng()
const server = createServer((request, reply) => {
  if (request.url === '/huge') for (let part = 0; part < 51; part++) reply.write(Buffer.alloc(1024 * 1024))
  reply.end(picture)
})
let at: Awaited<ReturnType<typeof openMediaHouse>>
let host = ''
beforeAll(async () => {
  at = await openMediaHouse({ MEDIA_URL: 'https://cdn.example.org/pictures' })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await at.close()
})

test('a picture of the web is fetched, but not one larger than 50 MB', async () => {
  const guard = { allowPrivate: [host] }
  expect((await fetchPicture(at.house, `http://${host}/a.png`, guard)).equals(picture)).toBe(true)
  await expect(fetchPicture(at.house, `http://${host}/huge`, guard)).rejects.toMatchObject({ key: 'upload.tooLarge' })
  await expect(fetchPicture(at.house, `http://${host}/a.png`)).rejects.toBeInstanceOf(UnreachableError)
})

test('a picture of ours is taken from our files, at whatever size its address names', async () => {
  const { signature, ext } = await storePicture(at.house, picture, null)
  const address = toImageUrl(at.house.settings, '236x', signature, ext)
  expect(address).toMatch(/^https:\/\/cdn\.example\.org\/pictures\/236x\//)
  expect((await fetchPicture(at.house, address)).equals(picture)).toBe(true)
})
