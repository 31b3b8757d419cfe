import type { ImageSize } from '#domain/constants/sizes.ts'
import { imagePath, readImagePath } from '#domain/rules/media/image-url.ts'
import type { Settings } from '../settings.ts'

type Addresses = Pick<Settings, 'mediaUrl' | 'publicUrl'>

/** The whole address of a picture. */
export function imageAddress(settings: Addresses, size: ImageSize, signature: string, ext: string): string {
  return (settings.mediaUrl ?? settings.publicUrl) + imagePath(size, signature, ext)
}

/** Which picture of ours an address names, or null where it is somebody else's. */
export function ownSignature(settings: Addresses, url: string): string | null {
  const bases = [settings.mediaUrl, settings.publicUrl, ''].filter((base) => base !== undefined)
  for (const base of bases) {
    const named = url.startsWith(`${base}/`) ? readImagePath(url.slice(base.length).split(/[?#]/)[0]!) : null
    if (named) return named.signature
  }
  return null
}
