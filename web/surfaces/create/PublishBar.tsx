import { useSyncExternalStore } from 'react'
import { Button } from '#ui/Button.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { useFrame } from '../../frame.tsx'
import { comingTo, slotsComing } from '../drafts/carousel-slots.ts'
import type { Draft } from '../drafts/draft.ts'
import { movingIn, pageFiles } from '../drafts/page-files.ts'
import { publish } from '../drafts/publish.ts'
import { schedule } from '../drafts/schedule.ts'
import styles from './PublishBar.module.css'

type Props = { draft: Draft; drafts: readonly Draft[]; progress: { done: number; count: number } | undefined }

/** Publishes the chosen draft or all of them; says how far that is. */
export function PublishBar({ draft, drafts, progress }: Props) {
  const frame = useFrame()
  const { say } = frame
  const isLater = draft.publishAt !== undefined
  const coming = useSyncExternalStore(
    pageFiles.subscribe,
    () => movingIn(draft.key).length,
    () => 0,
  )
  const slots = useSyncExternalStore(
    slotsComing.subscribe,
    () => comingTo(draft.key),
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
            void publish(
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
        onClick={() => void (isLater ? schedule(frame, draft.key) : publish(frame, [draft.key]))}
      >
        {say(isLater ? 'create.schedule' : draft.edits ? 'story.saveChanges' : 'create.publish')}
      </Button>
    </div>
  )
}
