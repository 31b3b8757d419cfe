import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { classes } from './classes.ts'
import styles from './Dialog.module.css'
import { IconButton } from './IconButton.tsx'

type Props = {
  open: boolean
  /** Called on Escape, the close button and a tap on the backdrop; the owner decides and sets `open`. */
  onClose: () => void
  /** Only the close button calls `onClose`, for flows that can't be restarted. */
  closesBy?: 'button'
  title: string
  hideTitle?: boolean
  /** The dialog's accessible name, if it has no title. */
  label?: string
  closeLabel: string
  /** An element with `data-autofocus` is focused, or else the close button. */
  children: ReactNode
  footer?: ReactNode
  size?: 'small' | 'medium' | 'large'
  /** The content is rendered before the dialog opens, so that it can load. */
  eager?: boolean | undefined
  /** The page behind can be scrolled. */
  pageScrolls?: boolean
  className?: string
}

const LEAVING = 300

/**
 * A modal dialog; on a phone, a bottom sheet. The page behind is not scrollable by default; the focus returns on
 * closing.
 */
export function Dialog(props: Props) {
  const { open, onClose, title, hideTitle, closeLabel, children, footer, size = 'medium', pageScrolls } = props
  const isHeld = props.closesBy === 'button'
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const present = usePresent(open) || props.eager
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    element.showModal()
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => element.close()
  }, [open])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; Escape is its key
    <dialog
      ref={dialog}
      aria-labelledby={props.label ? undefined : titleId}
      aria-label={props.label}
      data-page-scrolls={pageScrolls || undefined}
      closedby={isHeld ? 'none' : undefined}
      className={classes(styles.dialog, styles[size], props.className)}
      onCancel={(event) => {
        if (event.target !== dialog.current) return
        event.preventDefault()
        if (!isHeld) onClose()
      }}
      onClose={(event) => {
        // The browser may close the dialog on its own, for example on the second Escape.
        if (event.target !== dialog.current || !open) return
        if (isHeld) dialog.current.showModal()
        else onClose()
      }}
      onClick={(event) => {
        if (!isHeld && event.target === dialog.current && isOutside(event, dialog.current)) onClose()
      }}
    >
      {present && (
        <>
          <div className={styles.head}>
            <h2 id={titleId} className={hideTitle ? 'visually-hidden' : styles.title}>
              {title}
            </h2>
            <IconButton className={styles.close} label={closeLabel} icon={<X aria-hidden="true" />} onClick={onClose} />
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.foot}>{footer}</div>}
        </>
      )}
    </dialog>
  )
}

/** Keeps the content until the closing animation has ended. */
function usePresent(open: boolean): boolean {
  const [present, setPresent] = useState(open)
  useEffect(() => {
    if (open) return setPresent(true)
    const timer = setTimeout(() => setPresent(false), LEAVING)
    return () => clearTimeout(timer)
  }, [open])
  return present || open
}

function isOutside({ clientX, clientY }: { clientX: number; clientY: number }, element: HTMLElement): boolean {
  const { top, right, bottom, left } = element.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
