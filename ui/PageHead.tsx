import type { ReactNode } from 'react'
import { BackLink } from './BackLink.tsx'
import { classes } from './classes.ts'
import styles from './PageHead.module.css'

export type PageHeadProps = {
  title: string
  /** A description of the page, below its title. */
  sentence?: string | undefined
  back?: { href: string; text: string; label?: string }
  /** Actions at the end of the title's line. */
  end?: ReactNode
  heading?: 'h1' | 'h2'
  /** For pages with centered content, such as a grid. */
  centred?: boolean
}

/** The head of a plain page: back link, title and description. */
export function PageHead({ title, sentence, back, end, heading: Heading = 'h1', centred = false }: PageHeadProps) {
  return (
    <div className={classes(styles.head, centred && styles.centred)}>
      {back && (
        <BackLink href={back.href} {...(back.label && { label: back.label })}>
          {back.text}
        </BackLink>
      )}
      <div className={styles.line}>
        <Heading className={styles.title}>{title}</Heading>
        {end}
      </div>
      {sentence && <p className={styles.sentence}>{sentence}</p>}
    </div>
  )
}
