import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './BackLink.module.css'

type Props = { href: string; label?: string; children: ReactNode }

/** A link to the parent page. */
export function BackLink({ href, label, children }: Props) {
  return (
    <a href={href} aria-label={label} className={styles.back}>
      <ChevronLeft size={20} aria-hidden="true" />
      {children}
    </a>
  )
}
