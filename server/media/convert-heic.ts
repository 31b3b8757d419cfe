import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import { UPLOAD_BYTES_MAX } from '#domain/constants/limits.ts'
import { PICTURE_MAX_PIXELS } from '#domain/constants/sizes.ts'
import { Refusal } from '#domain/refusal.ts'
import { detectPictureKind } from '#domain/rules/media/picture-file.ts'
import { withPixelBudget } from './weighted-semaphore.ts'

const HERE = new URL('./heic-thread.ts', import.meta.url)
const PATIENCE = 30_000
const MEMORY = { maxOldGenerationSizeMb: 512 }
/** Most pixels: like AVIF, HEIC is decoded as a whole. */
const MOST = PICTURE_MAX_PIXELS.avif

type Decoded = { width: number; height: number; data: Uint8ClampedArray } | { isTooLarge: boolean }

/**
 * Converts HEIC (iPhone) pictures to JPEG, in a thread that is ended when it takes too long. Other formats are
 * returned unchanged.
 */
export async function convertHeicToJpeg(bytes: Buffer): Promise<Buffer> {
  if (detectPictureKind(bytes.subarray(0, 64)) !== 'heic') return bytes
  if (bytes.length > UPLOAD_BYTES_MAX) throw new Refusal('too_large', 'upload.tooLarge')
  // The size is known only after decoding, so it takes the whole budget.
  return withPixelBudget(MOST, async () => {
    const decoded = await decode(bytes).catch(() => ({ isTooLarge: false }))
    if ('isTooLarge' in decoded)
      throw decoded.isTooLarge
        ? new Refusal('bad_input', 'upload.tooManyPixels', { count: MOST / 1e6 })
        : new Refusal('bad_input', 'upload.unreadable')
    const { width, height, data } = decoded
    return sharp(data, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .jpeg({ quality: 92 })
      .toBuffer()
  })
}

function decode(bytes: Buffer): Promise<Decoded> {
  // Discards what the decoder prints about broken files.
  const quiet = { stdout: true, stderr: true }
  const thread = new Worker(HERE, { execArgv: [], resourceLimits: MEMORY, ...quiet })
  return new Promise<Decoded>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('It takes too long.')), PATIENCE)
    const ended = () => reject(new Error('It can’t be read.'))
    thread.on('message', resolve).on('error', reject).on('exit', ended)
    thread.on('exit', () => clearTimeout(timer))
    thread.postMessage({ bytes: Uint8Array.from(bytes), most: MOST })
  }).finally(() => thread.terminate())
}
