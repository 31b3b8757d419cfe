import { Drawing } from './Drawing.tsx'
import styles from './drawing.module.css'

/** A twig that snapped: something went wrong. */
export function BrokenTwig() {
  return (
    <Drawing>
      <path d="M26 112 84 70l4-9" className={styles.line} strokeWidth="6" />
      <path d="m84 70 9 1" className={styles.line} strokeWidth="6" />
      <path d="m174 104-60-30-2 9m2-9 6-8" className={styles.line} strokeWidth="6" />
      <path d="M56 90 50 66m94 24 8-26" className={styles.line} />
      <path d="M50 66c-12-3-18-12-17-24 12 2 18 11 17 24Z" className={styles.accent} />
      <path d="M152 64c0-12 7-20 19-22 1 12-6 21-19 22Z" className={styles.accent} />
      <path d="M98 44V28M82 48 72 36M114 48l10-12" className={styles.accentLine} />
      <path d="M96 122c6-9 16-11 24-5-5 8-16 10-24 5Z" className={styles.soft} />
    </Drawing>
  )
}
