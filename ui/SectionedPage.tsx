import { ChevronRight } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { BackLink } from './BackLink.tsx'
import { classes } from './classes.ts'
import styles from './SectionedPage.module.css'

export type SectionLink = {
  key: string
  label: string
  href: string
  icon: ComponentType<{ size: number; 'aria-hidden': 'true' }>
  current?: 'page' | 'true' | undefined
}

type Props = {
  label: string
  /** Shown above the list; should be a heading if the list is the page. */
  title: ReactNode
  sections: readonly SectionLink[]
  /** The layout on a phone: sections with a bar above, only the list, or only the content. */
  onPhone: 'bar' | 'list' | 'content'
  /** The link from a section to the list, on a phone. */
  back?: { href: string; text: string }
  children: ReactNode
}

/** A list of sections, with the current section next to it. */
export function SectionedPage({ label, title, sections, onPhone, back, children }: Props) {
  return (
    <div className={classes(styles.frame, styles[onPhone])}>
      <nav aria-label={label} className={styles.sections}>
        <div className={styles.title}>{title}</div>
        <ul>
          {sections.map(({ key, label: text, href, icon: Icon, current }) => (
            <li key={key}>
              <a href={href} aria-current={current}>
                <Icon size={20} aria-hidden="true" />
                <span>{text}</span>
                <ChevronRight size={20} aria-hidden="true" className={styles.chevron} />
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.section}>
        {back && (
          <div className={styles.back}>
            <BackLink href={back.href}>{back.text}</BackLink>
          </div>
        )}
        {children}
      </div>
    </div>
  )
}
