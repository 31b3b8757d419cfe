import { type Crop, LEAST_SIDE } from './crop.ts'

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
