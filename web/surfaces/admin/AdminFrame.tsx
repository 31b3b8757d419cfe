import {
  Activity,
  CalendarDays,
  FileText,
  Flag,
  FlaskConical,
  Globe,
  Inbox,
  Lightbulb,
  ListChecks,
  Mail,
  Search,
  ShoppingBag,
  Tags,
  Users,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { PageHead } from '#ui/PageHead.tsx'
import { SectionedPage } from '#ui/SectionedPage.tsx'
import { useSay } from '../../app-context.tsx'
import { useRouteLocation } from '../../router/route-location.tsx'

const SECTIONS = [
  ['cases', '/admin/', Flag],
  ['people', '/admin/people/', Users],
  ['hosts', '/admin/hosts/', Globe],
  ['topics', '/admin/topics/', Tags],
  ['shoppingPages', '/admin/shopping/', ShoppingBag],
  ['searchDesk', '/admin/search/', Search],
  ['today', '/admin/today/', CalendarDays],
  ['jobs', '/admin/jobs/', ListChecks],
  ['mails', '/admin/mails/', Mail],
  ['experiences', '/admin/experiences/', Lightbulb],
  ['experiments', '/admin/experiments/', FlaskConical],
  ['events', '/admin/events/', Activity],
  ['pages', '/admin/pages/', FileText],
  ['acts', '/admin/audit/', Inbox],
] as const
export type AdminSection = (typeof SECTIONS)[number][0]

type Props = {
  section: AdminSection
  /** Title of a page below its section. */
  title?: string
  back?: { href: string; text: string }
  /** Shown before the section itself, which then gets its own heading below. */
  lead?: ReactNode
  children: ReactNode
}

/** Layout of the staff pages: the list of sections and the selected section. */
export function AdminFrame({ section, title, back, lead, children }: Props) {
  const say = useSay()
  const { path } = useRouteLocation()
  return (
    <SectionedPage
      label={say('staff.sections')}
      title={say('staff.title')}
      sections={SECTIONS.map(([key, href, icon]) => ({
        key,
        label: say(`staff.${key}`),
        href,
        icon,
        current: key === section ? (path === href ? 'page' : 'true') : undefined,
      }))}
      onPhone="bar"
    >
      <PageHead
        title={title ?? say(lead ? 'staff.overview' : `staff.${section}`)}
        {...(title !== undefined && { back: back ?? { href: '/admin/', text: say('staff.back') } })}
      />
      {lead && (
        <>
          {lead}
          <h2>{say(`staff.${section}`)}</h2>
        </>
      )}
      {children}
    </SectionedPage>
  )
}
