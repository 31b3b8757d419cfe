import { type StaffJob, StaffJobsResource } from '#domain/resources/staff.ts'
import { relativeTime } from '#domain/rules/format/relative-time.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyBower } from '#ui/drawings/EmptyBower.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useFrame, useSay } from '../../frame.tsx'
import { usePlace } from '../../router/place.tsx'
import { useConfig, useList } from '../../state/hooks.ts'
import { NextPage } from '../grid/NextPage.tsx'
import { useAct } from '../settings/use-act.ts'
import { AdminFrame } from './AdminFrame.tsx'
import styles from './admin.module.css'
import { jobsAt } from './asks.ts'
import { useAgain } from './use-again.ts'

/** Work that failed for good, to be tried again once its cause is gone. */
export function Jobs() {
  const say = useSay()
  const wish = jobsAt(usePlace())
  const list = useList(StaffJobsResource.get, wish)
  const again = useAgain(StaffJobsResource.get, wish)
  return (
    <AdminFrame section="jobs">
      <Tabs
        label={say('staff.jobFilter')}
        selected={wish.all ? 'all' : 'failed'}
        tabs={[
          { key: 'failed', label: say('staff.failedJobs'), href: '/admin/jobs/' },
          { key: 'all', label: say('staff.allJobs'), href: '/admin/jobs/?show=all' },
        ]}
      />
      {list.next === null && list.items.length === 0 ? (
        <EmptyState drawing={<EmptyBower />} sentence={say('staff.noJobs')} />
      ) : (
        <ul className={styles.rows} aria-label={say('staff.jobs')}>
          {list.items.map((job) => (
            <Row key={job.id} job={job} onRetried={again} />
          ))}
        </ul>
      )}
      <NextPage list={list} />
    </AdminFrame>
  )
}

function Row({ job, onRetried }: { job: StaffJob; onRetried: () => Promise<void> }) {
  const { ask, say } = useFrame()
  const { now, locale } = useConfig()
  const { isBusy, act } = useAct()
  const retry = () =>
    act(async () => {
      await ask(StaffJobsResource.update, { queue: job.queue, id: job.id })
      showToast({ text: say('staff.retried') })
      await onRetried()
    })
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <strong>{job.about}</strong>
        <small>
          {job.queue} · {say('staff.tries', { count: job.tries })} ·{' '}
          {relativeTime(new Date(job.created_at), new Date(now), locale)}
        </small>
        {job.error && <small>{job.error}</small>}
      </div>
      <span className={styles.badge} data-tone={job.state === 'failed' ? 'bad' : undefined}>
        {job.state}
      </span>
      {job.state === 'failed' && (
        <Button busy={isBusy} aria-label={say('staff.retryName', { name: job.about })} onClick={retry}>
          {say('staff.retry')}
        </Button>
      )}
    </li>
  )
}
