import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import S3rver from '@20minutes/s3rver'
import Fastify from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Id } from '#domain/id.ts'
import { sweepPictures } from '../media/sweep-pictures.ts'
import { openMediaHouse } from '../media/testing/media-house.ts'
import { drawTestPng } from '../media/testing/pictures.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { mediaRoutes } from '../uploads/media-routes.ts'
import { multipartBody } from '../uploads/testing/multipart-body.ts'
import { makeNextVideo } from '../video/make-video.ts'
import { storeVideo } from '../video/store-video.ts'
import { makeTestClip } from '../video/testing/clips.ts'
import { toVideoFileKey } from '../video/video-files.ts'
import type { VideoOutputs } from '../video/video-row.ts'
import { assertFileStorageReachable } from './assert-file-storage-reachable.ts'
import { toOriginalKey } from './file-keys.ts'
import { makeS3FileStorage } from './s3-files.ts'
import { startPartListingProxy } from './testing/part-listing-proxy.ts'

const directory = mkdtempSync(join(tmpdir(), 'bowerbird-s3-'))
const bucket = 'pictures'
const s3 = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets: [{ name: bucket }] })
let endpoint = ''
beforeAll(async () => {
  endpoint = `http://127.0.0.1:${(await s3.run()).port}`
})
afterAll(async () => {
  await s3.close()
  rmSync(directory, { recursive: true, force: true })
})

const keys = { accessKey: 'S3RVER', secretKey: 'S3RVER' }

test('a file in S3 is kept, read, replaced and removed', async () => {
  const files = makeS3FileStorage({ endpoint, region: 'us-east-1', bucket, ...keys })
  expect(await files.get('originals/aa/x.jpg')).toBeNull()
  await files.put('originals/aa/x.jpg', Buffer.from('one'), 'image/jpeg')
  await files.put('originals/aa/x.jpg', Buffer.from('two'), 'image/jpeg')
  expect(String(await files.get('originals/aa/x.jpg'))).toBe('two')
  await files.remove(['originals/aa/x.jpg', 'originals/aa/never.jpg'])
  expect(await files.get('originals/aa/x.jpg')).toBeNull()
})

test('video.12 the files of a video go to S3 and come back whole or in parts', async () => {
  const at = await openTestHouse({
    S3_ENDPOINT: endpoint,
    S3_REGION: 'us-east-1',
    S3_BUCKET: bucket,
    S3_ACCESS_KEY: keys.accessKey,
    S3_SECRET_KEY: keys.secretKey,
  })
  try {
    const { files } = at.house
    const maker = await at.person()
    const bytes = makeTestClip({ seconds: 1 })
    const { id } = await storeVideo(at.house, { stream: Readable.from([bytes]) }, maker.id)
    expect((await files.open(toVideoFileKey(at.house, id, 'original.mp4')))?.size).toBe(bytes.length)
    at.house.settings.keepOriginals = false
    await makeNextVideo(at.house)
    expect(await files.open(toVideoFileKey(at.house, id, 'original.mp4'))).toBeNull()
    const { state, outputs } = await at.house.db
      .selectFrom('videos')
      .select(['state', 'outputs'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(state).toBe('ready')
    const { file } = (outputs as VideoOutputs).V_720P!
    const opened = await files.open(toVideoFileKey(at.house, id, file))
    const part = await opened!.read({ start: 4, end: 7 })
    expect(Buffer.concat(await part.toArray()).toString()).toBe('ftyp')
    expect(Buffer.concat(await (await opened!.read()).toArray())).toHaveLength(opened!.size)
    expect(await files.open(toVideoFileKey(at.house, id, 'never.mp4'))).toBeNull()
  } finally {
    await at.end()
  }
}, 60_000)

test('a missing bucket is an error, not an empty one', async () => {
  const files = makeS3FileStorage({ endpoint, region: 'us-east-1', bucket: 'nowhere', ...keys })
  await expect(files.get('a')).rejects.toThrow()
  await expect(assertFileStorageReachable(files)).rejects.toThrow(
    /^The bucket that the S3_ settings name can't be used: NoSuchBucket/,
  )
})

test('a start succeeds when the bucket exists, and reports when nothing answers', async () => {
  await assertFileStorageReachable(makeS3FileStorage({ endpoint, region: 'us-east-1', bucket, ...keys }))
  const nobody = makeS3FileStorage({ endpoint: 'http://127.0.0.1:1', region: 'us-east-1', bucket, ...keys })
  await expect(assertFileStorageReachable(nobody)).rejects.toThrow(/can't be used: .*ECONNREFUSED/)
  await expect(assertFileStorageReachable({ get: () => new Promise(() => {}) }, 1)).rejects.toThrow(
    'it does not answer',
  )
})

test('with S3 set, an upload and its renditions are stored there and deleted there', async () => {
  const at = await openMediaHouse({
    S3_ENDPOINT: endpoint,
    S3_REGION: 'us-east-1',
    S3_BUCKET: bucket,
    S3_ACCESS_KEY: keys.accessKey,
    S3_SECRET_KEY: keys.secretKey,
  })
  const app = Fastify()
  try {
    await mediaRoutes(app, at.house, { contextOf: async () => at.as('1'), refusalText: (_, refusal) => refusal.key })
    const picture = await drawTestPng()
    const sent = await app.inject({ method: 'POST', url: '/upload-image/', ...multipartBody({}, 'img', picture) })
    const path = new URL(sent.json().image_url).pathname
    expect((await app.inject(path)).rawPayload.equals(picture)).toBe(true)
    const small = await app.inject(path.replace('originals', '474x'))
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 474 })
    at.passDays(2)
    expect(await sweepPictures(at.house)).toBe(1)
    expect((await app.inject(path)).statusCode).toBe(404)
  } finally {
    await app.close()
    await at.close()
  }
})

test('create.6 with S3 set, an upload goes on where it stopped, becomes a picture, and leaves nothing unfinished behind', async () => {
  const listing = await startPartListingProxy(endpoint)
  const at = await openMediaHouse({
    S3_ENDPOINT: listing.endpoint,
    S3_REGION: 'us-east-1',
    S3_BUCKET: bucket,
    S3_ACCESS_KEY: keys.accessKey,
    S3_SECRET_KEY: keys.secretKey,
  })
  const app = Fastify()
  try {
    await mediaRoutes(app, at.house, { contextOf: async () => at.as('1'), refusalText: (_, refusal) => refusal.key })
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const picture = await drawTestPng()
    const half = picture.length >> 1
    const call = (method: string, path: string, headers: object, body?: Buffer) =>
      fetch(address + path, {
        method,
        headers: { 'tus-resumable': '1.0.0', ...headers },
        ...(body && { body: new Uint8Array(body) }),
      })
    const begun = await call('POST', '/upload/files/', { 'upload-length': String(picture.length) })
    const path = new URL(begun.headers.get('location') ?? '', address).pathname
    const send = (from: number, part: Buffer) =>
      call('PATCH', path, { 'upload-offset': `${from}`, 'content-type': 'application/offset+octet-stream' }, part)
    const firstPart = await send(0, picture.subarray(0, half))
    expect([firstPart.status, await firstPart.text()]).toEqual([204, ''])
    expect((await call('HEAD', path, {})).headers.get('upload-offset')).toBe(`${half}`)
    expect((await send(half, picture.subarray(half))).status).toBe(204)
    const id = path.split('/').at(-1) as Id
    const row = () =>
      at.house.db.selectFrom('uploads').select(['state', 'signature']).where('id', '=', id).executeTakeFirst()
    await expect.poll(row, { timeout: 10_000 }).toMatchObject({ state: 'succeeded' })
    const { signature } = (await row())!
    expect((await at.house.files.get(toOriginalKey(signature ?? '', 'png')))?.equals(picture)).toBe(true)
    for (const name of [`upload-${id}`, `upload-${id}.info`])
      await expect.poll(() => at.house.files.get(name)).toBeNull()
  } finally {
    await app.close()
    listing.server.closeAllConnections()
    listing.server.close()
    await at.close()
  }
})
