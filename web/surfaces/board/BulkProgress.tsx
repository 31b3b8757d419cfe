import { useSyncExternalStore } from 'react'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { useSay } from '../../app-context.tsx'
import styles from './BulkProgress.module.css'
import { runningBulkJobStore } from './bulk-job.ts'

/** Progress of a bulk change. */
export function BulkProgress() {
  const say = useSay()
  const job = useSyncExternalStore(
    runningBulkJobStore.subscribe,
    () => runningBulkJobStore.getState().job,
    () => undefined,
  )
  if (!job) return null
  const words = say('organize.working', { done: job.done, total: job.total })
  return (
    <div className={styles.progress} role="status">
      <ProgressBar label={say('organize.bar')} value={job.total ? job.done / job.total : undefined} />
      {words}
    </div>
  )
}
