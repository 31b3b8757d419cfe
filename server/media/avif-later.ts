import type { ImageSize } from '#domain/constants/sizes.ts'
import { renditionKey } from '../files/file-keys.ts'
import type { House } from '../house.ts'
import type { KnownImage } from './known-images.ts'
import { rendition } from './rendition.ts'

const MOST_WAITING = 500
const PAUSE_MS = 200

/** AVIF takes too long to wait for: it is made in the background, one at a time, for whoever asks next. */
export function avifLater(house: House) {
  const waiting = new Map<string, () => Promise<unknown>>()
  let isRunning = false
  async function run() {
    isRunning = true
    for (let next = waiting.entries().next().value; next; next = waiting.entries().next().value) {
      await new Promise((done) => setTimeout(done, PAUSE_MS).unref())
      await next[1]().catch((error) => house.log.warn({ err: error, key: next[0] }, 'an AVIF rendition failed'))
      waiting.delete(next[0])
    }
    isRunning = false
  }
  const keyOf = (image: KnownImage, size: ImageSize) => renditionKey(size, image.signature, 'avif')
  return {
    keyOf,
    isWaiting: (image: KnownImage, size: ImageSize) => waiting.has(keyOf(image, size)),
    prepare(image: KnownImage, size: ImageSize) {
      if (waiting.size >= MOST_WAITING) return
      waiting.set(keyOf(image, size), () => rendition(house, image, size, 'avif'))
      if (!isRunning) void run()
    },
  }
}
