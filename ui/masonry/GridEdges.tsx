import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import type { Density } from './columns.ts'
import styles from './masonry.module.css'

/** What stands over or beside a grid of cards, between the same edges as its columns, at every width. */
export function GridEdges({ children, density = 'standard' }: { children: ReactNode; density?: Density }) {
  return (
    <div className={styles.around}>
      <div className={classes(styles.edges, styles[density])}>{children}</div>
    </div>
  )
}
