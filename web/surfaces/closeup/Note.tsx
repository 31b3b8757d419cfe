import { Pencil, StickyNote } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { useApp } from '../../app-context.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { lazyWithRetry } from '../../state/lazy-with-retry.ts'
import styles from './Note.module.css'

const NoteEditor = lazyWithRetry(async () => (await import('./NoteEditor.tsx')).NoteEditor)

/** Private note of a pin, visible to its owner and the board's people, and editable in place. */
export function Note({ pin }: { pin: KnownPin }) {
  const { say, moreWords } = useApp()
  const [isEdited, setIsEdited] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const mayWrite = pin.access.includes('write') && pin.note !== undefined
  const edit = () => void Promise.resolve(moreWords?.()).then(() => setIsEdited(true))
  const close = () => {
    flushSync(() => setIsEdited(false))
    // Keeps the focus elsewhere if the person moved on while the note was saved.
    if (document.activeElement === document.body) opener.current?.focus()
  }
  if (isEdited)
    return (
      <Suspense fallback={<div className={styles.note} />}>
        <NoteEditor pin={pin} onDone={close} />
      </Suspense>
    )
  if (!pin.note)
    return mayWrite ? (
      <Button
        ref={opener}
        kind="quiet"
        className={styles.addNote}
        icon={<StickyNote size={18} aria-hidden="true" />}
        onClick={edit}
      >
        {say('closeup.addNote')}
      </Button>
    ) : null
  return (
    <div className={styles.note}>
      <h2>{say('closeup.note')}</h2>
      <p>{pin.note}</p>
      {mayWrite && (
        <IconButton
          ref={opener}
          size="small"
          className={styles.editNote}
          label={say('closeup.editNote')}
          icon={<Pencil size={16} aria-hidden="true" />}
          onClick={edit}
        />
      )}
    </div>
  )
}
