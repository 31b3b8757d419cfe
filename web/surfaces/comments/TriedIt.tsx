import { CircleCheckBig, ImagePlus, X } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { COMMENT_MAX } from '#domain/constants/limits.ts'
import type { Comment } from '#domain/entities/comment.ts'
import { DidItActivityResource } from '#domain/resources/comments.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { useApp } from '../../app-context.tsx'
import { isAskRefusal, makeIdempotencyKey } from '../../ask.ts'
import type { KnownPin } from '../../state/entities.ts'
import styles from './TriedIt.module.css'
import { usePictureUpload } from './use-picture-upload.ts'

type Props = { pin: KnownPin; onTried: (comment: Comment) => void }

/** "I tried it" form: a text, a picture of the result, or both. */
export function TriedIt({ pin, onTried }: Props) {
  const { ask, say } = useApp()
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const picture = usePictureUpload()
  const file = useRef<HTMLInputElement>(null)
  const intent = useRef({ wish: '', key: '' })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || picture.isSending) return
    if (!text.trim() && !picture.signature) return setError(say('comment.emptyTry'))
    const wish = { pin_id: pin.id, details: text, ...(picture.signature && { image_signature: picture.signature }) }
    if (intent.current.wish !== JSON.stringify(wish))
      intent.current = { wish: JSON.stringify(wish), key: makeIdempotencyKey() }
    setIsBusy(true)
    try {
      const tried = await ask(DidItActivityResource.create, wish, { key: intent.current.key })
      onTried(tried.aggregated_comment)
      setOpen(false)
      setText('')
      setError(undefined)
      picture.clear()
    } catch (thrown) {
      if (!isAskRefusal(thrown)) throw thrown
      setError(thrown.message)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <>
      <Button
        kind="quiet"
        className={styles.tried}
        icon={<CircleCheckBig size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {say('comments.iTried')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={say('comments.iTried')}
        closeLabel={say('shell.close')}
        size="small"
        footer={
          <Button kind="primary" type="submit" form={`tried-${pin.id}`} busy={isBusy}>
            {say('comments.send')}
          </Button>
        }
      >
        <form id={`tried-${pin.id}`} className={styles.try} onSubmit={(event) => void submit(event)} noValidate>
          <TextArea
            label={say('comments.triedHint')}
            limit={COMMENT_MAX}
            value={text}
            error={error ?? picture.error}
            data-autofocus=""
            onChange={(event) => setText(event.target.value)}
          />
          <input
            ref={file}
            type="file"
            accept="image/*"
            hidden
            onChange={(event) => {
              const chosen = event.target.files?.[0]
              if (chosen) picture.send(chosen)
              event.target.value = ''
            }}
          />
          {picture.preview ? (
            <div className={styles.preview}>
              <img src={picture.preview} alt={say('comments.ownPicture')} />
              {picture.isSending && (
                <span role="status" className={styles.sending}>
                  <Spinner />
                  <span className="visually-hidden">{say('comments.uploading')}</span>
                </span>
              )}
              <IconButton
                className={styles.remove}
                kind="onPicture"
                size="small"
                label={say('comments.removePicture')}
                icon={<X size={18} aria-hidden="true" />}
                onClick={picture.clear}
              />
            </div>
          ) : (
            <Button icon={<ImagePlus size={20} aria-hidden="true" />} onClick={() => file.current?.click()}>
              {say('comments.picture')}
            </Button>
          )}
        </form>
      </Dialog>
    </>
  )
}
