import { StaffActsResource } from '#domain/resources/staff.ts'
import { relativeTime } from '#domain/rules/format/relative-time.ts'
import { EmptyBower } from '#ui/drawings/EmptyBower.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useSay } from '../../frame.tsx'
import { useConfig, useList } from '../../state/hooks.ts'
import { NextPage } from '../grid/NextPage.tsx'
import { AdminFrame } from './AdminFrame.tsx'
import styles from './admin.module.css'

/** Every act of staff, newest first. */
export function Acts() {
  const say = useSay()
  const { now, locale } = useConfig()
  const list = useList(StaffActsResource.get, {})
  return (
    <AdminFrame section="acts">
      {list.next === null && list.items.length === 0 ? (
        <EmptyState drawing={<EmptyBower />} sentence={say('staff.noActs')} />
      ) : (
        <ul className={styles.rows} aria-label={say('staff.acts')}>
          {list.items.map((act) => (
            <li key={act.id} className={styles.row}>
              <div className={styles.text}>
                <strong>
                  {act.act} · {act.kind}{' '}
                  {act.kind === 'case' ? <a href={`/admin/reports/${act.target}/`}>{act.target}</a> : act.target}
                </strong>
                <small>
                  @{act.by} · {relativeTime(new Date(act.at), new Date(now), locale)}
                </small>
                {act.reason && <small>{act.reason}</small>}
              </div>
            </li>
          ))}
        </ul>
      )}
      <NextPage list={list} />
    </AdminFrame>
  )
}
