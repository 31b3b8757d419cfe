import { UPLOAD_BYTES_MAX } from '#domain/constants/limits.ts'
import { Refusal } from '#domain/refusal.ts'
import type { House } from '../house.ts'
import { type FetchOptions, fetchOutside, Unreachable } from '../links/fetch-outside.ts'
import { knownImages } from './known-images.ts'
import { ownSignature } from './media-address.ts'
import { readOriginal } from './read-original.ts'

/** A picture from the web, or one of ours by its address. Throws `Unreachable` where trying later may help, a refusal where it can't. */
export async function fetchPicture(
  house: House,
  url: string,
  guard: Pick<FetchOptions, 'allowPrivate'> = {},
): Promise<Buffer> {
  const own = await ownPicture(house, url)
  if (own) return own
  try {
    const accept = 'image/avif,image/webp,image/*,*/*;q=0.5'
    const { bytes } = await fetchOutside(url, { maxBytes: UPLOAD_BYTES_MAX, timeoutMs: 30_000, accept, ...guard })
    return bytes
  } catch (error) {
    if (error instanceof Unreachable && error.isTooLarge) throw new Refusal('too_large', 'upload.tooLarge')
    throw error
  }
}

async function ownPicture(house: House, url: string): Promise<Buffer | null> {
  const signature = ownSignature(house.settings, url)
  const image = signature && (await knownImages(house.db)(signature))
  return image ? readOriginal(house, image) : null
}
