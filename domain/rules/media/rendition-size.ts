import { IMAGE_SIZES, type ImageSize, PICTURE_MAX_SIDE } from '../../constants/sizes.ts'

/** Spec 9. How large a picture is at a size: never larger than it is itself; a box keeps its proportion. */
export function renditionSize(size: ImageSize, width: number, height: number): { width: number; height: number } {
  if (size === 'originals') return { width, height }
  const [boxWidth, boxHeight] = IMAGE_SIZES[size]
  if (boxHeight !== null) return scaled(boxWidth, boxHeight, Math.min(1, width / boxWidth, height / boxHeight))
  return scaled(width, height, Math.min(1, boxWidth / width, PICTURE_MAX_SIDE / height))
}

function scaled(width: number, height: number, by: number) {
  return { width: Math.max(1, Math.round(width * by)), height: Math.max(1, Math.round(height * by)) }
}
