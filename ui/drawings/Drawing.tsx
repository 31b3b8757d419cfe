import type { ReactNode } from 'react'
import styles from './drawing.module.css'

/** The frame of a decorative drawing; the sentence below it carries the meaning. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 200 150" className={styles.drawing} aria-hidden="true" focusable="false">
      <ellipse cx="100" cy="130" rx="84" ry="12" className={styles.ground} />
      {children}
    </svg>
  )
}
