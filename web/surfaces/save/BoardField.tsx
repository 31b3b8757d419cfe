import { ChevronDown, Lock } from 'lucide-react'
import { Suspense } from 'react'
import type { SavePlace } from '#domain/rules/save/save-place.ts'
import { Field } from '#ui/Field.tsx'
import { Popover } from '#ui/Popover.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { useSay } from '../../app-context.tsx'
import { lazyWithRetry } from '../../state/lazy-with-retry.ts'
import styles from './BoardField.module.css'

const BoardPicker = lazyWithRetry(async () => (await import('./BoardPicker.tsx')).BoardPicker)

type Props = {
  label: string
  place: SavePlace
  error?: string | undefined
  onPick: (place: SavePlace) => void
}

/** A form field for choosing a board or a section. */
export function BoardField({ label, place: { board, section }, error, onPick }: Props) {
  const say = useSay()
  const name = section && board ? `${board.name} › ${section.title}` : (board?.name ?? say('picker.profile'))
  return (
    <Field label={label} error={error}>
      {(ties) => (
        <Popover
          label={say('picker.boards')}
          className={styles.layer}
          trigger={(props) => (
            <button
              type="button"
              {...props}
              id={ties.id}
              aria-describedby={ties['aria-describedby']}
              aria-label={`${label}: ${name}`}
              className={styles.field}
            >
              {board?.privacy === 'secret' && <Lock size={16} role="img" aria-label={say('picker.secret')} />}
              <span>{name}</span>
              <ChevronDown size={20} aria-hidden="true" />
            </button>
          )}
        >
          {(close) => (
            <Suspense fallback={<Spinner label={say('picker.loading')} />}>
              <BoardPicker
                profileLabel={say('picker.profile')}
                onPick={(place) => {
                  close()
                  onPick(place)
                }}
              />
            </Suspense>
          )}
        </Popover>
      )}
    </Field>
  )
}
