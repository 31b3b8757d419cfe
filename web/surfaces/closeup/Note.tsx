import { Pencil, StickyNote } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { useFrame } from '../../frame.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { lazyWithRetry } from '../../state/lazy-with-retry.ts'
import styles from './Note.module.css'

const NoteEditor = lazyWithRetry(async () => (await import('./NoteEditor.tsx')).NoteEditor)

/** A note to oneself, seen by the pin's owner and the people of its board, and changed where it stands. */
export function Note({ pin }: { pin: KnownPin }) {
  const { say, moreWords } = useFrame()
  const [isEdited, setIsEdited] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const mayWrite = pin.access.includes('write') && pin.note !== undefined
  const edit = () => void Promise.resolve(moreWords?.()).then(() => setIsEdited(true))
  const close = () => {
    flushSync(() => setIsEdited(false))
    // Unless someone went on elsewhere while it was saved.
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
