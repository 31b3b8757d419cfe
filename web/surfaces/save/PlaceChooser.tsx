import { ChevronDown } from 'lucide-react'
import { Suspense } from 'react'
import type { SavePlace } from '#domain/rules/save/save-place.ts'
import { classes } from '#ui/classes.ts'
import { Popover } from '#ui/Popover.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { useFrame } from '../../frame.tsx'
import { lazyWithWords } from '../../hooks/lazy-with-words.ts'
import type { KnownPin } from '../../state/entities.ts'
import styles from './SaveButton.module.css'

const boardPicker = lazyWithWords(async () => (await import('./BoardPicker.tsx')).BoardPicker)

type Props = {
  pin: KnownPin
  where: 'card' | 'closeup'
  /** The board that a save goes to; none where a tap on Save asks for one. */
  board: string | undefined
  onPick: (place: SavePlace, isSecond: boolean) => void
}

/** Names the board that a save goes to, or asks for one, and opens the picker of boards. */
export function PlaceChooser({ pin, where, board, onPick }: Props) {
  const frame = useFrame()
  const { say } = frame
  const BoardPicker = boardPicker(frame)
  const look = classes(styles.chooser, styles[where])
  const inside = (
    <>
      <span dir="auto">{board ?? say('save.pick')}</span>
      <ChevronDown size={20} aria-hidden="true" />
    </>
  )
  const label = board === undefined ? say('save.pick') : say('save.choose', { board })
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
