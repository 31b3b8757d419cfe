/** Zoom state of a picture: its scale relative to the fitted size, and its center's offset from the viewer's center. */
export type ZoomView = { scale: number; x: number; y: number }
export type Point = { x: number; y: number }
/** Size of the viewer, and of the picture when it just fits. */
export type ZoomBounds = { frame: { width: number; height: number }; fitted: { width: number; height: number } }

export const FITTED_ZOOM: ZoomView = { scale: 1, x: 0, y: 0 }
export const ZOOM_SCALE_MAX = 8
export const KEY_ZOOM_FACTOR = 1.4
export const TAP_ZOOM_SCALE = 2.5
export const PAN_STEP_PX = 80

const within = (value: number, most: number) => Math.min(most, Math.max(-most, value)) + 0

/** Keeps the picture within its viewer: a larger one covers it, a smaller one stays centered. */
export function clampZoom({ scale, x, y }: ZoomView, { frame, fitted }: ZoomBounds): ZoomView {
  const kept = Math.min(ZOOM_SCALE_MAX, Math.max(1, scale))
  const room = (size: 'width' | 'height') => Math.max(0, (fitted[size] * kept - frame[size]) / 2)
  return { scale: kept, x: within(x, room('width')), y: within(y, room('height')) }
}

/** Zooms around a point, given relative to the viewer's center, which stays under the finger or pointer. */
export function zoomAtPoint(view: ZoomView, factor: number, at: Point, bounds: ZoomBounds): ZoomView {
  const scale = Math.min(ZOOM_SCALE_MAX, Math.max(1, view.scale * factor))
  const by = scale / view.scale
  return clampZoom({ scale, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by }, bounds)
}

export const panZoom = (view: ZoomView, x: number, y: number, bounds: ZoomBounds): ZoomView =>
  clampZoom({ ...view, x: view.x + x, y: view.y + y }, bounds)

/** A double tap zooms in at that point, or back out to the whole picture. */
export const toggleZoomAtPoint = (view: ZoomView, at: Point, bounds: ZoomBounds): ZoomView =>
  view.scale > 1 ? FITTED_ZOOM : zoomAtPoint(view, TAP_ZOOM_SCALE, at, bounds)

const MIDDLE = { x: 0, y: 0 }

/** The zoom state after a key press; undefined for keys that the viewer doesn't use. */
export function zoomByKey(view: ZoomView, key: string, bounds: ZoomBounds): ZoomView | undefined {
  if (key === '+' || key === '=') return zoomAtPoint(view, KEY_ZOOM_FACTOR, MIDDLE, bounds)
  if (key === '-' || key === '_') return zoomAtPoint(view, 1 / KEY_ZOOM_FACTOR, MIDDLE, bounds)
  if (key === '0') return FITTED_ZOOM
  if (key === 'ArrowLeft') return panZoom(view, PAN_STEP_PX, 0, bounds)
  if (key === 'ArrowRight') return panZoom(view, -PAN_STEP_PX, 0, bounds)
  if (key === 'ArrowUp') return panZoom(view, 0, PAN_STEP_PX, bounds)
  if (key === 'ArrowDown') return panZoom(view, 0, -PAN_STEP_PX, bounds)
  return undefined
}
