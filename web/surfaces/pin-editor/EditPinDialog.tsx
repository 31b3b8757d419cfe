import { Trash2 } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { ALT_TEXT_MAX, DESCRIPTION_MAX, NOTE_MAX, TITLE_MAX } from '#domain/constants/limits.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Switch } from '#ui/Switch.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useApp } from '../../app-context.tsx'
import { isAskRefusal, makeIdempotencyKey } from '../../ask.ts'
import { useViewer } from '../../hooks/hooks.ts'
import { mayDiscardChanges, useUnsavedWarning } from '../../router/unsaved-changes.ts'
import type { KnownPin } from '../../state/entities.ts'
import { MentionArea } from '../comments/MentionArea.tsx'
import { BoardField } from '../save/BoardField.tsx'
import { REFETCH_AFTER_SAVE } from '../save/refetch-after-save.ts'
import { showRefusalToast } from '../save/show-refusal-toast.ts'
import { useDeletePinWithUndo } from '../save/use-delete-pin.ts'
import styles from './EditPinDialog.module.css'
import { type EditedPin, toEditedPin, toPinChanges } from './edited-pin.ts'
import { ReplaceMedia } from './ReplaceMedia.tsx'

type Props = { pin: KnownPin; open: boolean; onClose: () => void }
type Errors = Partial<Record<string, string>>

/** Dialog that edits the texts and the board of one's own pin, or deletes it. */
export function EditPinDialog({ pin, open, onClose }: Props) {
  const { store, ask, say } = useApp()
  const formId = useId()
  const [before, setBefore] = useState(() => toEditedPin(pin))
  const [edited, setEdited] = useState(before)
  const [errors, setErrors] = useState<Errors>({})
  const [isBusy, setIsBusy] = useState(false)
  const intent = useRef({ wish: '', key: '' })
  const deletePin = useDeletePinWithUndo(pin)
  const viewer = useViewer()
  const isMaker = !pin.is_repin && pin.pinner?.id === viewer.id
  const changes = toPinChanges(before, edited)
  const isChanged = Object.keys(changes).length > 0
  useUnsavedWarning(open && isChanged)
  const close = () => {
    if (isChanged && !mayDiscardChanges(say('shell.leave'))) return
    onClose()
    setEdited(before)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (!isChanged) return onClose()
    const wish = JSON.stringify(changes)
    if (intent.current.wish !== wish) intent.current = { wish, key: makeIdempotencyKey() }
    setIsBusy(true)
    try {
      await ask(PinResource.update, { id: pin.id, ...changes }, { key: intent.current.key, reason: 'edit' })
      store.invalidate(...REFETCH_AFTER_SAVE)
      setBefore(edited)
      if (edited.picture || edited.videoId)
        store.take(PinResource.get, { id: pin.id }, await ask(PinResource.get, { id: pin.id }))
      showToast({ text: say('edit.saved') })
      onClose()
    } catch (thrown) {
      if (isAskRefusal(thrown) && thrown.field) setErrors({ [thrown.field]: thrown.message })
      else showRefusalToast(thrown)
    } finally {
      setIsBusy(false)
    }
  }
  const field = (name: 'title' | 'link' | 'alt_text' | 'note') => ({
    value: edited[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }, name),
  })
  function change(part: Partial<EditedPin>, name: string) {
    setEdited((now) => ({ ...now, ...part }))
    setErrors(({ [name]: _, ...others }) => others)
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={say('edit.title')}
      closeLabel={say('shell.close')}
      footer={
        <>
          <Button
            kind="quiet"
            className={styles.delete}
            icon={<Trash2 size={20} aria-hidden="true" />}
            onClick={() => {
              setEdited(before)
              onClose()
              void deletePin()
            }}
          >
            {say('edit.delete')}
          </Button>
          <Button onClick={close}>{say('edit.cancel')}</Button>
          <Button kind="primary" type="submit" form={formId} busy={isBusy}>
            {say('edit.save')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        {isMaker && (
          <ReplaceMedia
            pin={pin}
            edited={edited}
            error={errors.image_signature ?? errors.video_id}
            onChange={(part) => change(part, 'image_signature')}
          />
        )}
        <BoardField
          label={say('edit.board')}
          place={edited.place}
          error={errors.board_id ?? errors.board_section_id}
          onPick={(place) => change({ place }, 'board_id')}
        />
        <TextField label={say('edit.pinTitle')} limit={TITLE_MAX} data-autofocus="" {...field('title')} />
        <MentionArea
          label={say('edit.description')}
          limit={DESCRIPTION_MAX}
          value={edited.description}
          error={errors.description}
          onType={(description) => change({ description }, 'description')}
        />
        <TextField label={say('edit.link')} type="url" inputMode="url" {...field('link')} />
        <TextArea
          label={say('edit.altText')}
          hint={say('edit.altTextHint')}
          limit={ALT_TEXT_MAX}
          rows={2}
          {...field('alt_text')}
        />
        <TextArea label={say('edit.note')} hint={say('edit.noteHint')} limit={NOTE_MAX} rows={2} {...field('note')} />
        {isMaker && (
          <>
            <Switch
              label={say('edit.comments')}
              hint={say('edit.commentsHint')}
              checked={edited.isTalkedAbout}
              onChange={(event) => change({ isTalkedAbout: event.target.checked }, 'is_comments_allowed')}
            />
            <Switch
              label={say('edit.reactions')}
              hint={say('edit.commentsHint')}
              checked={edited.isReactedTo}
              onChange={(event) => change({ isReactedTo: event.target.checked }, 'reactions_disabled')}
            />
          </>
        )}
      </form>
    </Dialog>
  )
}
