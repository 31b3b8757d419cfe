import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { VIDEO_BYTES_MAX } from '#domain/constants/video.ts'
import type { Id } from '#domain/id.ts'
import { maintenanceDb } from '../db/read-only-db.ts'
import { openMediaHouse } from '../media/testing/media-house.ts'
import { drawTestPng } from '../media/testing/pictures.ts'
import { mediaRoutes } from './media-routes.ts'
import { deleteUploadsOfPerson, sweepUploads } from './sweep-uploads.ts'
import { vipAnswers } from './uploads.ts'

let at: Awaited<ReturnType<typeof openMediaHouse>>
let app: FastifyInstance
let address = ''
const picture = await drawTestPng()
const ADA = '71'
const BEN = '72'

beforeAll(async () => {
  at = await openMediaHouse({ UPLOAD_QUOTA: '1GB' })
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
  const get = vipAnswers.find(({ question }) => question.verb === 'get')!
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

test('create.6 a complete upload that was never processed is processed when it is requested', async () => {
  const path = await started()
  await send(path, 0, picture)
  await expect.poll(() => ended(path)).toMatchObject({ status: 'succeeded' })
  const again = await started()
  const { openUploadStore, toStoredUploadName } = await import('./upload-store.ts')
  await (await openUploadStore(at.house)).write(Readable.from([picture]), toStoredUploadName(idIn(again)), 0)
  expect(await ended(again)).toMatchObject({ status: 'registered' })
  expect(await arrived(again)).toEqual([true, picture.length])
  await expect.poll(() => ended(again)).toMatchObject({ status: 'succeeded' })
})

test('create.6 a refused creation leaves nothing behind', async () => {
  const count = async () => {
    const rows = await at.house.db
      .selectFrom('uploads')
      .select('id')
      .where('user_id', '=', BEN as Id)
      .execute()
    return rows.length
  }
  const before = await count()
  const wanted = { 'upload-length': '100', 'upload-metadata': meta('image/png') }
  const refused: Record<string, string>[] = [
    { ...wanted, 'tus-resumable': '0.9' },
    { ...wanted, 'upload-metadata': 'filetype not*base64' },
    { 'upload-length': '0' },
  ]
  for (const headers of refused) {
    const answer = await call('POST', '/upload/files/', BEN, headers)
    expect([headers, answer.status >= 400 && answer.status < 500]).toEqual([headers, true])
  }
  expect(await count()).toBe(before)
  await started(100, BEN)
  expect(await count()).toBe(before + 1)
})

test('api.4 an id above the maximum is a missing upload, not an error', async () => {
  for (const id of ['9223372036854775808', '9999999999999999999']) {
    for (const method of ['HEAD', 'PATCH', 'DELETE']) {
      const answer = await call(method, `/upload/files/${id}`, ADA, {
        ...(method === 'PATCH' && { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' }),
      })
      expect([id, method, answer.status]).toEqual([id, method, 404])
    }
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(picture)]), 'a.png')
    const long = await fetch(`${address}/upload/${id}/`, { method: 'POST', headers: { 'x-person': ADA }, body: form })
    expect([id, long.status]).toEqual([id, 404])
    expect(await ended(`/upload/files/${id}`)).toBeUndefined()
  }
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

test('create.6 bytes beyond the announced size are refused', async () => {
  const path = await started(100)
  await send(path, 0, picture).catch(() => {})
  expect(((await arrived(path))[1] as number) <= 100).toBe(true)
})

test('create.6 announced sizes count against the quota', async () => {
  await started(400e6, '73', 'video/mp4')
  await started(400e6, '73', 'video/mp4')
  expect((await begin(400e6, '73', 'video/mp4')).status).toBe(507)
})

test('create.3 a broken file says so when all of it is there', async () => {
  const path = await started(5000)
  await send(path, 0, Buffer.alloc(5000, 7))
  await expect.poll(() => ended(path)).toMatchObject({ status: 'failed', message: 'In words: upload.kind' })
})

test('create.6 an upload whose process was killed is processed again in minutes, or fails', async () => {
  const { openUploadStore, toStoredUploadName } = await import('./upload-store.ts')
  const { finishInterruptedUploads } = await import('./finish-upload.ts')
  const killed = async (tries = 0, hasBytes = true) => {
    const path = await started()
    if (hasBytes)
      await (await openUploadStore(at.house)).write(Readable.from([picture]), toStoredUploadName(idIn(path)), 0)
    const worked_on_at = at.house.clock()
    await maintenanceDb(at.house)
      .updateTable('uploads')
      .set({ state: 'processing', worked_on_at, tries })
      .where('id', '=', idIn(path))
      .execute()
    return path
  }
  const [good, often, lost] = [await killed(), await killed(1), await killed(0, false)]
  expect(await finishInterruptedUploads(at.house)).toBe(0)
  at.passDays(3 / 24 / 60)
  expect(await finishInterruptedUploads(at.house)).toBe(3)
  expect(await ended(good)).toMatchObject({ status: 'succeeded', picture: { ext: 'png' } })
  for (const path of [often, lost])
    expect(await ended(path)).toMatchObject({
      status: 'failed',
      message: 'We couldn’t finish reading this file. Please upload it again.',
    })
  for (const path of [good, often, lost]) expect(existsSync(fileOf(path))).toBe(false)
  expect(await finishInterruptedUploads(at.house)).toBe(0)
})

test('create.17 a client may send a whole video at once, up to the size limit of videos', async () => {
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
  await deleteUploadsOfPerson(at.house, '74' as Id)
  expect([existsSync(fileOf(path)), existsSync(fileOf(other))]).toEqual([false, true])
  at.passDays(2)
  expect(await sweepUploads(at.house)).toBeGreaterThan(0)
  expect(existsSync(fileOf(other))).toBe(false)
  expect(await ended(other)).toBeUndefined()
})
