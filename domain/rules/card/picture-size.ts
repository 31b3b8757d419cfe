import { type ImageSize, SHARPEST_FIRST } from '../../constants/sizes.ts'
import { type SurfaceName, surfaceRules } from '../../constants/surfaces.ts'
import type { PinCard } from '../../entities/pin.ts'

const SIZES = {
  whole: ['236x', '474x', '736x'],
  square: ['136x136', '474x', '736x'],
  '424x278': ['424x278'],
  '640x508': ['640x508'],
} as const satisfies Record<string, readonly ImageSize[]>

/** Spec 9, Counts and sizes. The pictures a card of this surface may be drawn from, the smallest first. */
export function pictureSizes(surface: SurfaceName): readonly Exclude<ImageSize, 'originals'>[] {
  return SIZES[surfaceRules(surface).picture]
}

const SHAPES = { square: [1, 1], '424x278': [424, 278], '640x508': [640, 508] } as const

type Pictured = Pick<PinCard, 'image_width' | 'image_height' | 'image_crop'>

/** Spec 9. The room a card reserves before its picture is there: the surface's own shape, else the picture's, as it is cropped. */
export function pictureShape(pin: Pictured, surface: SurfaceName): { width: number; height: number } {
  const { picture } = surfaceRules(surface)
  if (picture !== 'whole') return { width: SHAPES[picture][0], height: SHAPES[picture][1] }
  const width = pin.image_width || 1
  const height = pin.image_height || 1
  const crop = cropOf(pin.image_crop)
  return { width, height: Math.max(1, Math.round(height * (crop.to - crop.from))) }
}

/** Spec 3. The part of the picture's height that is seen, from 0 at the top to 1; a crop that makes no sense crops nothing. */
export function cropOf(crop: PinCard['image_crop']): { from: number; to: number } {
  const from = Math.max(0, crop?.min_y ?? 0)
  const to = Math.min(1, crop?.max_y ?? 1)
  return from < to ? { from, to } : { from: 0, to: 1 }
}

/** Spec 9. The sharpest picture that there is: 736x, orig, 474x, 236x. */
export function sharpest<T>(images: Readonly<Record<string, T>>): T | null {
  const size = SHARPEST_FIRST.find((one) => images[one] !== undefined)
  return size === undefined ? null : (images[size] as T)
}
