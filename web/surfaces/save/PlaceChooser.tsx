import { ChevronDown } from 'lucide-react'
import { type Ref, Suspense } from 'react'
import type { SavePlace } from '#domain/rules/save/save-place.ts'
import { classes } from '#ui/classes.ts'
import { Popover, type PopoverHandle } from '#ui/Popover.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { useApp } from '../../app-context.tsx'
import { lazyWithTranslations } from '../../hooks/lazy-with-translations.ts'
import type { KnownPin } from '../../state/entities.ts'
import styles from './SaveButton.module.css'

const boardPicker = lazyWithTranslations(async () => (await import('./BoardPicker.tsx')).BoardPicker)

type Props = {
  ref: Ref<PopoverHandle>
  pin: KnownPin
  where: 'card' | 'closeup'
  /** Name of the board to save to; undefined if a tap on Save asks for one. */
  board: string | undefined
  onPick: (place: SavePlace, isSecond: boolean) => void
}

/** Shows the board that a save goes to and opens the board picker. */
export function PlaceChooser({ ref, pin, where, board, onPick }: Props) {
  const frame = useApp()
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
      ref={ref}
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
