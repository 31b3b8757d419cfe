import {
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { classes } from './classes.ts'
import styles from './Popover.module.css'
import type { Placement } from './place-layer.ts'
import { useAnchored } from './use-anchored.ts'

/** Props for the button that opens the popover. */
export type TriggerProps = {
  ref: RefObject<HTMLButtonElement | null>
  popoverTarget: string
  'aria-expanded': boolean
  'aria-controls': string
  'aria-haspopup': 'dialog' | 'menu'
}

export type PopoverHandle = { open(): void }

type Props = {
  ref?: Ref<PopoverHandle> | undefined
  label: string
  trigger: (props: TriggerProps) => ReactNode
  /** Rendered while the popover is open; with `eager` always, so that it also opens without script. */
  children: ReactNode | ((close: () => void) => ReactNode)
  eager?: boolean
  placement?: Placement
  /** The content is a menu, which has its own accessible name. */
  menu?: boolean
  /** On a phone it is a bottom sheet. */
  sheet?: boolean
  onOpenChange?: (open: boolean) => void
  className?: string | undefined
}

/** A popover anchored to its trigger. The browser closes it on Escape or a tap outside and returns the focus. */
export function Popover(props: Props) {
  const { label, trigger, children, eager = false, placement = 'bottom-start', menu, sheet = true } = props
  const id = useId()
  const anchor = useRef<HTMLButtonElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  useAnchored(open, anchor, layer, placement)
  useEffect(() => {
    if (!open) return
    // Closes the popover when the focus moves elsewhere.
    const leave = ({ target }: FocusEvent) => {
      if (target !== anchor.current && !layer.current?.contains(target as Node)) layer.current?.hidePopover()
    }
    addEventListener('focusin', leave)
    return () => removeEventListener('focusin', leave)
  }, [open])
  const { onOpenChange, ref } = props
  useImperativeHandle(ref, () => ({ open: () => layer.current?.showPopover() }), [])
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
          // The content must be rendered before the popover is measured and focused.
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
