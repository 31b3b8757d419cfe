import { Drawing } from './Drawing.tsx'
import styles from './drawing.module.css'

/** A snapped twig, for errors. */
export function BrokenTwig() {
  return (
    <Drawing>
      <path d="M28 114 80 74" className={styles.thick} />
      <path d="m80 74 5-11M81 74l12-2M80 74l10 7" className={styles.line} />
      <path d="m172 108-54-30" className={styles.thick} />
      <path d="m118 78-10 1M118 78l-5-10M118 78l-7 8" className={styles.line} />
      <path d="M54 94 48 68m98 25 8-26" className={styles.line} />
      <path d="M48 68c-14-3-21-14-20-28 14 3 21 14 20 28Z" className={styles.accent} />
      <path d="M154 67c0-14 8-24 22-26 1 14-7 25-22 26Z" className={styles.accent} />
      <path d="M99 46V28M81 50 70 37M117 50l11-13" className={styles.accentLine} />
      <path d="M92 124c7-10 18-12 28-6-6 9-18 12-28 6Z" className={styles.accent} />
    </Drawing>
  )
}
