import { ChevronDown } from 'lucide-react'
import { Suspense } from 'react'
import type { SavePlace } from '#domain/rules/save/save-place.ts'
import { classes } from '#ui/classes.ts'
import { Popover } from '#ui/Popover.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { useSay } from '../../frame.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import type { KnownPin } from '../../state/entities.ts'
import { lazyWithRetry } from '../../state/lazy-with-retry.ts'
import { requireLogin } from '../../state/login-prompt.ts'
import styles from './SaveButton.module.css'

const BoardPicker = lazyWithRetry(async () => (await import('./BoardPicker.tsx')).BoardPicker)

type Props = {
  pin: KnownPin
  where: 'card' | 'closeup'
  /** The board named on it. */
  board: string
  onPick: (place: SavePlace, isSecond: boolean) => void
}

/** Names the board that a save goes to, and opens the picker of boards. */
export function PlaceChooser({ pin, where, board, onPick }: Props) {
  const say = useSay()
  const { is_auth } = useViewer()
  const look = classes(styles.chooser, styles[where])
  const inside = (
    <>
      <span dir="auto">{board}</span>
      <ChevronDown size={20} aria-hidden="true" />
    </>
  )
  const label = say('save.choose', { board })
  if (!is_auth) {
    const askLogin = () => requireLogin({ reason: 'save', pin_id: pin.id })
    return (
      <button type="button" className={look} aria-label={label} onClick={askLogin}>
        {inside}
      </button>
    )
  }
  return (
    <Popover
      label={say('picker.title')}
      placement={where === 'closeup' ? 'bottom-end' : 'bottom-start'}
      className={styles.layer}
      trigger={(props) => (
        <button type="button" {...props} className={look} aria-label={label} data-chooser="">
          {inside}
        </button>
      )}
    >
      {(close) => (
        <Suspense fallback={<Spinner label={say('picker.loading')} />}>
          <BoardPicker
            pin={pin}
            profileLabel={say('picker.toProfile')}
            onPick={(place, isSecond) => {
              close()
              onPick(place, isSecond)
            }}
          />
        </Suspense>
      )}
    </Popover>
  )
}
