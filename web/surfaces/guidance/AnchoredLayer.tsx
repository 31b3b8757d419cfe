import { X } from 'lucide-react'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { IconButton } from '#ui/IconButton.tsx'
import type { Placement } from '#ui/place-layer.ts'
import { useAnchored } from '#ui/use-anchored.ts'
import { useSay } from '../../app-context.tsx'
import styles from './AnchoredLayer.module.css'

/** A popover that stays until it is closed, next to its anchor; it moves nothing in the page. */
function useLayer(anchor: HTMLElement, placement: Placement) {
  const layer = useRef<HTMLDivElement>(null)
  const anchorRef = useMemo(() => ({ current: anchor }), [anchor])
  useLayoutEffect(() => layer.current?.showPopover(), [])
  useAnchored(true, anchorRef, layer, placement)
  return layer
}

type BubbleProps = {
  anchor: HTMLElement
  side: Placement
  /** Closes it by its corner. */
  onClose: () => void
  /** The viewer asked for it, so it takes the focus. */
  takesFocus?: boolean
  title?: string | undefined
  children: ReactNode
  footer?: ReactNode
}

/** A speech bubble that points to its anchor. It doesn't take the focus by itself, but is read out and reachable. */
export function AnchoredBubble({ anchor, side, onClose, takesFocus = false, title, children, footer }: BubbleProps) {
  const say = useSay()
  const layer = useLayer(anchor, side)
  useEffect(() => {
    if (!takesFocus) return
    const bubble = layer.current
    const before = document.activeElement as HTMLElement | null
    bubble?.focus()
    return () => {
      // The focus goes back, unless it has moved elsewhere.
      const isInside = bubble?.contains(document.activeElement) || document.activeElement === document.body
      if (isInside) (before?.isConnected ? before : anchor).focus()
    }
  }, [takesFocus, anchor, layer])
  return (
    <div
      ref={layer}
      popover="manual"
      role="dialog"
      aria-label={title ?? say('guidance.tip')}
      tabIndex={-1}
      className={styles.bubble}
    >
      <div className={styles.content}>
        <IconButton
          className={styles.close}
          size="small"
          label={say('guidance.dismiss')}
          icon={<X size={20} aria-hidden="true" />}
          onClick={onClose}
        />
        <div role="status" className={styles.text}>
          {title && <p className={styles.title}>{title}</p>}
          {children}
        </div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </div>
  )
}

/** A pulsing dot over an anchor, which is tapped to learn more. */
export function Pulsar({ anchor, isPaused, onTap }: { anchor: HTMLElement; isPaused: boolean; onTap: () => void }) {
  const say = useSay()
  const layer = useLayer(anchor, 'over')
  return (
    <div ref={layer} popover="manual" className={styles.pulsar} data-paused={isPaused || undefined}>
      <button type="button" aria-label={say('guidance.pulsar')} aria-expanded={isPaused} onClick={onTap} />
    </div>
  )
}
