import { type ReactNode, useId, useRef } from 'react'
import type { Crop } from '#domain/rules/visual/crop.ts'
import { type CropCorner, moveCrop, resizeCrop } from '#domain/rules/visual/draw-crop.ts'
import { useSay } from '../../app-context.tsx'
import styles from './CropStage.module.css'
import { useCropPointer } from './use-crop-pointer.ts'

type Props = {
  /** Accessible name of the crop frame. */
  label: string
  ratio: number
  picture: ReactNode
  /** Cover over the picture until the viewer agrees to see it. */
  veil?: ReactNode
  crop: Crop
  onDraw: (crop: Crop) => void
  /** Called when the pointer is released, or shortly after the last key press. */
  onLetGo?: (crop: Crop) => void
  /** Shown over the picture while the whole picture is selected. */
  children?: ReactNode
}

const STEP = 0.02
/** Number of steps that an arrow key moves with Shift. */
const LEAP = 5
const CORNERS: readonly CropCorner[] = ['nw', 'ne', 'sw', 'se']
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}
/** Milliseconds of pause after which a series of key presses counts as finished. */
const PAUSE = 400

const percent = (part: number) => `${part * 100}%`

/**
 * Picture with a crop frame that pointer, touch and keys move and resize. Without JavaScript it is just the picture.
 */
export function CropStage({ label, ratio, picture, veil, crop, onDraw, onLetGo, children }: Props) {
  const say = useSay()
  const hint = useId()
  const later = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pointer = useCropPointer(crop, onDraw, onLetGo)
  const nudge = (event: React.KeyboardEvent, corner?: CropCorner) => {
    const [dx, dy] = ARROWS[event.key] ?? []
    if (dx === undefined || dy === undefined) return
    event.preventDefault()
    const [byX, byY] = event.shiftKey ? [dx * LEAP, dy * LEAP] : [dx, dy]
    const next = corner ? resizeCrop(crop, corner, byX, byY) : moveCrop(crop, byX, byY)
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
