import type { ReactNode } from 'react'
import { BackLink } from './BackLink.tsx'
import { classes } from './classes.ts'
import styles from './PageHead.module.css'

export type PageHeadProps = {
  title: string
  /** What the page is for, under its title. */
  sentence?: string | undefined
  back?: { href: string; text: string; label?: string }
  /** What one can do from the title's line. */
  end?: ReactNode
  heading?: 'h1' | 'h2'
  /** Over things that stand in the middle, a grid for example. */
  centred?: boolean
}

/** How every plain page begins: the way back, its title, a sentence. */
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
