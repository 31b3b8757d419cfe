import { Film, ImageUp, Type } from 'lucide-react'
import { IconButton } from '#ui/IconButton.tsx'
import { useFrame } from '../../frame.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import { pictureUrl } from '../../picture.ts'
import type { StoryPage } from '../drafts/draft.ts'
import { FileButton } from '../drafts/FileButton.tsx'
import { isBeingMade, useMadeVideo } from '../video-made/use-made-video.ts'
import styles from './StoryField.module.css'

type Props = { page: StoryPage; name: string; onFile: (file: File) => void }

/** What is seen on a page, small; a video says how far it is. Another file takes its place. */
export function PageMedia({ page: { picture, video }, name, onFile }: Props) {
  const { say } = useFrame()
  const { media_url } = useConfig()
  const { made } = useMadeVideo(video?.id)
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
          {made && isBeingMade(made) && say('player.percent', { percent: made.progress })}
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
