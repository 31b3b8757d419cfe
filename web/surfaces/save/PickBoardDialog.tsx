import type { SavePlace } from '#domain/rules/save/save-place.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { useSay } from '../../app-context.tsx'
import type { KnownPin } from '../../state/entities.ts'
import styles from './BoardPicker.module.css'
import { BoardPicker } from './BoardPicker.tsx'

type Props = {
  pin: KnownPin
  open: boolean
  onClose: () => void
  onPick: (place: SavePlace, isSecond: boolean) => void
}

/** The board picker in a dialog. */
export function PickBoardDialog({ pin, open, onClose, onPick }: Props) {
  const say = useSay()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={say('picker.title')}
      closeLabel={say('shell.close')}
      size="small"
      className={styles.dialog ?? ''}
    >
      <BoardPicker pin={pin} profileLabel={say('picker.toProfile')} onPick={onPick} />
    </Dialog>
  )
}
