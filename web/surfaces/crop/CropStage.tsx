import { type ReactNode, useId, useRef } from 'react'
import type { Crop } from '#domain/rules/visual/crop.ts'
import { type Corner, movedCrop, resizedCrop } from '#domain/rules/visual/draw-crop.ts'
import { useSay } from '../../frame.tsx'
import styles from './CropStage.module.css'
import { useCropPointer } from './use-crop-pointer.ts'

type Props = {
  /** What the frame is for. */
  label: string
  ratio: number
  picture: ReactNode
  /** Stands in the way until one agrees to see the picture. */
  veil?: ReactNode
  crop: Crop
  onDraw: (crop: Crop) => void
  /** Called when the pointer is let go, or a moment after the last key. */
  onLetGo?: (crop: Crop) => void
  /** What stands over the picture while all of it is chosen. */
  children?: ReactNode
}

const STEP = 0.02
/** How many steps an arrow key moves with Shift. */
const LEAP = 5
const CORNERS: readonly Corner[] = ['nw', 'ne', 'sw', 'se']
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}
/** Keys that follow each other quickly are one wish. */
const PAUSE = 400

const percent = (part: number) => `${part * 100}%`

/** The picture with a frame over it, moved and sized by pointer, finger and keys. Without script it is the picture. */
export function CropStage({ label, ratio, picture, veil, crop, onDraw, onLetGo, children }: Props) {
  const say = useSay()
  const hint = useId()
  const later = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pointer = useCropPointer(crop, onDraw, onLetGo)
  const nudge = (event: React.KeyboardEvent, corner?: Corner) => {
    const [dx, dy] = ARROWS[event.key] ?? []
    if (dx === undefined || dy === undefined) return
    event.preventDefault()
    const [byX, byY] = event.shiftKey ? [dx * LEAP, dy * LEAP] : [dx, dy]
    const next = corner ? resizedCrop(crop, corner, byX, byY) : movedCrop(crop, byX, byY)
    onDraw(next)
    clearTimeout(later.current)
    later.current = setTimeout(() => onLetGo?.(next), PAUSE)
  }
  const isWhole = crop.w === 1 && crop.h === 1
  const where = { across: Math.round((crop.x + crop.w / 2) * 100), down: Math.round((crop.y + crop.h / 2) * 100) }
  return (
    <div
      className={styles.stage}
      style={{ '--ratio': ratio } as React.CSSProperties}
      onPointerDownCapture={() => clearTimeout(later.current)}
      {...(!veil && pointer)}
    >
      {picture}
      {veil ?? (
        <fieldset
          aria-label={label}
          className={styles.frame}
          data-whole={isWhole ? '' : undefined}
          style={{ left: percent(crop.x), top: percent(crop.y), width: percent(crop.w), height: percent(crop.h) }}
        >
          <button
            type="button"
            className={styles.body}
            data-whole={isWhole ? '' : undefined}
            aria-label={say('looks.move', {
              width: Math.round(crop.w * 100),
              height: Math.round(crop.h * 100),
              ...where,
            })}
            aria-describedby={hint}
            onKeyDown={nudge}
          />
          <span id={hint} className="visually-hidden">
            {say('looks.keys')}
          </span>
          {CORNERS.map((corner) => (
            <button
              key={corner}
              type="button"
              data-corner={corner}
              className={styles.corner}
              aria-label={say(`looks.corner.${corner}`)}
              onKeyDown={(event) => nudge(event, corner)}
            />
          ))}
        </fieldset>
      )}
      {!veil && isWhole && children}
    </div>
  )
}
