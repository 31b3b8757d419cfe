import { Drawing } from './Drawing.tsx'
import styles from './drawing.module.css'

/** A bird among the objects it found, for lists that are empty or done. */
export function Bowerbird() {
  return (
    <Drawing>
      <circle cx="42" cy="122" r="9" className={styles.soft} />
      <circle cx="160" cy="124" r="7" className={styles.accent} />
      <path d="m139 128 7-13 8 13Z" className={styles.soft} />
      <path d="M58 130h14l4-9H62Z" className={styles.accent} />
      <path d="M91 104v26m-6 0h12M109 104v26m-6 0h12" className={styles.line} />
      <path
        d="m158 50-20-9c-3-13-14-22-28-22-16 0-28 12-29 27-1 14-11 23-23 37l-25 32 30-4c8 7 18 10 28 10 28 0 47-21 47-47V60Z"
        className={styles.accent}
      />
      <path d="M82 66c-3 14-13 22-23 34 20 4 40-6 42-26 1-9-14-15-19-8Z" className={styles.soft} opacity=".35" />
      <circle cx="114" cy="42" r="6.5" className={styles.light} />
      <circle cx="115.5" cy="42" r="3" fill="#15161a" />
    </Drawing>
  )
}
