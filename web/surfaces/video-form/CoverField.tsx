import { ImageUp } from 'lucide-react'
import { useState } from 'react'
import type { DraftPicture } from '#domain/entities/draft.ts'
import { VideoCoverResource } from '#domain/resources/videos.ts'
import { Button } from '#ui/Button.tsx'
import { useApp } from '../../app-context.tsx'
import { isAskRefusal } from '../../ask.ts'
import { uploadPicture } from '../../hooks/upload-picture.ts'
import { FileButton } from '../drafts/FileButton.tsx'
import { ACCEPTED_PICTURE_TYPES, findPictureProblem } from '../drafts/file-problems.ts'
import { isVideoInProgress, type VideoUploadStatus } from '../video-made/use-video-upload-status.ts'
import styles from './VideoField.module.css'

type Props = { made: VideoUploadStatus; cover: string | undefined; onPick: (picture: DraftPicture) => void }

/** Chooses a video's cover: one of its frames, or a file. */
export function CoverField({ made, cover, onPick }: Props) {
  const { ask, say, store } = useApp()
  const [picked, setPicked] = useState<{ frame: number; signature: string }>()
  const [busy, setBusy] = useState<number | 'file'>()
  const [problem, setProblem] = useState<string>()
  const pickFrame = async (frame: number) => {
    setBusy(frame)
    setProblem(undefined)
    try {
      const { picture } = await ask(VideoCoverResource.create, { video_id: made.id, frame })
      setPicked({ frame, signature: picture.signature })
      onPick(picture)
    } catch (thrown) {
      if (!isAskRefusal(thrown)) throw thrown
      setProblem(thrown.message)
    }
    setBusy(undefined)
  }
  const pickFile = async (file: File) => {
    const wrong = findPictureProblem(file)
    setProblem(wrong && say(wrong))
    if (wrong) return
    setBusy('file')
    const sent = await uploadPicture({ file, name: file.name, viewer: store.get().viewer.id }).done
    setBusy(undefined)
    if (sent.is === 'sent') {
      const { is: _, videoId: __, ...picture } = sent
      onPick(picture)
    } else setProblem(sent.is === 'refused' ? sent.message : say('create.networkFailed'))
  }
  return (
    <fieldset className={styles.cover} aria-busy={busy !== undefined}>
      <legend>{say('video.cover')}</legend>
      {isVideoInProgress(made) ? (
        <p className={styles.hint}>{say('video.coverSoon')}</p>
      ) : (
        <ul className={styles.frames}>
          {made.frames.map((address, at) => (
            <li key={address}>
              <button
                type="button"
                aria-pressed={picked?.frame === at + 1 && picked.signature === cover}
                aria-label={say('video.frame', { number: at + 1, count: made.frames.length })}
                disabled={busy !== undefined}
                onClick={() => void pickFrame(at + 1)}
              >
                <img src={address} alt="" style={{ aspectRatio: `${made.width} / ${made.height}` }} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {problem && (
        <p role="alert" className={styles.error}>
          {problem}
        </p>
      )}
      <FileButton
        label={say('video.uploadCover')}
        accept={ACCEPTED_PICTURE_TYPES}
        isOne={true}
        onFiles={([file]) => file && void pickFile(file)}
      >
        {(open) => (
          <Button busy={busy === 'file'} icon={<ImageUp size={20} aria-hidden="true" />} onClick={open}>
            {say('video.uploadCover')}
          </Button>
        )}
      </FileButton>
    </fieldset>
  )
}
