import { type FormEvent, useEffect, useRef, useState } from 'react'
import { NOTE_MAX } from '#domain/constants/limits.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { Button } from '#ui/Button.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useApp } from '../../app-context.tsx'
import { isAskRefusal } from '../../ask.ts'
import { useUnsavedWarning } from '../../router/unsaved-changes.ts'
import type { KnownPin } from '../../state/entities.ts'
import styles from './Note.module.css'

type Props = { pin: KnownPin; onDone: () => void }

/** Text field for the note; saving an empty text deletes the note. */
export function NoteEditor({ pin, onDone }: Props) {
  const { ask, say } = useApp()
  const before = pin.note ?? ''
  const [text, setText] = useState(before)
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useUnsavedWarning(text !== before)
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (text.trim() === before) return onDone()
    setIsBusy(true)
    try {
      await ask(PinResource.update, { id: pin.id, note: text }, { reason: 'edit' })
      showToast({ text: say('note.saved') })
      onDone()
    } catch (thrown) {
      if (!isAskRefusal(thrown)) throw thrown
      setError(thrown.message)
      setIsBusy(false)
    }
  }
  return (
    <form ref={form} className={styles.note} onSubmit={(event) => void save(event)} noValidate>
      <TextArea
        label={say('closeup.note')}
        hint={say('edit.noteHint')}
        rows={2}
        limit={NOTE_MAX}
        value={text}
        error={error}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          onDone()
        }}
      />
      <div className={styles.noteButtons}>
        <Button kind="quiet" onClick={onDone}>
          {say('edit.cancel')}
        </Button>
        <Button kind="primary" type="submit" busy={isBusy}>
          {say('edit.save')}
        </Button>
      </div>
    </form>
  )
}
