import { type PointerEvent, useEffect, useRef } from 'react'
import styles from './avatar-crop.module.css'
import { type AvatarCrop, moveAvatarCrop, nextCropByKey, toCropSquare, zoomAvatarCrop } from './avatar-crop.ts'

type Props = { picture: ImageBitmap; crop: AvatarCrop; onChange: (crop: AvatarCrop) => void; label: string }

const RESOLUTION = 640
const WHEEL = 0.0015

/** The square crop area; the picture is moved by dragging, pinching, scrolling or keys. */
export function CropStage({ picture, crop, onChange, label }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const pointers = useRef(new Map<number, { x: number; y: number }>())
  useEffect(() => {
    const pen = canvas.current?.getContext('2d')
    const { left, top, side } = toCropSquare(crop, picture)
    pen?.clearRect(0, 0, RESOLUTION, RESOLUTION)
    pen?.drawImage(picture, left, top, side, side, 0, 0, RESOLUTION, RESOLUTION)
  }, [picture, crop])

  useEffect(() => {
    const element = canvas.current
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      onChange(zoomAvatarCrop(crop, picture, crop.zoom * (1 - event.deltaY * WHEEL)))
    }
    // React's wheel listener is passive, so it could not keep the page from scrolling.
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [crop, picture, onChange])

  const move = (event: PointerEvent<HTMLCanvasElement>) => {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const side = event.currentTarget.clientWidth
    const now = { x: event.clientX, y: event.clientY }
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, now)
    if (other)
      onChange(zoomAvatarCrop(crop, picture, (crop.zoom * distance(now, other)) / (distance(before, other) || 1)))
    else onChange(moveAvatarCrop(crop, picture, (now.x - before.x) / side, (now.y - before.y) / side))
  }
  const lift = (event: PointerEvent) => pointers.current.delete(event.pointerId)

  return (
    <div className={styles.stage}>
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: screen readers must hand the keys over */}
      <canvas
        ref={canvas}
        width={RESOLUTION}
        height={RESOLUTION}
        role="application"
        aria-label={label}
        tabIndex={0}
        data-autofocus=""
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
        }}
        onPointerMove={move}
        onPointerUp={lift}
        onPointerCancel={lift}
        onKeyDown={(event) => {
          const moved = event.ctrlKey || event.metaKey ? undefined : nextCropByKey(crop, picture, event.key)
          if (!moved) return
          event.preventDefault()
          onChange(moved)
        }}
      />
    </div>
  )
}

const distance = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y)
