/** A part of a picture, in fractions of its width and height. */
export type Crop = { x: number; y: number; w: number; h: number }

export const WHOLE: Crop = { x: 0, y: 0, w: 1, h: 1 }
/** A part smaller than this shows nothing that could be found. */
export const LEAST_SIDE = 0.05
const STEPS = 1000
/** What is lost where fractions are added. */
const LOST = 1e-6

const rounded = (value: number) => Math.round(value * STEPS) / STEPS

/** A part lies within its picture and has a width and a height. */
export function isCrop({ x, y, w, h }: Crop): boolean {
  return x >= 0 && y >= 0 && w > 0 && h > 0 && x + w <= 1 + LOST && y + h <= 1 + LOST
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

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** Moved by so much, and never out of the picture. */
export function movedCrop(crop: Crop, dx: number, dy: number): Crop {
  return { ...crop, x: within(crop.x + dx, 0, 1 - crop.w), y: within(crop.y + dy, 0, 1 - crop.h) }
}

export type Corner = 'nw' | 'ne' | 'sw' | 'se'

/** One corner pulled by so much; the one across from it stays. */
export function resizedCrop(crop: Crop, corner: Corner, dx: number, dy: number): Crop {
  const right = crop.x + crop.w
  const bottom = crop.y + crop.h
  const left = corner.endsWith('w') ? within(crop.x + dx, 0, right - LEAST_SIDE) : crop.x
  const top = corner.startsWith('n') ? within(crop.y + dy, 0, bottom - LEAST_SIDE) : crop.y
  const farX = corner.endsWith('e') ? within(right + dx, left + LEAST_SIDE, 1) : right
  const farY = corner.startsWith('s') ? within(bottom + dy, top + LEAST_SIDE, 1) : bottom
  return { x: left, y: top, w: farX - left, h: farY - top }
}

type Point = { x: number; y: number }

/** Drawn from one point to another, in whichever direction. */
export function drawnCrop(from: Point, to: Point): Crop {
  const [left, right] = span(from.x, to.x)
  const [top, bottom] = span(from.y, to.y)
  return { x: left, y: top, w: right - left, h: bottom - top }
}

function span(one: number, other: number): [number, number] {
  const [from, to] = [within(Math.min(one, other), 0, 1), within(Math.max(one, other), 0, 1)]
  const start = Math.min(from, 1 - LEAST_SIDE)
  return [start, Math.max(to, start + LEAST_SIDE)]
}
