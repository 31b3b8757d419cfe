import { StaffMailsResource } from '#domain/resources/staff.ts'
import { relativeTime } from '#domain/rules/format/relative-time.ts'
import { EmptyBower } from '#ui/drawings/EmptyBower.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { useSay } from '../../frame.tsx'
import { usePlace } from '../../router/place.tsx'
import { useConfig, useList } from '../../state/hooks.ts'
import { NextPage } from '../grid/NextPage.tsx'
import { AdminFrame } from './AdminFrame.tsx'
import styles from './admin.module.css'
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
      {list.next === null && list.items.length === 0 ? (
        <EmptyState drawing={<EmptyBower />} sentence={say('staff.noMails')} />
      ) : (
        <ul className={styles.rows} aria-label={say('staff.mails')}>
          {list.items.map((mail) => (
            <li key={mail.id} className={styles.row}>
              <div className={styles.text}>
                <strong>{mail.subject}</strong>
                <small>
                  {mail.receiver} · {relativeTime(new Date(mail.at), new Date(now), locale)}
                </small>
                {mail.error && <small>{mail.error}</small>}
              </div>
              <span className={styles.badge} data-tone={mail.error ? 'bad' : undefined}>
                {say(mail.error ? 'staff.failed' : 'staff.sent')}
              </span>
            </li>
          ))}
        </ul>
      )}
      <NextPage list={list} />
    </AdminFrame>
  )
}
