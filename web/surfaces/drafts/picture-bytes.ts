import { storedPicture } from './stored-pictures.ts'

type Held = { bytes: Blob; url: string }

/** The pictures of drafts as this page holds them, with an address for each. */
const held = new Map<string, Held>()

export function giveBytes(key: string, bytes: Blob): Held {
  const known = held.get(key)
  if (known) return known
  const one = { bytes, url: URL.createObjectURL(bytes) }
  held.set(key, one)
  return one
}

export function dropBytes(key: string) {
  const one = held.get(key)
  if (one) URL.revokeObjectURL(one.url)
  held.delete(key)
}

/** From this page, else from the browser's database; undefined when they are gone. */
export async function bytesOf(key: string): Promise<Held | undefined> {
  const known = held.get(key)
  if (known) return known
  const kept = await storedPicture(key).catch(() => undefined)
  return kept ? giveBytes(key, kept) : undefined
}

/** How large a picture is, if this browser can show it. */
export async function measure(key: string): Promise<{ width: number; height: number } | undefined> {
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
