import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

type Props = {
  /** One of ui/drawings. */
  drawing: ReactNode
  title?: string
  sentence: ReactNode
  /** One button or link, or a row of a few. */
  action?: ReactNode
  /** The title's rank in the page. */
  heading?: 'h1' | 'h2'
}

/** A drawing, a sentence and where to go on, where there is nothing to show. */
export function EmptyState({ drawing, title, sentence, action, heading: Heading = 'h2' }: Props) {
  return (
    <div className={styles.state}>
      {drawing}
      {title && <Heading className={styles.title}>{title}</Heading>}
      <p className={styles.sentence}>{sentence}</p>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
