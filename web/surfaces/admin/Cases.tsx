import { type StaffCase, StaffCasesResource } from '#domain/resources/staff.ts'
import { relativeTime } from '#domain/rules/format/relative-time.ts'
import { EmptyBower } from '#ui/drawings/EmptyBower.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { useSay } from '../../frame.tsx'
import { usePlace } from '../../router/place.tsx'
import { useConfig, useList } from '../../state/hooks.ts'
import { NextPage } from '../grid/NextPage.tsx'
import { BoardCover } from '../save/BoardCover.tsx'
import { AdminFrame } from './AdminFrame.tsx'
import styles from './admin.module.css'
import { casesAt } from './asks.ts'

/** What waits for a decision, what is appealed, and what was decided. */
export function Cases() {
  const say = useSay()
  const wish = casesAt(usePlace())
  const list = useList(StaffCasesResource.get, wish)
  const tab = (key: typeof wish.state) => ({
    key,
    label: say(`staff.queue_${key}`),
    href: key === 'open' ? '/admin/' : `/admin/?state=${key}`,
  })
  return (
    <AdminFrame section="cases">
      <Tabs label={say('staff.queue')} selected={wish.state} tabs={[tab('open'), tab('appealed'), tab('decided')]} />
      {list.next === null && list.items.length === 0 ? (
        <EmptyState drawing={<EmptyBower />} sentence={say('staff.noCases')} />
      ) : (
        <ul className={styles.rows} aria-label={say('staff.cases')}>
          {list.items.map((one) => (
            <Row key={one.id} of={one} />
          ))}
        </ul>
      )}
      <NextPage list={list} />
    </AdminFrame>
  )
}

function Row({ of }: { of: StaffCase }) {
  const say = useSay()
  const { now, locale } = useConfig()
  return (
    <li className={styles.row}>
      <span className={styles.cover}>
        <BoardCover covers={of.picture ? [of.picture] : []} />
      </span>
      <div className={styles.text}>
        <a href={`/admin/reports/${of.id}/`}>
          <strong>{of.title || say(`cases.kind_${of.kind}`)}</strong>
        </a>
        <small>
          {say(`cases.kind_${of.kind}`)} · {of.against && `${say('staff.against', { name: of.against.full_name })} · `}
          {relativeTime(new Date(of.created_at), new Date(now), locale)}
        </small>
        <span className={styles.badges}>
          {of.reasons.map((reason) => (
            <span key={reason} className={styles.badge}>
              {say(`report.${reason}`)}
            </span>
          ))}
          {of.decision && (
            <span className={styles.badge} data-tone="strong">
              {say(`staff.decision_${of.decision}`)}
            </span>
          )}
          {of.has_open_appeal && (
            <span className={styles.badge} data-tone="bad">
              {say('staff.openAppeal')}
            </span>
          )}
        </span>
      </div>
      {of.kind !== 'age' && (
        <span className={styles.quiet}>{say('staff.reportCount', { count: of.report_count })}</span>
      )}
    </li>
  )
}
