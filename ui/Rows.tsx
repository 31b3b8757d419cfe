import type { ReactNode } from 'react'
import styles from './Rows.module.css'

type RowsProps = { label?: string; isLive?: boolean; children: ReactNode }

/** A vertical list with separators. */
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
  /** Shown first instead of a picture, such as an avatar or icon. */
  start?: ReactNode
  /** Shown at the end, such as a state or actions. */
  end?: ReactNode
  /** The row's text; use <small> for secondary text. */
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
