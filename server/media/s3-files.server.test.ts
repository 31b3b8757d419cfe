import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import Fastify from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mediaRoutes } from './media-routes.ts'
import { reachFiles } from './reach-files.ts'
import { s3Files } from './s3-files.ts'
import { sweepPictures } from './sweep-pictures.ts'
import { mediaHouse } from './testing/media-house.ts'
import { multipartBody } from './testing/multipart-body.ts'
import { drawnPng } from './testing/pictures.ts'

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
  const files = s3Files({ endpoint, region: 'us-east-1', bucket, ...keys })
  expect(await files.get('originals/aa/x.jpg')).toBeNull()
  await files.put('originals/aa/x.jpg', Buffer.from('one'), 'image/jpeg')
  await files.put('originals/aa/x.jpg', Buffer.from('two'), 'image/jpeg')
  expect(String(await files.get('originals/aa/x.jpg'))).toBe('two')
  await files.remove(['originals/aa/x.jpg', 'originals/aa/never.jpg'])
  expect(await files.get('originals/aa/x.jpg')).toBeNull()
})

test('a bucket that isn’t there is a failure, not an empty place', async () => {
  const files = s3Files({ endpoint, region: 'us-east-1', bucket: 'nowhere', ...keys })
  await expect(files.get('a')).rejects.toThrow()
  await expect(reachFiles(files)).rejects.toThrow(/^The bucket that the S3_ settings name can't be used: NoSuchBucket/)
})

test('a start goes on where the bucket is, and says so where nothing answers', async () => {
  await reachFiles(s3Files({ endpoint, region: 'us-east-1', bucket, ...keys }))
  const nobody = s3Files({ endpoint: 'http://127.0.0.1:1', region: 'us-east-1', bucket, ...keys })
  await expect(reachFiles(nobody)).rejects.toThrow(/can't be used: .*ECONNREFUSED/)
  await expect(reachFiles({ get: () => new Promise(() => {}) }, 1)).rejects.toThrow('it does not answer')
})

test('with S3 set, an upload, its renditions and their end go through it', async () => {
  const at = await mediaHouse({
    S3_ENDPOINT: endpoint,
    S3_REGION: 'us-east-1',
    S3_BUCKET: bucket,
    S3_ACCESS_KEY: keys.accessKey,
    S3_SECRET_KEY: keys.secretKey,
  })
  const app = Fastify()
  try {
    await mediaRoutes(app, at.house, { contextOf: async () => at.as('1'), refusalText: (_, refusal) => refusal.key })
    const picture = await drawnPng()
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
