import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isRefusal } from '#domain/refusal.ts'
import { storePicture } from '../media/store-picture.ts'
import { openMediaHouse } from '../media/testing/media-house.ts'
import { drawTestPng } from '../media/testing/pictures.ts'
import { storeVideo } from '../video/store-video.ts'
import { makeTestClip } from '../video/testing/clips.ts'

let at: Awaited<ReturnType<typeof openMediaHouse>>
beforeAll(async () => {
  at = await openMediaHouse()
})
afterAll(() => at.close())

const png = await drawTestPng()
const heic = await readFile(new URL('../media/testing/picture.heic', import.meta.url))
const jpeg = await sharp(png).jpeg().toBuffer()
const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#888' } })
const withSize = (bytes: Buffer, width: number, height: number) => {
  const copy = Buffer.from(bytes)
  const place = copy.indexOf('ispe') + 8
  copy.writeUInt32BE(width, place)
  copy.writeUInt32BE(height, place + 4)
  return copy
}
const pngOf = (width: number, height: number) => {
  const copy = Buffer.from(png)
  copy.writeUInt32BE(width, 16)
  copy.writeUInt32BE(height, 20)
  return copy
}

test.each<[what: string, make: () => Buffer | Promise<Buffer>, key: string]>([
  ['nothing', () => Buffer.alloc(0), 'upload.kind'],
  ['a text called .jpg', () => Buffer.from('hello, I am a picture'), 'upload.kind'],
  ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'upload.kind'],
  ['a PDF', () => Buffer.from('%PDF-1.7\n'), 'upload.kind'],
  ['a program', () => Buffer.concat([Buffer.from('\x7fELF', 'latin1'), Buffer.alloc(500)]), 'upload.kind'],
  ['a video called .jpg', () => makeTestClip({ seconds: 1, sound: false }), 'upload.kind'],
  ['the head of a PNG alone', () => png.subarray(0, 20), 'upload.unreadable'],
  ['a PNG without its end', () => png.subarray(0, png.length >> 1), 'upload.unreadable'],
  ['the head of a JPEG alone', () => jpeg.subarray(0, 40), 'upload.unreadable'],
  ['a PNG that says it is 40000 × 40000', () => pngOf(40_000, 40_000), 'upload.tooManyPixels'],
  ['a bomb: 12000 × 12000 in few bytes', () => blank(12_000, 12_000).png().toBuffer(), 'upload.tooManyPixels'],
  ['9 px a side', () => blank(9, 300).png().toBuffer(), 'upload.tooSmall'],
  ['more than 50 MB', () => Buffer.concat([png, Buffer.alloc(50 * 1024 * 1024)]), 'upload.tooLarge'],
  ['a HEIC of more than 50 MB', () => Buffer.concat([heic, Buffer.alloc(50 * 1024 * 1024)]), 'upload.tooLarge'],
  ['a HEIC that says it is 60000 × 60000', () => withSize(heic, 60_000, 60_000), 'upload.tooManyPixels'],
  ['a HEIC without its end', () => heic.subarray(0, heic.length - 400), 'upload.unreadable'],
  ['the head of a HEIC alone', () => heic.subarray(0, 24), 'upload.unreadable'],
  ['a HEIC of noise', () => Buffer.concat([heic.subarray(0, 24), Buffer.alloc(5000, 0xa5)]), 'upload.unreadable'],
])(
  'create.3 a picture that is %s is refused in words, and soon',
  async (_, make, key) => {
    const bytes = await make()
    const began = performance.now()
    const refusal = await storePicture(at.house, bytes, null).catch((error: unknown) => error)
    expect(isRefusal(refusal) && refusal.key).toBe(key)
    expect(performance.now() - began).toBeLessThan(20_000)
  },
  60_000,
)

test('create.3 an iPhone picture is taken as JPEG', async () => {
  expect(await storePicture(at.house, heic, null)).toMatchObject({ ext: 'jpg', width: 96, height: 64 })
})

test.each<[what: string, make: () => Buffer, key: string]>([
  ['nothing', () => Buffer.alloc(0), 'video.kind'],
  ['a text called .mp4', () => Buffer.from('hello, I am a video'), 'video.kind'],
  ['a picture called .mp4', () => png, 'video.kind'],
  ['sound alone', () => makeTestClip({ seconds: 2, more: ['-vn'] }), 'video.unreadable'],
  ['half a second', () => makeTestClip({ seconds: 0.5, sound: false }), 'video.tooShort'],
  ['an MP4 without its end', () => makeTestClip({ seconds: 2 }).subarray(0, 3000), 'video.unreadable'],
])(
  'create.17 a video that is %s is refused in words',
  async (_, make, key) => {
    const sent = { stream: Readable.from([make()]) }
    const refusal = await storeVideo(at.house, sent, '7' as never).catch((error: unknown) => error)
    expect(isRefusal(refusal) && refusal.key).toBe(key)
  },
  60_000,
)
