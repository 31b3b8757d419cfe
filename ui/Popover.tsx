import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { classes } from './classes.ts'
import styles from './Popover.module.css'
import type { Placement } from './place.ts'
import { useAnchored } from './use-anchored.ts'

/** Spread on the button that opens the layer. */
export type TriggerProps = {
  ref: RefObject<HTMLButtonElement | null>
  popoverTarget: string
  'aria-expanded': boolean
  'aria-controls': string
  'aria-haspopup': 'dialog' | 'menu'
}

type Props = {
  label: string
  trigger: (props: TriggerProps) => ReactNode
  /** Rendered while the layer is open; `eager` renders it always, so that it also opens without script. */
  children: ReactNode | ((close: () => void) => ReactNode)
  eager?: boolean
  placement?: Placement
  /** What stands inside is a menu, which names itself. */
  menu?: boolean
  /** On a phone it comes from below as a sheet. */
  sheet?: boolean
  onOpenChange?: (open: boolean) => void
  className?: string | undefined
}

/** A layer beside its trigger. The platform closes it on Escape or a tap outside and returns the focus. */
export function Popover(props: Props) {
  const { label, trigger, children, eager = false, placement = 'bottom-start', menu, sheet = true } = props
  const id = useId()
  const anchor = useRef<HTMLButtonElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  useAnchored(open, anchor, layer, placement)
  useEffect(() => {
    if (!open) return
    // Once the focus is elsewhere, nothing lies over it.
    const leave = ({ target }: FocusEvent) => {
      if (target !== anchor.current && !layer.current?.contains(target as Node)) layer.current?.hidePopover()
    }
    addEventListener('focusin', leave)
    return () => removeEventListener('focusin', leave)
  }, [open])
  const { onOpenChange } = props
  const close = () => layer.current?.hidePopover()
  return (
    <>
      {trigger({
        ref: anchor,
        popoverTarget: id,
        'aria-expanded': open,
        'aria-controls': id,
        'aria-haspopup': menu ? 'menu' : 'dialog',
      })}
      <div
        ref={layer}
        id={id}
        popover="auto"
        {...(menu ? {} : { role: 'dialog', 'aria-label': label })}
        data-sheet={sheet || undefined}
        className={classes(styles.popover, props.className)}
        onBeforeToggle={(event) => {
          // What stands inside must be there before the layer is measured and focused.
          if (event.target === layer.current && event.newState === 'open') flushSync(() => setOpen(true))
        }}
        onToggle={(event) => {
          if (event.target !== layer.current) return
          setOpen(event.newState === 'open')
          onOpenChange?.(event.newState === 'open')
        }}
      >
        {sheet && <div className={styles.handle} aria-hidden="true" />}
        {(open || eager) && (typeof children === 'function' ? children(close) : children)}
      </div>
    </>
  )
}
