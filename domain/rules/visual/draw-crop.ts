import { CROP_SIDE_MIN, type Crop } from './crop.ts'

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** Moves a crop within the picture. */
export function moveCrop(crop: Crop, dx: number, dy: number): Crop {
  return { ...crop, x: within(crop.x + dx, 0, 1 - crop.w), y: within(crop.y + dy, 0, 1 - crop.h) }
}

export type CropCorner = 'nw' | 'ne' | 'sw' | 'se'

/** Drags one corner of a crop; the opposite corner stays. */
export function resizeCrop(crop: Crop, corner: CropCorner, dx: number, dy: number): Crop {
  const right = crop.x + crop.w
  const bottom = crop.y + crop.h
  const left = corner.endsWith('w') ? within(crop.x + dx, 0, right - CROP_SIDE_MIN) : crop.x
  const top = corner.startsWith('n') ? within(crop.y + dy, 0, bottom - CROP_SIDE_MIN) : crop.y
  const farX = corner.endsWith('e') ? within(right + dx, left + CROP_SIDE_MIN, 1) : right
  const farY = corner.startsWith('s') ? within(bottom + dy, top + CROP_SIDE_MIN, 1) : bottom
  return { x: left, y: top, w: farX - left, h: farY - top }
}

/** Constrains a resized crop to an aspect ratio (of fractions, width to height); the fixed corner stays. */
export function fitCropToRatio(before: Crop, next: Crop, ratio: number): Crop {
  if (next.w === before.w && next.h === before.h) return next
  const isRightFixed = next.x !== before.x
  const isBottomFixed = next.y !== before.y
  const right = before.x + before.w
  const bottom = before.y + before.h
  const isByWidth = Math.abs(next.w - before.w) >= Math.abs(next.h - before.h) * ratio
  const most = Math.min(isRightFixed ? right : 1 - before.x, (isBottomFixed ? bottom : 1 - before.y) * ratio)
  const least = Math.min(most, CROP_SIDE_MIN * Math.max(1, ratio))
  const w = within(isByWidth ? next.w : next.h * ratio, least, most)
  const h = w / ratio
  return { x: isRightFixed ? right - w : before.x, y: isBottomFixed ? bottom - h : before.y, w, h }
}

/** The largest centered crop with this ratio. */
export function makeCenteredCrop(ratio: number): Crop {
  const w = Math.min(1, ratio)
  const h = w / ratio
  return { x: (1 - w) / 2, y: (1 - h) / 2, w, h }
}

type Point = { x: number; y: number }

/** A crop between two points, in any direction. */
export function makeCropFromPoints(from: Point, to: Point): Crop {
  const [left, right] = span(from.x, to.x)
  const [top, bottom] = span(from.y, to.y)
  return { x: left, y: top, w: right - left, h: bottom - top }
}

function span(one: number, other: number): [number, number] {
  const [from, to] = [within(Math.min(one, other), 0, 1), within(Math.max(one, other), 0, 1)]
  const start = Math.min(from, 1 - CROP_SIDE_MIN)
  return [start, Math.max(to, start + CROP_SIDE_MIN)]
}
