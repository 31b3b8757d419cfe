import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { VIDEO_BYTES_MAX } from '#domain/constants/video.ts'
import type { Id } from '#domain/id.ts'
import { booksOf } from '../db/reader.ts'
import { mediaHouse } from '../media/testing/media-house.ts'
import { drawnPng } from '../media/testing/pictures.ts'
import { mediaRoutes } from './media-routes.ts'
import { dropUploadsOf, sweepUploads } from './sweep-uploads.ts'
import { vip } from './uploads.ts'

let at: Awaited<ReturnType<typeof mediaHouse>>
let app: FastifyInstance
let address = ''
const picture = await drawnPng()
const ADA = '71'
const BEN = '72'

beforeAll(async () => {
  at = await mediaHouse({ UPLOAD_QUOTA: '1GB' })
  app = Fastify()
  await mediaRoutes(app, at.house, {
    contextOf: async (request) => at.as((request.headers['x-person'] as string) ?? null),
    refusalText: (_, refusal) => `In words: ${refusal.key}`,
  })
  address = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await at.close()
})

const meta = (type: string) => `filetype ${Buffer.from(type).toString('base64')}`
const call = (method: string, path: string, person: string | null, headers: Record<string, string>, body?: Buffer) =>
  fetch(address + path, {
    method,
    headers: { 'tus-resumable': '1.0.0', ...(person && { 'x-person': person }), ...headers },
    ...(body && { body: new Uint8Array(body) }),
  })
const begin = (size: number, person: string | null = ADA, type = 'image/png') =>
  call('POST', '/upload/files/', person, { 'upload-length': String(size), 'upload-metadata': meta(type) })
const send = (path: string, from: number, part: Buffer, person = ADA) =>
  call(
    'PATCH',
    path,
    person,
    { 'upload-offset': String(from), 'content-type': 'application/offset+octet-stream' },
    part,
  )
const arrived = async (path: string, person = ADA) => {
  const answer = await call('HEAD', path, person, {})
  return [answer.status < 300, Number(answer.headers.get('upload-offset'))]
}
const idIn = (path: string) => path.split('/').at(-1) as Id
const ended = async (path: string) => {
  const get = vip.find(({ question }) => question.verb === 'get')!
  const told = (await get.run(at.as(ADA), { upload_ids: [idIn(path)] } as never)) as Record<string, object>
  return told[idIn(path)]
}
const started = async (size = picture.length, person = ADA, type?: string) => {
  const answer = await begin(size, person, type)
  expect(answer.status).toBe(201)
  return new URL(answer.headers.get('location') ?? '', address).pathname
}
const fileOf = (path: string) => join(at.house.settings.dataDir, 'uploads', `upload-${idIn(path)}`)

test('create.6 an upload goes on where it stopped, and becomes a picture when all of it is there', async () => {
  const path = await started()
  const half = picture.length >> 1
  expect((await send(path, 0, picture.subarray(0, half))).status).toBe(204)
  expect(await arrived(path)).toEqual([true, half])
  expect(await ended(path)).toMatchObject({ status: 'registered' })
  expect((await send(path, 0, picture.subarray(0, half))).status).toBe(409)
  expect((await send(path, half, picture.subarray(half))).status).toBe(204)
  await expect
    .poll(() => ended(path))
    .toMatchObject({
      status: 'succeeded',
      picture: { ext: 'png', width: 640, height: 480 },
    })
  expect(await arrived(path)).toEqual([true, picture.length])
  await expect.poll(() => existsSync(fileOf(path))).toBe(false)
})

test('create.6 what is whole but was never worked on is worked on when it is asked for', async () => {
  const path = await started()
  await send(path, 0, picture)
  await expect.poll(() => ended(path)).toMatchObject({ status: 'succeeded' })
  const again = await started()
  const { uploadStore, storedName } = await import('./upload-store.ts')
  await (await uploadStore(at.house)).write(Readable.from([picture]), storedName(idIn(again)), 0)
  expect(await ended(again)).toMatchObject({ status: 'registered' })
  expect(await arrived(again)).toEqual([true, picture.length])
  await expect.poll(() => ended(again)).toMatchObject({ status: 'succeeded' })
})

test('create.6 nobody else goes on with it, looks at it or ends it', async () => {
  const path = await started()
  expect((await arrived(path, BEN))[0]).toBe(false)
  expect((await send(path, 0, picture, BEN)).status).toBe(404)
  expect((await call('DELETE', path, BEN, {})).status).toBe(404)
  expect((await begin(10, null)).status).toBe(401)
  expect(await arrived(path)).toEqual([true, 0])
  expect((await call('DELETE', path, ADA, {})).status).toBe(204)
  expect((await arrived(path))[0]).toBe(false)
  expect(existsSync(fileOf(path))).toBe(false)
})

test.each([
  ['nothing', 0, 'image/png', 400, 'upload.unreadable'],
  ['a picture of more than 50 MB', 50 * 1024 * 1024 + 1, 'image/png', 413, 'upload.tooLarge'],
  ['a video of more than 500 MB', 500e6 + 1, 'video/mp4', 413, 'video.tooLarge'],
])('create.3 create.17 %s is refused before a byte comes', async (_, size, type, status, key) => {
  const answer = await begin(size, ADA, type)
  expect([answer.status, await answer.json()]).toEqual([status, { success: false, message: `In words: ${key}` }])
})

test('create.6 more than was said is not taken', async () => {
  const path = await started(100)
  await send(path, 0, picture).catch(() => {})
  expect(((await arrived(path))[1] as number) <= 100).toBe(true)
})

test('create.6 what is promised counts against what someone may keep', async () => {
  await started(400e6, '73', 'video/mp4')
  await started(400e6, '73', 'video/mp4')
  expect((await begin(400e6, '73', 'video/mp4')).status).toBe(507)
})

test('create.3 a broken file says so when all of it is there', async () => {
  const path = await started(5000)
  await send(path, 0, Buffer.alloc(5000, 7))
  await expect.poll(() => ended(path)).toMatchObject({ status: 'failed', message: 'In words: upload.kind' })
})

test('create.6 what was worked on when its process was killed is worked on again within minutes, or ends with a sentence', async () => {
  const { uploadStore, storedName } = await import('./upload-store.ts')
  const { finishInterrupted } = await import('./finish-upload.ts')
  const killed = async (tries = 0, hasBytes = true) => {
    const path = await started()
    if (hasBytes) await (await uploadStore(at.house)).write(Readable.from([picture]), storedName(idIn(path)), 0)
    const worked_on_at = at.house.clock()
    await booksOf(at.house)
      .updateTable('uploads')
      .set({ state: 'processing', worked_on_at, tries })
      .where('id', '=', idIn(path))
      .execute()
    return path
  }
  const [good, often, lost] = [await killed(), await killed(1), await killed(0, false)]
  expect(await finishInterrupted(at.house)).toBe(0)
  at.passDays(3 / 24 / 60)
  expect(await finishInterrupted(at.house)).toBe(3)
  expect(await ended(good)).toMatchObject({ status: 'succeeded', picture: { ext: 'png' } })
  for (const path of [often, lost])
    expect(await ended(path)).toMatchObject({
      status: 'failed',
      message: 'We couldn’t finish reading this file. Please upload it again.',
    })
  for (const path of [good, often, lost]) expect(existsSync(fileOf(path))).toBe(false)
  expect(await finishInterrupted(at.house)).toBe(0)
})

test('create.17 a client may send all of a video at once: the gate takes what a video may have, and no more', async () => {
  const gated = Fastify()
  const taken: Record<string, unknown> = {}
  gated.addHook('onRoute', ({ url, method, config }) => {
    taken[`${method} ${url.replace(/\(.*\)/, '')}`] = config?.takesUpload
  })
  await mediaRoutes(gated, at.house, { contextOf: async () => at.as(ADA), refusalText: () => '' })
  await gated.ready()
  expect(taken['HEAD,PATCH /upload/files/:upload_id']).toBe(VIDEO_BYTES_MAX)
  expect(Number(taken['POST /upload/:upload_id'])).toBeGreaterThan(VIDEO_BYTES_MAX)
  await gated.close()
})

test('create.6 what a person sent in part goes with the account, and after a day with its bytes', async () => {
  const [path, other] = [await started(picture.length, '74'), await started()]
  await dropUploadsOf(at.house, '74' as Id)
  expect([existsSync(fileOf(path)), existsSync(fileOf(other))]).toEqual([false, true])
  at.passDays(2)
  expect(await sweepUploads(at.house)).toBeGreaterThan(0)
  expect(existsSync(fileOf(other))).toBe(false)
  expect(await ended(other)).toBeUndefined()
})
