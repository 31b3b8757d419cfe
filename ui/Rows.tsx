import type { ReactNode } from 'react'
import styles from './Rows.module.css'

type RowsProps = { label?: string; isLive?: boolean; children: ReactNode }

/** Things below each other, parted by lines. */
export function Rows({ label, isLive = false, children }: RowsProps) {
  return (
    <ul className={styles.rows} aria-label={label} aria-live={isLive ? 'polite' : undefined}>
      {children}
    </ul>
  )
}

type RowProps = {
  /** Shown in a small square. */
  picture?: ReactNode
  /** What stands first instead of a picture: a face, an icon. */
  start?: ReactNode
  /** What stands at the end: a state, what one can do. */
  end?: ReactNode
  /** Its words; <small> for what is said besides. */
  children: ReactNode
}

export function Row({ picture, start, end, children }: RowProps) {
  return (
    <li className={styles.row}>
      {picture && <span className={styles.picture}>{picture}</span>}
      {start}
      <div className={styles.text}>{children}</div>
      {end}
    </li>
  )
}
