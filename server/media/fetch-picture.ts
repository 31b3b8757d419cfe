import { UPLOAD_BYTES_MAX } from '#domain/constants/limits.ts'
import { Refusal } from '#domain/refusal.ts'
import type { House } from '../house.ts'
import { fetchOutsideUrl, type OutsideFetchOptions, UnreachableError } from '../links/fetch-outside-url.ts'
import { makeImageLookup } from './image-lookup.ts'
import { parseOwnSignature } from './image-urls.ts'
import { readOriginal } from './read-original.ts'

/**
 * Fetches a picture from the web, or reads it from storage if the URL is ours. Throws `Unreachable` when a retry may
 * help, else a refusal.
 */
export async function fetchPicture(
  house: House,
  url: string,
  guard: Pick<OutsideFetchOptions, 'allowPrivate'> = {},
): Promise<Buffer> {
  const own = await ownPicture(house, url)
  if (own) return own
  try {
    const accept = 'image/avif,image/webp,image/*,*/*;q=0.5'
    const { bytes } = await fetchOutsideUrl(url, { maxBytes: UPLOAD_BYTES_MAX, timeoutMs: 30_000, accept, ...guard })
    return bytes
  } catch (error) {
    if (error instanceof UnreachableError && error.isTooLarge) throw new Refusal('too_large', 'upload.tooLarge')
    throw error
  }
}

async function ownPicture(house: House, url: string): Promise<Buffer | null> {
  const signature = parseOwnSignature(house.settings, url)
  const image = signature && (await makeImageLookup(house.db)(signature))
  return image ? readOriginal(house, image) : null
}
