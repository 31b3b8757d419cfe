import { CircleAlert, Film } from 'lucide-react'
import type { DraftPicture } from '#domain/entities/draft.ts'
import type { Id } from '#domain/id.ts'
import { VideoUploadResource } from '#domain/resources/videos.ts'
import { Button } from '#ui/Button.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { useFrame } from '../../frame.tsx'
import { FileButton } from '../drafts/FileButton.tsx'
import { ACCEPTED_VIDEOS } from '../drafts/upload-queue.ts'
import { isBeingMade, useMadeVideo } from '../video-made/use-made-video.ts'
import { CaptionsField } from './CaptionsField.tsx'
import { CoverField } from './CoverField.tsx'
import styles from './VideoField.module.css'

type Props = {
  videoId: Id
  /** The signature of its cover. */
  cover: string | undefined
  onCover: (picture: DraftPicture) => void
  onFile: (file: File) => void
}

/** Create.17. One's own video while it is made and after: how far it is, its cover, its captions, and another file in its place. */
export function VideoField({ videoId, cover, onCover, onFile }: Props) {
  const { ask, say } = useFrame()
  const { made, lookAgain } = useMadeVideo(videoId)
  const isFailed = made?.state === 'failed' || made?.state === 'cancelled'
  return (
    <section className={styles.video} aria-label={say('video.title')}>
      <h3>{say('video.title')}</h3>
      {made && isBeingMade(made) && (
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
        accept={ACCEPTED_VIDEOS}
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
