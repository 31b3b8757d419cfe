import { useEffect, useRef, useSyncExternalStore } from 'react'
import { ToastView } from './ToastView.tsx'
import styles from './toast.module.css'
import { getServerToasts, getToasts, watchToasts } from './toast-store.ts'
import { useToastShiftAnimation } from './use-toast-shift-animation.ts'

/** The stack of toasts; rendered once per page. Live regions announce their texts. */
export function Toasts({ label }: { label: string }) {
  const toasts = useSyncExternalStore(watchToasts, getToasts, getServerToasts)
  const stack = useRef<HTMLDivElement>(null)
  const newest = toasts.at(-1)?.id
  useToastShiftAnimation(stack)
  useEffect(() => {
    const element = stack.current
    if (!element) return
    if (newest === undefined) return element.hidePopover()
    // Reopens the stack above a dialog that has opened; otherwise it is left alone, so that the toasts are not
    // announced again.
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
