import { useSyncExternalStore } from 'react'
import { Button } from '#ui/Button.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { useApp } from '../../app-context.tsx'
import { countPendingSlots, pendingSlotsStore } from '../drafts/carousel-slots.ts'
import type { LocalDraft } from '../drafts/local-draft.ts'
import { listPendingPageFiles, pageFilesStore } from '../drafts/page-files.ts'
import { publishDrafts } from '../drafts/publish-drafts.ts'
import { scheduleLocalDraft } from '../drafts/schedule-draft.ts'
import styles from './PublishBar.module.css'

type Props = { draft: LocalDraft; drafts: readonly LocalDraft[]; progress: { done: number; count: number } | undefined }

/** Publishes the selected draft or all of them, and shows the progress. */
export function PublishBar({ draft, drafts, progress }: Props) {
  const frame = useApp()
  const { say } = frame
  const isLater = draft.publishAt !== undefined
  const coming = useSyncExternalStore(
    pageFilesStore.subscribe,
    () => listPendingPageFiles(draft.key).length,
    () => 0,
  )
  const slots = useSyncExternalStore(
    pendingSlotsStore.subscribe,
    () => countPendingSlots(draft.key),
    () => 0,
  )
  const isOnItsWay = draft.upload.at === 'waiting' || draft.upload.at === 'sending' || coming + slots > 0
  const says = progress
    ? progress.count > 1
      ? say('create.publishing', progress)
      : isOnItsWay && say('create.waitsForUpload')
    : undefined
  return (
    <div className={styles.bar}>
      <div className={styles.progress} role="status">
        {progress && progress.count > 1 && (
          <ProgressBar label={say('create.publish')} value={progress.done / progress.count} />
        )}
        {says && <span>{says}</span>}
      </div>
      {drafts.length > 1 && !isLater && (
        <Button
          size="large"
          busy={progress !== undefined && progress.count > 1}
          onClick={() =>
            void publishDrafts(
              frame,
              drafts.map(({ key }) => key),
            )
          }
        >
          {say('create.publishAll', { count: drafts.length })}
        </Button>
      )}
      <Button
        kind="primary"
        size="large"
        busy={draft.publishing !== 'no'}
        onClick={() => void (isLater ? scheduleLocalDraft(frame, draft.key) : publishDrafts(frame, [draft.key]))}
      >
        {say(isLater ? 'create.schedule' : draft.edits ? 'story.saveChanges' : 'create.publish')}
      </Button>
    </div>
  )
}
