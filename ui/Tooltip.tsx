import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Placement } from './place-layer.ts'
import styles from './Tooltip.module.css'
import { useAnchored } from './use-anchored.ts'

type Props = {
  text: string
  /** A second line about what a tap on the control does. */
  more?: string
  placement?: Placement
  children: ReactNode
}

const HOVER_DELAY = 400

/**
 * Shows a control's label in a bubble. The control has its own accessible name, so the bubble is hidden from assistive
 * technology.
 */
export function Tooltip({ text, more, placement = 'bottom', children }: Props) {
  const anchor = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [shown, setShown] = useState(false)
  const later = (next: boolean, delay = 0) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setShown(next), delay)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!shown) return
    const onKey = (event: globalThis.KeyboardEvent) => event.key === 'Escape' && setShown(false)
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [shown])
  useAnchored(shown, anchor, bubble, placement)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control inside
    <span
      ref={anchor}
      className={styles.anchor}
      onPointerEnter={(event) => event.pointerType === 'mouse' && later(true, HOVER_DELAY)}
      onPointerLeave={() => later(false)}
      onPointerDown={() => later(false)}
      onFocus={(event) => event.target.matches(':focus-visible') && later(true)}
      onBlur={() => later(false)}
    >
      {children}
      {shown && (
        <span
          ref={(element) => {
            bubble.current = element
            element?.showPopover()
          }}
          popover="manual"
          aria-hidden="true"
          className={styles.bubble}
        >
          {text}
          {more && <span className={styles.more}>{more}</span>}
        </span>
      )}
    </span>
  )
}
