import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import {
  FITTED_ZOOM,
  type Point,
  panZoom,
  toggleZoomAtPoint,
  type ZoomBounds,
  type ZoomView,
  zoomAtPoint,
  zoomByKey,
} from '#domain/rules/closeup/zoom.ts'
import type { KnownPin } from '../../state/entities.ts'

const WHEEL = 0.0022
const DOUBLE_TAP = 300
const NEAR = 30

/** Zoom and position of a picture, controlled by wheel, touch and keys. Domain rules limit the position. */
export function usePictureZoom(pin: KnownPin) {
  const frame = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<ZoomView>(FITTED_ZOOM)
  const [isMoving, setIsMoving] = useState(false)
  const fingers = useRef(new Map<number, Point>())
  const lastTap = useRef({ at: 0, x: 0, y: 0 })
  const bounds = () => boundsOf(frame.current, pin)
  const change = (to: (now: ZoomView, within: ZoomBounds) => ZoomView) => setView((now) => to(now, bounds()))
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const within = () => boundsOf(element, pin)
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      setView((now) => zoomAtPoint(now, Math.exp(-event.deltaY * WHEEL), pointIn(element, event), within()))
    }
    const onResize = () => setView((now) => panZoom(now, 0, 0, within()))
    element.addEventListener('wheel', onWheel, { passive: false })
    addEventListener('resize', onResize)
    return () => {
      element.removeEventListener('wheel', onWheel)
      removeEventListener('resize', onResize)
    }
  }, [pin])

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, pointIn(event.currentTarget, event))
    setIsMoving(true)
  }
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = pointIn(event.currentTarget, event)
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, now)
    if (!other) return change((is, within) => panZoom(is, now.x - before.x, now.y - before.y, within))
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
    const factor = distance(now, other) / Math.max(1, distance(before, other))
    change((is, within) => {
      const moved = panZoom(is, (now.x - before.x) / 2, (now.y - before.y) / 2, within)
      return zoomAtPoint(moved, factor, middle, within)
    })
  }
  const onPointerUp = (event: PointerEvent<HTMLDivElement>) => {
    const wasOne = fingers.current.size === 1
    fingers.current.delete(event.pointerId)
    if (fingers.current.size === 0) setIsMoving(false)
    if (event.type === 'pointerup' && wasOne) tap(pointIn(event.currentTarget, event), event.timeStamp)
  }
  const tap = (point: Point, at: number) => {
    const last = lastTap.current
    const isSecond = at - last.at < DOUBLE_TAP && distance(point, last) < NEAR
    lastTap.current = { at: isSecond ? 0 : at, ...point }
    if (isSecond) change((now, within) => toggleZoomAtPoint(now, point, within))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = zoomByKey(view, event.key, bounds())
    if (!next) return
    event.preventDefault()
    event.stopPropagation()
    setView(next)
  }
  return {
    frame,
    view,
    isMoving,
    reset: () => setView(FITTED_ZOOM),
    zoomBy: (factor: number) => change((now, within) => zoomAtPoint(now, factor, { x: 0, y: 0 }, within)),
    handlers: { pointer: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp }, onKeyDown },
  }
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

/** Position relative to the center of the viewer. */
function pointIn(element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}

function boundsOf(element: HTMLElement | null, pin: KnownPin): ZoomBounds {
  const width = element?.clientWidth ?? 1
  const height = element?.clientHeight ?? 1
  const fit = Math.min(width / (pin.image_width || 1), height / (pin.image_height || 1))
  return { frame: { width, height }, fitted: { width: pin.image_width * fit, height: pin.image_height * fit } }
}
