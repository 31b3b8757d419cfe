import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './masonry.module.css'

/** What stands over or beside a grid of cards, between the same edges as its columns, at every width. */
export function GridEdges({ children, isCompact = false }: { children: ReactNode; isCompact?: boolean }) {
  return (
    <div className={styles.around}>
      <div className={classes(styles.edges, isCompact && styles.compact)}>{children}</div>
    </div>
  )
}
