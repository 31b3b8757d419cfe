import { Flag, Globe, Inbox, ListChecks, Mail, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSay } from '../../frame.tsx'
import { usePlace } from '../../router/place.tsx'
import styles from './admin.module.css'

const SECTIONS = [
  ['cases', '/admin/', Flag],
  ['people', '/admin/people/', Users],
  ['hosts', '/admin/hosts/', Globe],
  ['jobs', '/admin/jobs/', ListChecks],
  ['mails', '/admin/mails/', Mail],
  ['acts', '/admin/audit/', Inbox],
] as const
export type AdminSection = (typeof SECTIONS)[number][0]

/** The staff pages: their sections, and one of them. */
export function AdminFrame({
  section,
  title,
  children,
}: {
  section: AdminSection
  title?: string
  children: ReactNode
}) {
  const say = useSay()
  const { path } = usePlace()
  return (
    <div className={styles.frame}>
      <nav aria-label={say('staff.sections')} className={styles.sections}>
        {SECTIONS.map(([key, href, Icon]) => (
          <a key={key} href={href} aria-current={key === section ? (path === href ? 'page' : 'true') : undefined}>
            <Icon size={20} aria-hidden="true" />
            {say(`staff.${key}`)}
          </a>
        ))}
      </nav>
      <div className={styles.content}>
        <h1>{title ?? say(`staff.${section}`)}</h1>
        {children}
      </div>
    </div>
  )
}
