/** How a picture lies in its viewer: how much larger than fitted, and how far its middle is from the viewer's middle. */
export type View = { scale: number; x: number; y: number }
export type Point = { x: number; y: number }
/** The viewer's size, and the picture's when it just fits. */
export type Bounds = { frame: { width: number; height: number }; fitted: { width: number; height: number } }

export const FITTED: View = { scale: 1, x: 0, y: 0 }
export const SCALE_MAX = 8
export const KEY_STEP = 1.4
export const TAP_SCALE = 2.5
export const PAN_STEP = 80

const within = (value: number, most: number) => Math.min(most, Math.max(-most, value)) + 0

/** The picture never leaves its viewer: what is larger fills it, what is smaller stays in the middle. */
export function settled({ scale, x, y }: View, { frame, fitted }: Bounds): View {
  const kept = Math.min(SCALE_MAX, Math.max(1, scale))
  const room = (size: 'width' | 'height') => Math.max(0, (fitted[size] * kept - frame[size]) / 2)
  return { scale: kept, x: within(x, room('width')), y: within(y, room('height')) }
}

/** Larger or smaller around a point, counted from the viewer's middle, which stays under finger or pointer. */
export function zoomedAt(view: View, factor: number, at: Point, bounds: Bounds): View {
  const scale = Math.min(SCALE_MAX, Math.max(1, view.scale * factor))
  const by = scale / view.scale
  return settled({ scale, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by }, bounds)
}

export const movedBy = (view: View, x: number, y: number, bounds: Bounds): View =>
  settled({ ...view, x: view.x + x, y: view.y + y }, bounds)

/** A double tap looks closer at that point, or back at the whole. */
export const tapped = (view: View, at: Point, bounds: Bounds): View =>
  view.scale > 1 ? FITTED : zoomedAt(view, TAP_SCALE, at, bounds)

const MIDDLE = { x: 0, y: 0 }

/** What a key does; undefined where it is none of the viewer's. */
export function keyed(view: View, key: string, bounds: Bounds): View | undefined {
  if (key === '+' || key === '=') return zoomedAt(view, KEY_STEP, MIDDLE, bounds)
  if (key === '-' || key === '_') return zoomedAt(view, 1 / KEY_STEP, MIDDLE, bounds)
  if (key === '0') return FITTED
  if (key === 'ArrowLeft') return movedBy(view, PAN_STEP, 0, bounds)
  if (key === 'ArrowRight') return movedBy(view, -PAN_STEP, 0, bounds)
  if (key === 'ArrowUp') return movedBy(view, 0, PAN_STEP, bounds)
  if (key === 'ArrowDown') return movedBy(view, 0, -PAN_STEP, bounds)
  return undefined
}
