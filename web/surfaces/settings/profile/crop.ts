/** A square part of a picture: its centre in the picture's own pixels, and how much it is magnified (1: all that fits). */
export type Crop = { x: number; y: number; zoom: number }
export type Size = { width: number; height: number }

export const ZOOM_MAX = 5
/** How far a key moves, as a part of the square, and how much it zooms. */
const KEY_STEP = 0.05
const ZOOM_STEP = 0.1

export const wholeCrop = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 })

const sideOf = ({ width, height }: Size, zoom: number) => Math.min(width, height) / zoom
const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high)

/** The picture always fills the square. */
function filled({ x, y, zoom: wanted }: Crop, size: Size): Crop {
  const zoom = between(1, wanted, ZOOM_MAX)
  const half = sideOf(size, zoom) / 2
  return { x: between(half, x, size.width - half), y: between(half, y, size.height - half), zoom }
}

/** Moves the picture under the square, by parts of the square's side. */
export function moveBy(crop: Crop, size: Size, right: number, down: number): Crop {
  const side = sideOf(size, crop.zoom)
  return filled({ ...crop, x: crop.x - right * side, y: crop.y - down * side }, size)
}

export const zoomTo = (crop: Crop, size: Size, zoom: number): Crop => filled({ ...crop, zoom }, size)

/** What a key does: arrows move what is seen, plus and minus zoom. Undefined: the key is not ours. */
export function keyedCrop(crop: Crop, size: Size, key: string): Crop | undefined {
  if (key === 'ArrowLeft') return moveBy(crop, size, KEY_STEP, 0)
  if (key === 'ArrowRight') return moveBy(crop, size, -KEY_STEP, 0)
  if (key === 'ArrowUp') return moveBy(crop, size, 0, KEY_STEP)
  if (key === 'ArrowDown') return moveBy(crop, size, 0, -KEY_STEP)
  if (key === '+' || key === '=') return zoomTo(crop, size, crop.zoom + ZOOM_STEP)
  if (key === '-') return zoomTo(crop, size, crop.zoom - ZOOM_STEP)
  return undefined
}

/** The part of the picture that is kept, for drawing. */
export function keptPart(crop: Crop, size: Size): { left: number; top: number; side: number } {
  const side = sideOf(size, crop.zoom)
  return { left: crop.x - side / 2, top: crop.y - side / 2, side }
}

const SIDE_MIN = 200
const SIDE_MAX = 600

/** How large the kept part is drawn: its own size, within what an avatar needs. */
export const drawnSide = (crop: Crop, size: Size) => Math.round(between(SIDE_MIN, sideOf(size, crop.zoom), SIDE_MAX))
