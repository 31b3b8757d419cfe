import { Film, ImageUp, Type } from 'lucide-react'
import { IconButton } from '#ui/IconButton.tsx'
import { useApp } from '../../app-context.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import { pictureUrl } from '../../picture-urls.ts'
import { FileButton } from '../drafts/FileButton.tsx'
import type { DraftStoryPage } from '../drafts/local-draft.ts'
import { isVideoInProgress, useVideoUploadStatus } from '../video-made/use-video-upload-status.ts'
import styles from './StoryField.module.css'

type Props = { page: DraftStoryPage; name: string; onFile: (file: File) => void }

/** A thumbnail of a page's picture or video with its progress; another file replaces it. */
export function PageMedia({ page: { picture, video }, name, onFile }: Props) {
  const { say } = useApp()
  const { media_url } = useConfig()
  const { made } = useVideoUploadStatus(video?.id)
  const isFailed = made?.state === 'failed' || made?.state === 'cancelled'
  return (
    <div className={styles.media} style={{ backgroundColor: picture?.color }}>
      {picture ? (
        <img
          src={pictureUrl(media_url, { image_signature: picture.signature, image_ext: picture.ext }, '236x')}
          alt=""
          draggable={false}
        />
      ) : (
        <Type size={24} aria-hidden="true" />
      )}
      {video && (
        <span className={styles.badge} role={isFailed ? 'alert' : undefined}>
          <Film size={14} aria-hidden="true" />
          {made && isVideoInProgress(made) && say('player.percent', { percent: made.progress })}
          {isFailed && made.message}
          {made?.state === 'ready' && say('video.title')}
        </span>
      )}
      <FileButton label={say('story.replaceSeen', { name })} isOne={true} onFiles={([file]) => file && onFile(file)}>
        {(open) => (
          <IconButton
            kind="onPicture"
            size="small"
            className={styles.replace}
            label={say(picture ? 'story.replaceSeen' : 'story.giveSeen', { name })}
            icon={<ImageUp size={16} aria-hidden="true" />}
            onClick={open}
          />
        )}
      </FileButton>
    </div>
  )
}
