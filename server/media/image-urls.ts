import type { ImageSize } from '#domain/constants/sizes.ts'
import { imagePath, parseImagePath } from '#domain/rules/media/image-url.ts'
import type { ServerSettings } from '../settings.ts'

type Addresses = Pick<ServerSettings, 'mediaUrl' | 'publicUrl'>

/** The absolute URL of a picture. */
export function toImageUrl(settings: Addresses, size: ImageSize, signature: string, ext: string): string {
  return (settings.mediaUrl ?? settings.publicUrl) + imagePath(size, signature, ext)
}

/** Parses the signature from the URL of one of our pictures; null for any other URL. */
export function parseOwnSignature(settings: Addresses, url: string): string | null {
  const bases = [settings.mediaUrl, settings.publicUrl, ''].filter((base) => base !== undefined)
  for (const base of bases) {
    const named = url.startsWith(`${base}/`) ? parseImagePath(url.slice(base.length).split(/[?#]/)[0]!) : null
    if (named) return named.signature
  }
  return null
}
