import { Drawing } from './Drawing.tsx'
import styles from './drawing.module.css'

/** An empty bower, for places that the viewer can fill. */
export function EmptyBower() {
  return (
    <Drawing>
      <path d="M70 130c0-44 8-74 30-98 22 24 30 54 30 98Z" className={styles.soft} />
      <path d="M46 130c2-46 18-84 58-112M56 131c1-42 14-78 50-106M66 131c0-38 9-72 38-98" className={styles.line} />
      <path
        d="M154 130c-2-46-18-84-58-112M144 131c-1-42-14-78-50-106M134 131c0-38-9-72-38-98"
        className={styles.line}
      />
      <path d="M50 104c10-2 16-6 20-12M150 104c-10-2-16-6-20-12M60 74l14 2M140 74l-14 2" className={styles.thin} />
      <path d="M82 130c10-7 26-7 36 0" className={styles.accentLine} strokeDasharray="2 8" />
      <circle cx="168" cy="126" r="5" className={styles.accent} />
    </Drawing>
  )
}
