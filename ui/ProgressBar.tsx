import { classes } from './classes.ts'
import styles from './ProgressBar.module.css'

/** Progress from 0 to 1; without a value the bar is indeterminate. */
export function ProgressBar({ label, value }: { label: string; value?: number | undefined }) {
  const known = value !== undefined
  const part = known ? Math.min(1, Math.max(0, value)) : 0
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={known ? Math.round(part * 100) : undefined}
      className={styles.bar}
    >
      <div
        className={classes(styles.done, !known && styles.unknown)}
        style={known ? { transform: `scaleX(${part})` } : undefined}
      />
    </div>
  )
}
