import type { ReactNode } from 'react'
import { GridEdges } from './masonry/GridEdges.tsx'
import styles from './Toolbar.module.css'

/** What changes how the things below are shown. On a phone it is one line that can be pushed along. */
export function Toolbar({ children }: { children: ReactNode }) {
  return (
    <GridEdges>
      <div className={styles.toolbar}>{children}</div>
    </GridEdges>
  )
}
