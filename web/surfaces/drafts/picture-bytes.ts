import { loadStoredPicture } from './stored-pictures.ts'

type PictureBytes = { bytes: Blob; url: string }

/** Draft pictures held by this page, each with an object URL. */
const held = new Map<string, PictureBytes>()

export function holdPictureBytes(key: string, bytes: Blob): PictureBytes {
  const known = held.get(key)
  if (known) return known
  const one = { bytes, url: URL.createObjectURL(bytes) }
  held.set(key, one)
  return one
}

export function releasePictureBytes(key: string) {
  const one = held.get(key)
  if (one) URL.revokeObjectURL(one.url)
  held.delete(key)
}

/** Loads the picture from this page, else from IndexedDB; undefined when it is gone. */
export async function loadPictureBytes(key: string): Promise<PictureBytes | undefined> {
  const known = held.get(key)
  if (known) return known
  const kept = await loadStoredPicture(key).catch(() => undefined)
  return kept ? holdPictureBytes(key, kept) : undefined
}

/** Dimensions of a picture in pixels, if this browser can decode it. */
export async function measurePicture(key: string): Promise<{ width: number; height: number } | undefined> {
  const one = held.get(key)
  if (!one) return undefined
  const image = new Image()
  image.src = one.url
  try {
    await image.decode()
    return { width: image.naturalWidth || 3, height: image.naturalHeight || 4 }
  } catch {
    return undefined
  }
}
