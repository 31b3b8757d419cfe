import { IMAGE_SIZES_SHARPEST_FIRST, type ImageSize } from '../../constants/sizes.ts'
import { type SurfaceName, surfaceRules } from '../../constants/surfaces.ts'
import type { PinCard } from '../../entities/pin.ts'

const SIZES = {
  whole: ['236x', '474x', '736x'],
  square: ['136x136', '474x', '736x'],
  '424x278': ['424x278'],
  '640x508': ['640x508'],
} as const satisfies Record<string, readonly ImageSize[]>

/** Image sizes that a card on this surface may use, the smallest first. */
export function cardPictureSizes(surface: SurfaceName): readonly Exclude<ImageSize, 'originals'>[] {
  return SIZES[surfaceRules(surface).picture]
}

const SHAPES = { square: [1, 1], '424x278': [424, 278], '640x508': [640, 508] } as const

type Pictured = Pick<PinCard, 'image_width' | 'image_height' | 'image_crop'>

/**
 * The space reserved for a card's picture before it loads: the surface's fixed shape, else that of the cropped picture.
 */
export function cardPictureShape(pin: Pictured, surface: SurfaceName): { width: number; height: number } {
  const { picture } = surfaceRules(surface)
  if (picture !== 'whole') return { width: SHAPES[picture][0], height: SHAPES[picture][1] }
  const width = pin.image_width || 1
  const height = pin.image_height || 1
  const crop = toVerticalCrop(pin.image_crop)
  return { width, height: Math.max(1, Math.round(height * (crop.to - crop.from))) }
}

/** The visible part of the picture's height, as fractions from the top; an invalid crop is ignored. */
export function toVerticalCrop(crop: PinCard['image_crop']): { from: number; to: number } {
  const from = Math.max(0, crop?.min_y ?? 0)
  const to = Math.min(1, crop?.max_y ?? 1)
  return from < to ? { from, to } : { from: 0, to: 1 }
}

/** The sharpest available image: 736x, orig, 474x, 236x. */
export function pickSharpestImage<T>(images: Readonly<Record<string, T>>): T | null {
  const size = IMAGE_SIZES_SHARPEST_FIRST.find((one) => images[one] !== undefined)
  return size === undefined ? null : (images[size] as T)
}
