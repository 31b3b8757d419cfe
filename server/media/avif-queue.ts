import type { ImageSize } from '#domain/constants/sizes.ts'
import { toRenditionKey } from '../files/file-keys.ts'
import type { House } from '../house.ts'
import type { StoredImage } from './image-lookup.ts'
import { loadOrMakeRendition } from './rendition.ts'

const MOST_WAITING = 500
const PAUSE_MS = 200

/**
 * Makes AVIF renditions in the background, one at a time, because they take too long for the request; later requests
 * get them.
 */
export function makeAvifQueue(house: House) {
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
  const keyOf = (image: StoredImage, size: ImageSize) => toRenditionKey(size, image.signature, 'avif')
  return {
    keyOf,
    isWaiting: (image: StoredImage, size: ImageSize) => waiting.has(keyOf(image, size)),
    prepare(image: StoredImage, size: ImageSize) {
      if (waiting.size >= MOST_WAITING) return
      waiting.set(keyOf(image, size), () => loadOrMakeRendition(house, image, size, 'avif'))
      if (!isRunning) void run()
    },
  }
}
