import { Drawing } from './Drawing.tsx'
import styles from './drawing.module.css'

/** A cloud with a cut line, for a missing connection. */
export function OfflineCloud() {
  return (
    <Drawing>
      <circle cx="134" cy="48" r="22" className={styles.accent} />
      <path
        d="M62 100c-16 0-28-11-28-25 0-13 10-23 23-25 4-15 17-25 33-25 18 0 32 12 35 29 15 0 27 10 27 23s-12 23-27 23Z"
        className={styles.soft}
      />
      <path d="M70 84c-8 0-14-5-14-12 0-6 5-11 11-12" className={styles.accentLine} />
      <path d="M30 124h52m36 0h52" className={styles.line} strokeDasharray="1 9" />
      <path d="m92 116 16 16m0-16-16 16" className={styles.line} />
    </Drawing>
  )
}
