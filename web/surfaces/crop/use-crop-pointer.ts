import { type PointerEvent, useRef } from 'react'
import type { Crop } from '#domain/rules/visual/crop.ts'
import { type CropCorner, makeCropFromPoints, moveCrop, resizeCrop } from '#domain/rules/visual/draw-crop.ts'

type Grip = { id: number; x: number; y: number; from: Crop; last: Crop; corner: CropCorner | undefined; isNew: boolean }

/** A pointer movement shorter than this many pixels is a click. */
const STILL = 4

/**
 * Corners resize the frame and its middle moves it; elsewhere a mouse draws a new frame, while touch scrolls the page.
 */
export function useCropPointer(crop: Crop, onDraw: (crop: Crop) => void, onLetGo?: (crop: Crop) => void) {
  const grip = useRef<Grip>(undefined)
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (!event.isPrimary || event.button !== 0 || grip.current) return
    const target = event.target as HTMLElement
    const corner = target.dataset.corner as CropCorner | undefined
    const isNew = !corner && (target.tagName !== 'BUTTON' || target.dataset.whole !== undefined)
    if (isNew && event.pointerType === 'touch') return
    event.currentTarget.setPointerCapture(event.pointerId)
    grip.current = { id: event.pointerId, x: event.clientX, y: event.clientY, from: crop, last: crop, corner, isNew }
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const held = grip.current
    if (held?.id !== event.pointerId) return
    const box = event.currentTarget.getBoundingClientRect()
    const dx = event.clientX - held.x
    const dy = event.clientY - held.y
    if (held.last === held.from && Math.hypot(dx, dy) < STILL) return
    const [byX, byY] = [dx / box.width, dy / box.height]
    const start = { x: (held.x - box.left) / box.width, y: (held.y - box.top) / box.height }
    if (held.isNew) held.last = makeCropFromPoints(start, { x: start.x + byX, y: start.y + byY })
    else if (held.corner) held.last = resizeCrop(held.from, held.corner, byX, byY)
    else held.last = moveCrop(held.from, byX, byY)
    onDraw(held.last)
  }
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const held = grip.current
    if (held?.id !== event.pointerId) return
    grip.current = undefined
    if (held.last !== held.from) onLetGo?.(held.last)
  }
  /** The system canceled the pointer, so the change is reverted. */
  const onPointerCancel = () => {
    if (grip.current) onDraw(grip.current.from)
    grip.current = undefined
  }
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel }
}
