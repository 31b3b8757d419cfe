import { useEffect, useRef, useSyncExternalStore } from 'react'
import { ToastView } from './ToastView.tsx'
import styles from './toast.module.css'
import { currentToasts, serverToasts, watchToasts } from './toast-store.ts'
import { useShift } from './use-shift.ts'

/** Stands once in the page. Several toasts stand under each other; their words are also said by the live regions. */
export function Toasts({ label }: { label: string }) {
  const toasts = useSyncExternalStore(watchToasts, currentToasts, serverToasts)
  const stack = useRef<HTMLDivElement>(null)
  const newest = toasts.at(-1)?.id
  useShift(stack)
  useEffect(() => {
    const element = stack.current
    if (!element) return
    if (newest === undefined) return element.hidePopover()
    // Shown anew above a dialog that opened meanwhile; otherwise left alone, so that the others don't arrive again.
    if (document.querySelector('dialog:modal')) element.hidePopover()
    element.showPopover()
  }, [newest])
  const said = (isError: boolean) => toasts.filter((toast) => (toast.tone === 'error') === isError)
  return (
    <>
      <div role="status" className="visually-hidden">
        {said(false).map((toast) => (
          <p key={toast.id}>{toast.text}</p>
        ))}
      </div>
      <div role="alert" className="visually-hidden">
        {said(true).map((toast) => (
          <p key={toast.id}>{toast.text}</p>
        ))}
      </div>
      <section ref={stack} popover="manual" aria-label={label} className={styles.stack}>
        {toasts.map((toast) => (
          <ToastView key={toast.id} toast={toast} />
        ))}
      </section>
    </>
  )
}
