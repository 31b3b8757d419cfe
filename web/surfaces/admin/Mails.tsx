import { StaffMailsResource } from '#domain/resources/staff.ts'
import { formatRelativeTime } from '#domain/rules/format/dates.ts'
import { Badge } from '#ui/Badge.tsx'
import { Row } from '#ui/Rows.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { useSay } from '../../app-context.tsx'
import { useConfig, useList } from '../../hooks/hooks.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import { RowList } from '../rows/RowList.tsx'
import { AdminFrame } from './AdminFrame.tsx'
import { parseMailListOptions } from './asks.ts'

/** Page with sent and failed emails; it never shows their content. */
export function Mails() {
  const say = useSay()
  const { now, locale } = useConfig()
  const wish = parseMailListOptions(useRouteLocation())
  const list = useList(StaffMailsResource.get, wish)
  return (
    <AdminFrame section="mails">
      <Tabs
        label={say('staff.mailFilter')}
        selected={wish.failed ? 'failed' : 'all'}
        tabs={[
          { key: 'all', label: say('staff.allMails'), href: '/admin/mails/' },
          { key: 'failed', label: say('staff.failedMails'), href: '/admin/mails/?show=failed' },
        ]}
      />
      <RowList
        list={list}
        label={say('staff.mails')}
        empty={say('staff.noMails')}
        row={(mail) => (
          <Row
            key={mail.id}
            end={
              <Badge tone={mail.error ? 'danger' : 'plain'}>{say(mail.error ? 'staff.failed' : 'staff.sent')}</Badge>
            }
          >
            <strong>{mail.subject}</strong>
            <small>
              {mail.receiver} · {formatRelativeTime(new Date(mail.at), new Date(now), locale)}
            </small>
            {mail.error && <small>{mail.error}</small>}
          </Row>
        )}
      />
    </AdminFrame>
  )
}
