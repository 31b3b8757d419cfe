import { ChevronRight } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { BackLink } from './BackLink.tsx'
import { classes } from './classes.ts'
import styles from './Sections.module.css'

export type Section = {
  key: string
  label: string
  href: string
  icon: ComponentType<{ size: number; 'aria-hidden': 'true' }>
  current?: 'page' | 'true' | undefined
}

type Props = {
  label: string
  /** Stands over the list; a heading where the list is the page. */
  title: ReactNode
  sections: readonly Section[]
  /** On a phone: a bar above each section, or a page of its own that leads to them. */
  onPhone: 'bar' | 'list' | 'content'
  /** On a phone: from a section to the list. */
  back?: { href: string; text: string }
  children: ReactNode
}

/** A list of sections, and one of them beside it. */
export function Sections({ label, title, sections, onPhone, back, children }: Props) {
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
