/** A part of a picture, in fractions of its width and height. */
export type Crop = { x: number; y: number; w: number; h: number }

export const WHOLE: Crop = { x: 0, y: 0, w: 1, h: 1 }
/** A part smaller than this shows nothing that could be found. */
export const LEAST_SIDE = 0.05
const STEPS = 1000
/** What is lost where fractions are added. */
const LOST = 1e-6

const rounded = (value: number) => Math.round(value * STEPS) / STEPS

/** A part lies within its picture, and neither side is too small. */
export function isCrop({ x, y, w, h }: Crop): boolean {
  return x >= 0 && y >= 0 && w >= LEAST_SIDE - LOST && h >= LEAST_SIDE - LOST && x + w <= 1 + LOST && y + h <= 1 + LOST
}

/** In steps of a thousandth, so that nearly the same part is the same part; the whole picture is no part. */
export function exactCrop({ x, y, w, h }: Crop): Crop | null {
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

/** The part an address names: `?crop=x,y,w,h`. What makes no sense there is the whole picture. */
export function cropIn(query: URLSearchParams): Crop | null {
  const [x, y, w, h, ...more] = (query.get('crop') ?? '')
    .split(',')
    .map((part) => (part.trim() ? Number(part) : Number.NaN))
  if (more.length) return null
  const crop = { x: x ?? Number.NaN, y: y ?? Number.NaN, w: w ?? Number.NaN, h: h ?? Number.NaN }
  return isCrop(crop) ? exactCrop(crop) : null
}

export const cropText = ({ x, y, w, h }: Crop): string => [x, y, w, h].join(',')
