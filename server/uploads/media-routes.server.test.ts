import { request as rawRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { AVATAR_COLORS } from '#domain/constants/avatar-colors.ts'
import type { ImageSize } from '#domain/constants/sizes.ts'
import { imagePath } from '#domain/rules/media/image-url.ts'
import { storePicture } from '../media/store-picture.ts'
import { openMediaHouse } from '../media/testing/media-house.ts'
import { drawTestPng } from '../media/testing/pictures.ts'
import { mediaRoutes } from './media-routes.ts'
import { multipartBody } from './testing/multipart-body.ts'
import { mediaUploadAnswers, vipAnswers } from './uploads.ts'

let at: Awaited<ReturnType<typeof openMediaHouse>>
let app: FastifyInstance
let kept: Awaited<ReturnType<typeof storePicture>>
const picture = await drawTestPng()

beforeAll(async () => {
  at = await openMediaHouse()
  app = Fastify()
  await mediaRoutes(app, at.house, {
    contextOf: async (request) => at.as((request.headers['x-person'] as string) ?? null),
    refusalText: (_, refusal) => `In words: ${refusal.key}`,
  })
  kept = await storePicture(at.house, picture, null)
})
afterAll(async () => {
  await app.close()
  await at.close()
})

const pathAt = (size: string) => imagePath(size as ImageSize, kept.signature, kept.ext)
const get = (url: string, accept = 'image/webp,*/*', more = {}) =>
  app.inject({ method: 'GET', url, headers: { accept, ...more } })

test.each([
  ['75x75_RS', 75, 75],
  ['136x136', 136, 136],
  ['140x140_RS', 140, 140],
  ['170x', 170, 128],
  ['216x146', 216, 146],
  ['222x', 222, 167],
  ['236x', 236, 177],
  ['237x', 237, 178],
  ['280x280_RS', 280, 280],
  ['345x', 345, 259],
  ['400x300', 400, 300],
  ['424x278', 424, 278],
  ['474x', 474, 356],
  ['564x', 564, 423],
  ['600x', 600, 450],
  ['600x315', 600, 315],
  // No rendition is larger than the original.
  ['640x508', 605, 480],
  ['736x', 640, 480],
])('wire.8 the picture at %s is %i by %i', async (size, width, height) => {
  const answer = await get(pathAt(size))
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width, height })
})

test('wire.8 originals is the file itself, under the same extension', async () => {
  const answer = await get(pathAt('originals'))
  expect(answer.headers['content-type']).toBe('image/png')
  expect(answer.rawPayload.equals(picture)).toBe(true)
})

test('a client without WebP gets JPEG', async () => {
  expect((await get(pathAt('474x'), '*/*')).headers['content-type']).toBe('image/jpeg')
})

test('a client with AVIF gets WebP first and AVIF once that is made', async () => {
  const accept = 'image/avif,image/webp,*/*'
  expect((await get(pathAt('170x'), accept)).headers['content-type']).toBe('image/webp')
  await expect
    .poll(async () => (await get(pathAt('170x'), accept)).headers['content-type'], { timeout: 8000 })
    .toBe('image/avif')
})

test('what a client has is not sent again, and HEAD sends nothing', async () => {
  const { etag } = (await get(pathAt('236x'))).headers
  expect((await get(pathAt('236x'), 'image/webp', { 'if-none-match': etag })).statusCode).toBe(304)
  expect((await get(pathAt('236x'), '*/*', { 'if-none-match': etag })).statusCode).toBe(200)
  const head = await app.inject({ method: 'HEAD', url: pathAt('236x') })
  expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0])
})

test.each([
  () => imagePath('236x', '0'.repeat(32), 'png'),
  () => pathAt('236x').replace('.png', '.jpg'),
  () => pathAt('238x' as never),
  () => pathAt('236x').replace(/^\/236x\/../, '/236x/zz'),
  () => '/236x/aa/bb/cc/..%2f..%2fsecrets.json',
  () => '/originals/aa/bb/cc/x.png',
])('a URL of nothing is 404 (%#)', async (path) => expect((await get(path())).statusCode).toBe(404))

test('an original whose file is no longer what was written is not served, nor are pictures made of it', async () => {
  const whole = await drawTestPng()
  const one = await storePicture(at.house, await sharp(whole).rotate(90).png().toBuffer(), null)
  const path = (size: ImageSize | 'originals') => imagePath(size, one.signature, one.ext)
  const key = path('originals').slice(1)
  const right = await at.house.files.get(key)
  expect((await get(path('originals'))).statusCode).toBe(200)
  const flipped = Buffer.from(right ?? '')
  flipped[flipped.length >> 1]! ^= 1
  for (const wrong of [flipped, flipped.subarray(0, -20), Buffer.alloc(0)]) {
    await at.house.files.put(key, wrong, 'image/png')
    for (const answer of [await get(path('originals')), await get(path('564x')), await get(path('474x'), '*/*')]) {
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['cache-control']).toBe('no-cache')
    }
  }
  await storePicture(at.house, right ?? Buffer.alloc(0), null)
  expect((await get(path('originals'))).rawPayload.equals(right ?? Buffer.alloc(0))).toBe(true)
  expect((await get(path('564x'))).statusCode).toBe(200)
})

test('someone without a picture has a bird on one of twelve colours', async () => {
  const [first, thirteenth, second] = await Promise.all([0, 12, 1].map((index) => get(`/user/default_${index}.svg`)))
  expect(first!.headers['content-type']).toContain('image/svg+xml')
  expect(first!.body).toContain(AVATAR_COLORS[0])
  expect(thirteenth!.body).toBe(first!.body)
  expect(second!.body).toContain(AVATAR_COLORS[1])
})

function send(url: string, person: string | null, field: string, bytes: Buffer, fields: Record<string, string> = {}) {
  const { headers, payload } = multipartBody(fields, field, bytes)
  return app.inject({ method: 'POST', url, payload, headers: { ...headers, ...(person && { 'x-person': person }) } })
}

test.each(['/upload-image/', '/upload-image'])('wire.9 a file sent to %s gets its address', async (url) => {
  const answer = await send(url, '1', 'img', picture)
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({
    success: true,
    image_url: `https://pins.example.org${pathAt('originals')}`,
    image_signature: kept.signature,
    width: 640,
    height: 480,
    dominant_color: kept.dominant_color,
  })
})

test.each([
  ['nobody', null, 'img', picture, 401, 'error.signIn'],
  ['a drawing', '1', 'img', Buffer.from('<svg/>'), 400, 'upload.kind'],
  ['another field', '1', 'file', picture, 400, 'pin.pictureMissing'],
  ['50 MB and a byte', '1', 'img', Buffer.alloc(50 * 1024 * 1024 + 1, picture), 413, 'upload.tooLarge'],
] as const)('wire.9 %s is told no, without the envelope', async (_, person, field, bytes, status, key) => {
  const answer = await send('/upload-image/', person, field, bytes)
  expect([answer.statusCode, answer.json()]).toEqual([status, { success: false, message: `In words: ${key}` }])
})

test('wire.9 a body that is not a form is refused', async () => {
  const answer = await app.inject({ method: 'POST', url: '/upload-image/', headers: { 'x-person': '1' } })
  expect([answer.statusCode, answer.json().success]).toEqual([400, false])
  const cut = multipartBody({}, 'img', picture)
  const broken = await app.inject({
    method: 'POST',
    url: '/upload-image/',
    headers: { ...cut.headers, 'x-person': '1' },
    payload: cut.payload.subarray(0, 500),
  })
  expect([broken.statusCode, broken.json().success]).toEqual([400, false])
})

type Registered = Record<string, { upload_id: string; upload_url: string; upload_parameters: Record<string, string> }>
async function register(...media_types: string[]): Promise<Registered> {
  const media_info_list = media_types.map((media_type, id) => ({ id: String(id), media_type }))
  return (await mediaUploadAnswers[0]!.run(at.as('1'), { media_info_list } as never)) as Registered
}
const poll = (person: string, ...upload_ids: string[]) => vipAnswers[0]!.run(at.as(person), { upload_ids } as never)

test('wire.10 register, send without a cookie, poll', async () => {
  const { 0: first, 1: second } = (await register('image-story-pin', 'image-story-pin')) as Required<Registered>
  const { upload_id, upload_url, upload_parameters } = first!
  expect(await poll('1', upload_id)).toMatchObject({ [upload_id]: { status: 'registered', signature: null } })
  const answer = await send(new URL(upload_url).pathname, null, 'file', picture, upload_parameters)
  expect(answer.statusCode).toBe(204)
  expect(await poll('1', upload_id, second!.upload_id, '77', 'x')).toEqual({
    [upload_id]: {
      status: 'succeeded',
      signature: kept.signature,
      message: null,
      picture: expect.objectContaining({ signature: kept.signature }),
    },
    [second!.upload_id]: { status: 'registered', signature: null, message: null },
  })
  expect(await poll('2', upload_id)).toEqual({})
})

test('wire.10 a broken file fails with its reason, and may be sent again', async () => {
  const { 0: only } = (await register('image-story-pin')) as Required<Registered>
  const { upload_id, upload_url, upload_parameters } = only!
  const path = new URL(upload_url).pathname
  expect((await send(path, null, 'file', picture.subarray(0, 900), upload_parameters)).statusCode).toBe(400)
  expect(await poll('1', upload_id)).toEqual({
    [upload_id]: { status: 'failed', signature: null, message: 'In words: upload.unreadable' },
  })
  expect((await send(path, null, 'file', picture, upload_parameters)).statusCode).toBe(204)
  expect(await poll('1', upload_id)).toMatchObject({ [upload_id]: { status: 'succeeded', message: null } })
})

test('wire.10 without its own parameters an upload is refused', async () => {
  const { 0: first, 1: second } = (await register('image-story-pin', 'image-story-pin')) as Required<Registered>
  const path = new URL(first!.upload_url).pathname
  expect((await send(path, '1', 'file', picture)).statusCode).toBe(403)
  expect((await send(path, '1', 'file', picture, second!.upload_parameters)).statusCode).toBe(403)
  expect((await send('/upload/99', '1', 'file', picture, first!.upload_parameters)).statusCode).toBe(404)
})

test('what is neither picture nor video is refused clearly', async () => {
  await expect(register('image-story-pin', 'audio')).rejects.toMatchObject({ key: 'upload.kind' })
})

test('an upload that its sender cancels is not logged as an error', async () => {
  const other = Fastify()
  await mediaRoutes(other, at.house, { contextOf: async () => at.as('1'), refusalText: (_, refusal) => refusal.key })
  await other.listen({ port: 0, host: '127.0.0.1' })
  const { port } = other.server.address() as AddressInfo
  const error = vi.spyOn(at.house.log, 'error')
  const debug = vi.spyOn(at.house.log, 'debug')
  const { headers, payload } = multipartBody({}, 'img', picture)
  const path = '/upload-image/'
  const sent = rawRequest({ port, method: 'POST', path, headers: { ...headers, 'content-length': payload.length } })
  sent.on('error', () => {})
  sent.write(payload.subarray(0, payload.length / 2))
  await vi.waitUntil(() => sent.socket?.bytesWritten)
  sent.destroy()
  await vi.waitUntil(() => debug.mock.calls.length + error.mock.calls.length, { timeout: 5_000 })
  expect(error).not.toHaveBeenCalled()
  vi.restoreAllMocks()
  await other.close()
})
