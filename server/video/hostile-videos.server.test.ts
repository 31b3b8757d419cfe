import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isRefusal } from '#domain/refusal.ts'
import type { Person } from '../context.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { makeNextVideo } from './make-video.ts'
import { storeVideo } from './store-video.ts'
import { makeTestClip } from './testing/clips.ts'

let at: TestHouse
let maker: Person
beforeAll(async () => {
  at = await openTestHouse()
  maker = await at.person()
})
afterAll(() => at.end())

const good = makeTestClip({ seconds: 2 })
const fast = makeTestClip({ seconds: 2, more: ['-movflags', '+faststart'] })
const webm = makeTestClip({ seconds: 2, ext: 'webm' })
const text = (words: string) => Buffer.from(words)
const after = (head: Buffer, words: string) => Buffer.concat([head, text(words)])
const ftyp = (brand: string) => Buffer.concat([Buffer.from([0, 0, 0, 16]), text(`ftyp${brand}\0\0\0\0`)])
const changed = (bytes: Buffer, every: number) => {
  const copy = Buffer.from(bytes)
  for (let place = 64; place < copy.length; place += every) copy[place] = (copy[place]! ^ 0xa5) & 0xff
  return copy
}
/** Sets every field of this name to a huge value. */
const huge = (bytes: Buffer, box: string) => {
  const copy = Buffer.from(bytes)
  for (let place = copy.indexOf(box); place >= 0; place = copy.indexOf(box, place + 4))
    copy.fill(0x7f, place + 4, Math.min(copy.length, place + 24))
  return copy
}

/** Broken or malicious files: each is refused with a message, or becomes a video that plays. */
const FILES: [kind: string, make: () => Buffer][] = [
  ['nothing at all', () => Buffer.alloc(0)],
  ['one byte', () => Buffer.from([0])],
  ['zeros', () => Buffer.alloc(10_000)],
  ['noise', () => Buffer.from(Array.from({ length: 9000 }, (_, n) => (n * 7919) % 251))],
  ['a picture', () => makeTestClip({ seconds: 1, ext: 'gif', sound: false })],
  ['a page', () => text('<!doctype html><script>alert(1)</script>')],
  ['a playlist that names a file', () => text('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n')],
  ['a playlist that names an address', () => text('#EXTM3U\n#EXTINF:1,\nhttp://169.254.169.254/latest/\n')],
  ['a concat script', () => text("ffconcat version 1.0\nfile '/etc/passwd'\n")],
  ['a playlist behind the head of an MP4', () => after(ftyp('isom'), '#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n')],
  ['a playlist behind the head of a MOV', () => after(ftyp('qt  '), '#EXTM3U\nhttp://127.0.0.1/\n')],
  ['the head of an MP4 alone', () => ftyp('isom')],
  ['a HEIC picture', () => after(ftyp('heic'), 'x'.repeat(500))],
  ['an AVIF picture', () => after(ftyp('avif'), 'x'.repeat(500))],
  ['an MP4 without its end', () => good.subarray(0, good.length >> 1)],
  ['an MP4 with its end cut off, its index first', () => fast.subarray(0, (fast.length * 2) / 3)],
  ['an MP4 with every 97th byte changed', () => changed(good, 97)],
  ['an MP4 with every 1013th byte changed', () => changed(good, 1013)],
  ['an MP4 that says it is huge', () => huge(good, 'tkhd')],
  ['an MP4 whose samples are huge', () => huge(good, 'stsz')],
  ['an MP4 whose chunks lie nowhere', () => huge(good, 'stco')],
  ['an MP4 whose time runs wild', () => huge(good, 'stts')],
  ['an MP4 that names another file', () => huge(good, 'dref')],
  ['a WebM without its end', () => webm.subarray(0, webm.length >> 1)],
  ['a WebM with every 61st byte changed', () => changed(webm, 61)],
  ['the head of a WebM alone', () => Buffer.from([0x1a, 0x45, 0xdf, 0xa3])],
  ['a WebM of noise', () => after(Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), 'noise'.repeat(2000))],
  ['sound alone', () => makeTestClip({ seconds: 2, more: ['-vn'] })],
  ['half a second', () => makeTestClip({ seconds: 0.5 })],
  ['a program', () => after(Buffer.from([0x7f, 0x45, 0x4c, 0x46]), '\0'.repeat(2000))],
]

test.each(FILES)(
  'a file that is %s is refused in words or plays',
  async (_, make) => {
    const began = performance.now()
    try {
      const { id } = await storeVideo(at.house, { stream: Readable.from([make()]) }, maker.id)
      await makeNextVideo(at.house)
      const row = await at.house.db.selectFrom('videos').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
      expect(['ready', 'failed']).toContain(row.state)
      if (row.state === 'failed') expect(row.error).toMatch(/^video\./)
    } catch (error) {
      expect(isRefusal(error) && error.key, String(error)).toMatch(/^(video|upload)\./)
    }
    expect(performance.now() - began).toBeLessThan(60_000)
  },
  90_000,
)

test('too much is refused as it comes in', async () => {
  let sent = 0
  const endless = new Readable({
    read() {
      sent += 1e7
      this.push(sent === 1e7 ? Buffer.concat([ftyp('isom'), Buffer.alloc(1e7 - 16)]) : Buffer.alloc(1e7))
    },
  })
  await expect(storeVideo(at.house, { stream: endless }, maker.id)).rejects.toMatchObject({ key: 'video.tooLarge' })
  expect(sent).toBeLessThan(600e6)
}, 60_000)
