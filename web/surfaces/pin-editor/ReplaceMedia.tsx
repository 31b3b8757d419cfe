import { useRef, useState } from 'react'
import { isProduct } from '#domain/rules/card/pin-type.ts'
import { Button } from '#ui/Button.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { useApp } from '../../app-context.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import { uploadFile } from '../../hooks/upload-file.ts'
import { pictureUrl } from '../../picture-urls.ts'
import type { KnownPin } from '../../state/entities.ts'
import styles from './EditPinDialog.module.css'
import type { EditedPin } from './edited-pin.ts'

type Props = {
  pin: KnownPin
  edited: EditedPin
  error: string | undefined
  onChange: (part: Partial<EditedPin>) => void
}

/** Replaces the picture, cover or video of a published pin; for a story, links to the editor of its pages. */
export function ReplaceMedia({ pin, edited, error, onChange }: Props) {
  const frame = useApp()
  const { say } = frame
  const { media_url } = useConfig()
  const [part, setPart] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const isVideo = Boolean(pin.videos ?? pin.video_status)
  const send = async (file: File) => {
    setProblem(undefined)
    setPart(0)
    const sent = await uploadFile(frame, { file, name: file.name, onProgress: setPart }).done
    setPart(undefined)
    if (sent.is !== 'sent') return setProblem(sent.is === 'refused' ? sent.message : say('shell.notSent'))
    const shown = { image_signature: sent.signature, image_ext: sent.ext }
    onChange({
      picture: { signature: sent.signature, url: pictureUrl(media_url, shown, '236x') ?? '' },
      ...(sent.videoId && { videoId: sent.videoId }),
    })
  }
  if (pin.story_pin_data) return <Button href={`/story-pin-builder/?pin=${pin.id}`}>{say('edit.editPages')}</Button>
  if (pin.carousel_data || pin.embed || (isProduct(pin) && !isVideo)) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that belong together are no fieldset
    <div role="group" aria-label={say('edit.seen')} className={styles.seen}>
      {edited.picture && <img src={edited.picture.url} alt={say('edit.newPicture')} />}
      <FileChoice
        label={say(isVideo ? 'edit.replaceCover' : 'edit.replacePicture')}
        accept="image/*"
        isBusy={part !== undefined}
        onFile={(file) => void send(file)}
      />
      {isVideo && (
        <FileChoice
          label={say('edit.replaceVideo')}
          accept="video/mp4,video/quicktime,video/webm"
          isBusy={part !== undefined}
          onFile={(file) => void send(file)}
        />
      )}
      {part !== undefined && <ProgressBar label={say('edit.seen')} value={part < 1 ? part : undefined} />}
      {(problem ?? error) && <p role="alert">{problem ?? error}</p>}
      {edited.picture && <p>{say('edit.seenSoon')}</p>}
    </div>
  )
}

type Choice = { label: string; accept: string; isBusy: boolean; onFile: (file: File) => void }

function FileChoice({ label, accept, isBusy, onFile }: Choice) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button disabled={isBusy} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) onFile(file)
          event.target.value = ''
        }}
      />
    </>
  )
}
