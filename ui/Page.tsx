import type { ReactNode } from 'react'
import styles from './Page.module.css'
import { PageHead, type PageHeadProps } from './PageHead.tsx'

/** A plain page with one column of text. */
export function Page({ children, ...head }: PageHeadProps & { children?: ReactNode }) {
  return (
    <div className={styles.page}>
      <PageHead {...head} />
      {children}
    </div>
  )
}
