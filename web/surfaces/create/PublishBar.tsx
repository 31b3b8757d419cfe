import { Button } from '#ui/Button.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { useFrame } from '../../frame.tsx'
import type { Draft } from './draft.ts'
import styles from './PublishBar.module.css'
import { publish } from './publish.ts'

type Props = { draft: Draft; drafts: readonly Draft[]; progress: { done: number; count: number } | undefined }

/** Publishes the chosen draft or all of them; says how far that is. */
export function PublishBar({ draft, drafts, progress }: Props) {
  const frame = useFrame()
  const { say } = frame
  const isOnItsWay = draft.upload.at === 'waiting' || draft.upload.at === 'sending'
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
      {drafts.length > 1 && (
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
        onClick={() => void publish(frame, [draft.key])}
      >
        {say('create.publish')}
      </Button>
    </div>
  )
}
