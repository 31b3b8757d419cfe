/**
 * A square crop: its center in the picture's own pixels, and its magnification (1 shows the largest possible square).
 */
export type AvatarCrop = { x: number; y: number; zoom: number }
export type PictureDimensions = { width: number; height: number }

export const AVATAR_ZOOM_MAX = 5
/** How far an arrow key moves the crop, as a fraction of its side. */
const KEY_STEP = 0.05
const ZOOM_STEP = 0.1

export const makeWholeAvatarCrop = ({ width, height }: PictureDimensions): AvatarCrop => ({
  x: width / 2,
  y: height / 2,
  zoom: 1,
})

const sideOf = ({ width, height }: PictureDimensions, zoom: number) => Math.min(width, height) / zoom
const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high)

/** Clamps the crop, so that the picture always fills the square. */
function filled({ x, y, zoom: wanted }: AvatarCrop, size: PictureDimensions): AvatarCrop {
  const zoom = between(1, wanted, AVATAR_ZOOM_MAX)
  const half = sideOf(size, zoom) / 2
  return { x: between(half, x, size.width - half), y: between(half, y, size.height - half), zoom }
}

/** Moves the picture under the square, by fractions of the square's side. */
export function moveAvatarCrop(crop: AvatarCrop, size: PictureDimensions, right: number, down: number): AvatarCrop {
  const side = sideOf(size, crop.zoom)
  return filled({ ...crop, x: crop.x - right * side, y: crop.y - down * side }, size)
}

export const zoomAvatarCrop = (crop: AvatarCrop, size: PictureDimensions, zoom: number): AvatarCrop =>
  filled({ ...crop, zoom }, size)

/** The crop after a key press: arrows move it, plus and minus zoom. Undefined for other keys. */
export function nextCropByKey(crop: AvatarCrop, size: PictureDimensions, key: string): AvatarCrop | undefined {
  if (key === 'ArrowLeft') return moveAvatarCrop(crop, size, KEY_STEP, 0)
  if (key === 'ArrowRight') return moveAvatarCrop(crop, size, -KEY_STEP, 0)
  if (key === 'ArrowUp') return moveAvatarCrop(crop, size, 0, KEY_STEP)
  if (key === 'ArrowDown') return moveAvatarCrop(crop, size, 0, -KEY_STEP)
  if (key === '+' || key === '=') return zoomAvatarCrop(crop, size, crop.zoom + ZOOM_STEP)
  if (key === '-') return zoomAvatarCrop(crop, size, crop.zoom - ZOOM_STEP)
  return undefined
}

/** The cropped part of the picture, for drawing. */
export function toCropSquare(crop: AvatarCrop, size: PictureDimensions): { left: number; top: number; side: number } {
  const side = sideOf(size, crop.zoom)
  return { left: crop.x - side / 2, top: crop.y - side / 2, side }
}

const SIDE_MIN = 200
const SIDE_MAX = 600

/** Side of the avatar in px: the crop's own size, within the limits for avatars. */
export const toAvatarSidePx = (crop: AvatarCrop, size: PictureDimensions) =>
  Math.round(between(SIDE_MIN, sideOf(size, crop.zoom), SIDE_MAX))
