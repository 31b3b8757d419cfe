import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

type Props = {
  /** A component from ui/drawings. */
  drawing: ReactNode
  title?: string
  sentence: ReactNode
  /** One button or link, or a row of a few. */
  action?: ReactNode
  /** The heading level of the title. */
  heading?: 'h1' | 'h2'
}

/** A drawing, a sentence and an action, shown in place of an empty list. */
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
