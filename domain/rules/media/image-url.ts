import type { ImageSize } from '../../constants/sizes.ts'

/** The wire, Media: `/{size}/aa/bb/cc/{signature}.{ext}`; the same path under `originals` is the file itself. */
export function imagePath(size: ImageSize, signature: string, ext: string): string {
  return `/${size}/${signature.slice(0, 2)}/${signature.slice(2, 4)}/${signature.slice(4, 6)}/${signature}.${ext}`
}
