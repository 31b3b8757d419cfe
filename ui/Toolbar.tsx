import type { ReactNode } from 'react'
import { GridEdges } from './masonry/GridEdges.tsx'
import styles from './Toolbar.module.css'

/** Controls for the layout of the content below. On a phone it is one scrollable line. */
export function Toolbar({ children }: { children: ReactNode }) {
  return (
    <GridEdges>
      <div className={styles.toolbar}>{children}</div>
    </GridEdges>
  )
}
