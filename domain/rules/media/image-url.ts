import { IMAGE_SIZES, type ImageSize, PICTURE_MAX_SIDE } from '../../constants/sizes.ts'

/** Path of an image: `/{size}/aa/bb/cc/{signature}.{ext}`; under `originals` it is the original file. */
export function imagePath(size: ImageSize, signature: string, ext: string): string {
  return `/${size}/${signature.slice(0, 2)}/${signature.slice(2, 4)}/${signature.slice(4, 6)}/${signature}.${ext}`
}

/** Parses an image path; null if it is none. */
export function parseImagePath(path: string): { size: ImageSize; signature: string; ext: string } | null {
  const [, size = '', signature = '', ext = ''] =
    /^\/([^/]+)\/[^/]+\/[^/]+\/[^/]+\/([0-9a-f]{32})\.(\w+)$/.exec(path) ?? []
  if (size !== 'originals' && !Object.hasOwn(IMAGE_SIZES, size)) return null
  const named = { size: size as ImageSize, signature, ext }
  return imagePath(named.size, signature, ext) === path ? named : null
}

/** Dimensions of a picture rendered at a size: never enlarged; sizes that crop keep their aspect ratio. */
export function renditionSize(size: ImageSize, width: number, height: number): { width: number; height: number } {
  if (size === 'originals') return { width, height }
  const [boxWidth, boxHeight] = IMAGE_SIZES[size]
  if (boxHeight !== null) return scaled(boxWidth, boxHeight, Math.min(1, width / boxWidth, height / boxHeight))
  return scaled(width, height, Math.min(1, boxWidth / width, PICTURE_MAX_SIDE / height))
}

function scaled(width: number, height: number, by: number) {
  return { width: Math.max(1, Math.round(width * by)), height: Math.max(1, Math.round(height * by)) }
}
