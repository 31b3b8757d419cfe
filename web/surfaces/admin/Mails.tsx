import { StaffMailsResource } from '#domain/resources/staff.ts'
import { relativeTime } from '#domain/rules/format/relative-time.ts'
import { Badge } from '#ui/Badge.tsx'
import { Row } from '#ui/Rows.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { useSay } from '../../frame.tsx'
import { useConfig, useList } from '../../hooks/hooks.ts'
import { usePlace } from '../../router/place.tsx'
import { RowList } from '../rows/RowList.tsx'
import { AdminFrame } from './AdminFrame.tsx'
import { mailsAt } from './asks.ts'

/** Which mails went out and which did not; never what they say. */
export function Mails() {
  const say = useSay()
  const { now, locale } = useConfig()
  const wish = mailsAt(usePlace())
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
              {mail.receiver} · {relativeTime(new Date(mail.at), new Date(now), locale)}
            </small>
            {mail.error && <small>{mail.error}</small>}
          </Row>
        )}
      />
    </AdminFrame>
  )
}
