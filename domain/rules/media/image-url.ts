import { IMAGE_SIZES, type ImageSize } from '../../constants/sizes.ts'

/** The wire, Media: `/{size}/aa/bb/cc/{signature}.{ext}`; the same path under `originals` is the file itself. */
export function imagePath(size: ImageSize, signature: string, ext: string): string {
  return `/${size}/${signature.slice(0, 2)}/${signature.slice(2, 4)}/${signature.slice(4, 6)}/${signature}.${ext}`
}

/** What such a path names, or null where it is none. */
export function readImagePath(path: string): { size: ImageSize; signature: string; ext: string } | null {
  const [, size = '', signature = '', ext = ''] =
    /^\/([^/]+)\/[^/]+\/[^/]+\/[^/]+\/([0-9a-f]{32})\.(\w+)$/.exec(path) ?? []
  if (size !== 'originals' && !Object.hasOwn(IMAGE_SIZES, size)) return null
  const named = { size: size as ImageSize, signature, ext }
  return imagePath(named.size, signature, ext) === path ? named : null
}
