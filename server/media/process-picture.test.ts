import { deflateSync } from 'node:zlib'
import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { PICTURE_MIN_SIDE } from '#domain/constants/sizes.ts'
import { isRefusal } from '#domain/refusal.ts'
import { parsePerceptualHash, perceptualHashDistance } from '#domain/rules/media/near-duplicates.ts'
import { en } from '#domain/text/en.ts'
import { makeSay } from '#domain/text/say.ts'
import { processPicture } from './process-picture.ts'
import { addHiddenNote, drawTestPng, makePngWithHeader } from './testing/pictures.ts'

const phashDistance = (a: string, b: string) => perceptualHashDistance(parsePerceptualHash(a), parsePerceptualHash(b))

const key = Buffer.alloc(32, 7)
const drawn = await drawTestPng()
const refused = (bytes: Buffer) =>
  processPicture(bytes, key).then(
    () => 'taken',
    (error) => error.message as string,
  )

test.each([
  ['jpeg', 'jpg'],
  ['png', 'png'],
  ['webp', 'webp'],
  ['avif', 'avif'],
  ['gif', 'gif'],
] as const)('a %s is taken as it is, with size, colour, hash and preview', async (format, ext) => {
  const bytes = await sharp(drawn).toFormat(format).toBuffer()
  const picture = await processPicture(bytes, key)
  expect(picture).toMatchObject({ ext, width: 640, height: 480, frames: 1 })
  expect(picture.bytes.equals(bytes)).toBe(true)
  expect(picture.signature).toMatch(/^[0-9a-f]{32}$/)
  expect(picture.dominant_color).toMatch(/^#[0-9a-f]{6}$/)
  expect(picture.hue).toBeGreaterThan(200)
  expect(await sharp(picture.preview).metadata()).toMatchObject({ format: 'webp', width: 236, height: 177 })
  expect(phashDistance(picture.phash, (await processPicture(drawn, key)).phash)).toBeLessThanOrEqual(8)
})

test('the same file has the same signature under one key and another under another', async () => {
  const [first, second] = await Promise.all([processPicture(drawn, key), processPicture(drawn, key)])
  expect(first.signature).toBe(second.signature)
  expect((await processPicture(drawn, Buffer.alloc(32, 8))).signature).not.toBe(first.signature)
})

test('different pictures are far apart, a smaller copy is near', async () => {
  const { phash } = await processPicture(drawn, key)
  const small = await processPicture(await sharp(drawn).resize(200).jpeg({ quality: 60 }).toBuffer(), key)
  const turned = await processPicture(await sharp(drawn).rotate(90).png().toBuffer(), key)
  expect(phashDistance(phash, small.phash)).toBeLessThanOrEqual(8)
  expect(phashDistance(phash, turned.phash)).toBeGreaterThan(12)
})

const located = { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '52/1 31/1 12/1', GPSLatitudeRef: 'N' } }

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'location and camera leave a %s, its picture stays',
  async (format) => {
    const bytes = await sharp(drawn)
      .toFormat(format)
      .withExif(located)
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
      .toBuffer()
    expect((await sharp(bytes).metadata()).exif).toBeDefined()
    const picture = await processPicture(bytes, key)
    const left = await sharp(picture.bytes).metadata()
    expect([left.exif, left.xmp, left.iptc, left.comments]).toEqual([undefined, undefined, undefined, undefined])
    expect(picture.bytes.includes('Camera')).toBe(false)
    expect((await processPicture(picture.bytes, key)).signature).toBe(picture.signature)
    if (format !== 'avif') {
      const pixels = (from: Buffer) => sharp(from).raw().toBuffer()
      expect((await pixels(picture.bytes)).equals(await pixels(bytes))).toBe(true)
    }
  },
)

test('a colour profile stays with the pixels it explains', async () => {
  const wide = await sharp(drawn).withIccProfile('p3').jpeg().toBuffer()
  expect((await sharp((await processPicture(wide, key)).bytes).metadata()).icc).toBeDefined()
})

test.each([3, 6, 8])('orientation %i is applied to the pixels', async (orientation) => {
  const bytes = await sharp(drawn).jpeg().withMetadata({ orientation }).toBuffer()
  const picture = await processPicture(bytes, key)
  const sides = orientation === 3 ? { width: 640, height: 480 } : { width: 480, height: 640 }
  expect(picture).toMatchObject(sides)
  const stored = await sharp(picture.bytes).metadata()
  expect(stored).toMatchObject(sides)
  expect(stored.orientation).toBeUndefined()
  const upright = await sharp(bytes).autoOrient().resize(8, 8, { fit: 'fill' }).raw().toBuffer()
  const kept = await sharp(picture.bytes).resize(8, 8, { fit: 'fill' }).raw().toBuffer()
  expect(Math.max(...upright.map((value, at) => Math.abs(value - kept[at]!)))).toBeLessThan(12)
})

test('colours for print become colours for screens', async () => {
  const picture = await processPicture(await sharp(drawn).toColourspace('cmyk').jpeg().toBuffer(), key)
  expect((await sharp(picture.bytes).metadata()).space).toBe('srgb')
})

test.each(['gif', 'webp'] as const)('an animated %s keeps its frames, its preview stands still', async (format) => {
  const frames = await Promise.all([0, 90, 180].map((turn) => sharp(drawn).modulate({ hue: turn }).png().toBuffer()))
  const bytes = await sharp(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer()
  const picture = await processPicture(addHiddenNote(format, bytes), key)
  expect(picture).toMatchObject({ frames: 3, width: 640, height: 480 })
  expect((await sharp(picture.bytes, { animated: true }).metadata()).pages).toBe(3)
  expect(picture.bytes.includes('a secret note')).toBe(false)
  expect((await sharp(picture.preview).metadata()).pages ?? 1).toBe(1)
})

test.each(['jpeg', 'png'] as const)('what is hidden behind the end of a %s is dropped', async (format) => {
  const bytes = await sharp(drawn).toFormat(format).toBuffer()
  const picture = await processPicture(Buffer.concat([bytes, Buffer.from('<script>alert(1)</script>')]), key)
  expect(picture.bytes.equals(bytes)).toBe(true)
})

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('a truncated %s is unreadable', async (format) => {
  const bytes = await sharp(drawn).toFormat(format).toBuffer()
  expect(await refused(bytes.subarray(0, Math.floor(bytes.length * 0.6)))).toBe('bad_input: upload.unreadable')
  expect(await refused(bytes.subarray(0, 40))).toBe('bad_input: upload.unreadable')
})

test('a header that promises too many pixels is refused before any is decoded', async () => {
  const started = performance.now()
  expect(await refused(makePngWithHeader(30_000, 30_000, deflateSync(Buffer.alloc(1e6))))).toBe(
    'bad_input: upload.tooManyPixels',
  )
  expect(await refused(makePngWithHeader(2_147_483_647, 2_147_483_647, Buffer.alloc(10)))).toMatch(
    /tooManyPixels|unreadable/,
  )
  expect(performance.now() - started).toBeLessThan(500)
})

test('a small file with too many frames is refused', async () => {
  const frame = await sharp({ create: { width: 2000, height: 2000, channels: 3, background: '#fff' } })
    .gif()
    .toBuffer()
  const body = frame.subarray(frame.indexOf(Buffer.from([0x21, 0xf9])), -1)
  const bytes = Buffer.concat([frame.subarray(0, -1), ...Array.from({ length: 26 }, () => body), Buffer.from([0x3b])])
  expect(await refused(bytes)).toBe('bad_input: upload.tooManyPixels')
})

test('an AVIF may have at most 25 megapixels', async () => {
  const bytes = await sharp({ create: { width: 5200, height: 5000, channels: 3, background: '#123' } })
    .avif({ effort: 0, quality: 10 })
    .toBuffer()
  await expect(processPicture(bytes, key)).rejects.toMatchObject({ key: 'upload.tooManyPixels', values: { count: 25 } })
})

test.each([
  ['nothing', Buffer.alloc(0), 'bad_input: upload.kind'],
  [
    'a drawing in SVG',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"/>'),
    'bad_input: upload.kind',
  ],
  ['a page that claims to be a GIF', Buffer.from('GIF89a<script>alert(1)</script>'), 'bad_input: upload.unreadable'],
  ['a HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'bad_input: upload.heic'],
  ['a PDF', Buffer.from('%PDF-1.7'), 'bad_input: upload.kind'],
  ['more than 50 MB', Buffer.alloc(50 * 1024 * 1024 + 1), 'too_large: upload.tooLarge'],
])('%s is refused', async (_, bytes, why) => expect(await refused(bytes)).toBe(why))

test('wire.9 a single pixel is too small, and the message names the smallest size', async () => {
  const bytes = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const refusal = await processPicture(bytes, key).catch((error) => error)
  expect(refusal).toMatchObject({ key: 'upload.tooSmall', values: { count: PICTURE_MIN_SIDE } })
  expect(makeSay(en, 'en-US')('upload.tooSmall', { count: PICTURE_MIN_SIDE })).toContain('10 pixels')
})

test('a very tall picture has a preview too', async () => {
  const bytes = await sharp({ create: { width: 20, height: 40_000, channels: 3, background: '#a52' } })
    .png()
    .toBuffer()
  const { preview } = await processPicture(bytes, key)
  expect(await sharp(preview).metadata()).toMatchObject({ width: 8, height: 16_000 })
})

test.each(['jpeg', 'png', 'webp', 'gif'] as const)(
  'a %s damaged anywhere is a picture or a refusal, nothing else',
  async (format) => {
    const whole = await sharp(drawn).resize(48).toFormat(format).toBuffer()
    const damage = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(damage, fc.nat(40), async (changes, missing) => {
        const bytes = Buffer.from(whole.subarray(0, whole.length - missing))
        for (const [at, value] of changes) if (at < bytes.length) bytes[at] = value
        const outcome = await processPicture(bytes, key).catch((error: unknown) => error)
        expect(isRefusal(outcome) || Buffer.isBuffer((outcome as { bytes: unknown }).bytes)).toBe(true)
      }),
      { numRuns: 60 },
    )
  },
)
