/** A part of a picture, in fractions of its width and height. */
export type Crop = { x: number; y: number; w: number; h: number }

export const WHOLE_PICTURE_CROP: Crop = { x: 0, y: 0, w: 1, h: 1 }
/** Minimum side of a crop; smaller ones show nothing recognizable. */
export const CROP_SIDE_MIN = 0.05
const STEPS = 1000
/** Tolerance for rounding errors of fractions. */
const LOST = 1e-6

const rounded = (value: number) => Math.round(value * STEPS) / STEPS

/** A crop must lie within its picture, and neither side may be too small. */
export function isValidCrop({ x, y, w, h }: Crop): boolean {
  return (
    x >= 0 && y >= 0 && w >= CROP_SIDE_MIN - LOST && h >= CROP_SIDE_MIN - LOST && x + w <= 1 + LOST && y + h <= 1 + LOST
  )
}

/** Rounds a crop to thousandths, so that nearly equal crops are equal; null for the whole picture. */
export function roundCrop({ x, y, w, h }: Crop): Crop | null {
  const left = Math.min(rounded(x), 1 - 1 / STEPS)
  const top = Math.min(rounded(y), 1 - 1 / STEPS)
  const crop = {
    x: left,
    y: top,
    w: rounded(Math.min(Math.max(rounded(w), 1 / STEPS), 1 - left)),
    h: rounded(Math.min(Math.max(rounded(h), 1 / STEPS), 1 - top)),
  }
  return crop.x === 0 && crop.y === 0 && crop.w === 1 && crop.h === 1 ? null : crop
}

/** Parses `?crop=x,y,w,h`; null, which means the whole picture, for anything invalid. */
export function parseCropParam(query: URLSearchParams): Crop | null {
  const [x, y, w, h, ...more] = (query.get('crop') ?? '')
    .split(',')
    .map((part) => (part.trim() ? Number(part) : Number.NaN))
  if (more.length) return null
  const crop = { x: x ?? Number.NaN, y: y ?? Number.NaN, w: w ?? Number.NaN, h: h ?? Number.NaN }
  return isValidCrop(crop) ? roundCrop(crop) : null
}

export const formatCropParam = ({ x, y, w, h }: Crop): string => [x, y, w, h].join(',')
