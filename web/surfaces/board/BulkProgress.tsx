import { useSyncExternalStore } from 'react'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { useSay } from '../../frame.tsx'
import styles from './BulkProgress.module.css'
import { bulkAtWork } from './bulk-work.ts'

/** How far a large change is. */
export function BulkProgress() {
  const say = useSay()
  const job = useSyncExternalStore(
    bulkAtWork.subscribe,
    () => bulkAtWork.getState().job,
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
