import { type StaffJob, StaffJobsResource } from '#domain/resources/staff.ts'
import { formatRelativeTime } from '#domain/rules/format/dates.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/Rows.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useApp, useSay } from '../../app-context.tsx'
import { useConfig, useList } from '../../hooks/hooks.ts'
import { useBusyAction } from '../../hooks/use-busy-action.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import { RowList } from '../rows/RowList.tsx'
import { AdminFrame } from './AdminFrame.tsx'
import { parseJobListOptions } from './asks.ts'
import { useRefetchFirstPage } from './use-refetch-first-page.ts'

/**
 * Page with jobs that failed permanently, to be retried once the cause is fixed, and jobs that have waited too long.
 */
export function Jobs() {
  const say = useSay()
  const wish = parseJobListOptions(useRouteLocation())
  const list = useList(StaffJobsResource.get, wish)
  const again = useRefetchFirstPage(StaffJobsResource.get, wish)
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
      <RowList
        list={list}
        label={say('staff.jobs')}
        empty={say('staff.noJobs')}
        row={(job) => <JobRow key={job.id} job={job} onRetried={again} />}
      />
    </AdminFrame>
  )
}

function JobRow({ job, onRetried }: { job: StaffJob; onRetried: () => Promise<void> }) {
  const { ask, say } = useApp()
  const { now, locale } = useConfig()
  const { isBusy, act } = useBusyAction()
  const retry = () =>
    act(async () => {
      await ask(StaffJobsResource.update, { queue: job.queue, id: job.id })
      showToast({ text: say('staff.retried') })
      await onRetried()
    })
  return (
    <Row
      end={
        <>
          <JobBadge job={job} />
          {job.state === 'failed' && (
            <Button busy={isBusy} aria-label={say('staff.retryName', { name: job.about })} onClick={retry}>
              {say('staff.retry')}
            </Button>
          )}
        </>
      }
    >
      <strong>{job.about}</strong>
      <small>
        {job.queue} · {say('staff.tries', { count: job.tries })} ·{' '}
        {formatRelativeTime(new Date(job.created_at), new Date(now), locale)}
      </small>
      {job.error && <small>{job.error}</small>}
    </Row>
  )
}

function JobBadge({ job: { state, is_late } }: { job: StaffJob }) {
  const say = useSay()
  if (is_late) return <Badge tone="accent">{say('staff.job_late')}</Badge>
  return <Badge tone={state === 'failed' ? 'danger' : 'plain'}>{say(`staff.job_${state}`)}</Badge>
}
