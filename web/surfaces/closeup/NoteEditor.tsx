import { type FormEvent, useEffect, useRef, useState } from 'react'
import { NOTE_MAX } from '#domain/constants/limits.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { Button } from '#ui/Button.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { isRefused } from '../../ask.ts'
import { useFrame } from '../../frame.tsx'
import { useUnsaved } from '../../router/unsaved.ts'
import type { KnownPin } from '../../state/entities.ts'
import styles from './Note.module.css'

type Props = { pin: KnownPin; onDone: () => void }

/** The note in a field; an empty one is none. */
export function NoteEditor({ pin, onDone }: Props) {
  const { ask, say } = useFrame()
  const before = pin.note ?? ''
  const [text, setText] = useState(before)
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useUnsaved(text !== before)
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
      if (!isRefused(thrown)) throw thrown
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
