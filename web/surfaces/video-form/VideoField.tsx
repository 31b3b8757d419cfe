import { CircleAlert, Film } from 'lucide-react'
import type { DraftPicture } from '#domain/entities/draft.ts'
import type { Id } from '#domain/id.ts'
import { VideoUploadResource } from '#domain/resources/videos.ts'
import { Button } from '#ui/Button.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { useApp } from '../../app-context.tsx'
import { FileButton } from '../drafts/FileButton.tsx'
import { ACCEPTED_VIDEO_TYPES } from '../drafts/file-problems.ts'
import { isVideoInProgress, useVideoUploadStatus } from '../video-made/use-video-upload-status.ts'
import { CaptionsField } from './CaptionsField.tsx'
import { CoverField } from './CoverField.tsx'
import styles from './VideoField.module.css'

type Props = {
  videoId: Id
  /** The signature of the cover picture. */
  cover: string | undefined
  onCover: (picture: DraftPicture) => void
  onFile: (file: File) => void
}

/**
 * The viewer's uploaded video, during and after processing: progress, cover, captions, and replacement by another file
 * (create.17).
 */
export function VideoField({ videoId, cover, onCover, onFile }: Props) {
  const { ask, say } = useApp()
  const { made, lookAgain } = useVideoUploadStatus(videoId)
  const isFailed = made?.state === 'failed' || made?.state === 'cancelled'
  return (
    <section className={styles.video} aria-label={say('video.title')}>
      <h3>{say('video.title')}</h3>
      {made && isVideoInProgress(made) && (
        <div className={styles.making}>
          <ProgressBar label={say('player.progress')} value={made.progress / 100} />
          <span role="status">{say('video.making', { percent: made.progress })}</span>
          <Button
            kind="quiet"
            onClick={() => void ask(VideoUploadResource.delete, { video_id: videoId }).then(lookAgain, () => {})}
          >
            {say('player.stopMaking')}
          </Button>
        </div>
      )}
      {isFailed && (
        <p role="alert" className={styles.failed}>
          <CircleAlert size={20} aria-hidden="true" />
          {made.message}
        </p>
      )}
      {made && !isFailed && <CoverField made={made} cover={cover} onPick={onCover} />}
      {made && !isFailed && <CaptionsField made={made} onChanged={lookAgain} />}
      <FileButton
        label={say('video.another')}
        accept={ACCEPTED_VIDEO_TYPES}
        onFiles={([file]) => file && onFile(file)}
        isOne={true}
      >
        {(open) => (
          <Button kind={isFailed ? 'primary' : 'secondary'} onClick={open} icon={<Film size={20} aria-hidden="true" />}>
            {say('video.another')}
          </Button>
        )}
      </FileButton>
    </section>
  )
}
