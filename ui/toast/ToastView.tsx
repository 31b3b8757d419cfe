import { useEffect, useReducer } from 'react'
import { classes } from '../classes.ts'
import { getToastPhaseMs, nextToastPhase } from './timing.ts'
import styles from './toast.module.css'
import { removeToast, type Toast } from './toast-store.ts'

export function ToastView({ toast }: { toast: Toast }) {
  const [phase, happen] = useReducer(nextToastPhase, 'waiting')
  const { id, duration, action } = toast
  useEffect(() => {
    if (phase === 'gone') return removeToast(id)
    const length = getToastPhaseMs(phase, duration)
    if (length === undefined) return
    const timer = setTimeout(() => happen('elapsed'), length)
    return () => clearTimeout(timer)
  }, [phase, duration, id])
  if (phase === 'waiting' || phase === 'gone') return null
  const shared = {
    className: styles.action,
    children: action?.label,
    onClick: () => {
      happen('dismissed')
      action?.onSelect?.()
    },
  }
  const said = (
    <>
      {toast.picture && <span className={styles.picture}>{toast.picture}</span>}
      <span className={styles.text}>{toast.text}</span>
    </>
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer and the focus only hold it, nothing can be done here
    <div
      className={classes(styles.toast, toast.tone === 'error' && styles.error, phase === 'leaving' && styles.leaving)}
      onPointerEnter={() => happen('entered')}
      onPointerLeave={(event) => {
        if (!event.currentTarget.contains(document.activeElement)) happen('left')
      }}
      onFocus={() => happen('entered')}
      onBlur={() => happen('left')}
    >
      {toast.href ? (
        <a href={toast.href} className={styles.link} onClick={() => happen('dismissed')}>
          {said}
        </a>
      ) : (
        said
      )}
      {action && (action.href ? <a href={action.href} {...shared} /> : <button type="button" {...shared} />)}
    </div>
  )
}
