import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import type { Density } from './column-metrics.ts'
import styles from './masonry.module.css'

/** Aligns content above or next to a grid with the edges of its columns, at every width. */
export function GridEdges({ children, density = 'standard' }: { children: ReactNode; density?: Density }) {
  return (
    <div className={styles.around}>
      <div className={classes(styles.edges, styles[density])}>{children}</div>
    </div>
  )
}
