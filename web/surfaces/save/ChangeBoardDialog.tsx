import type { SavePlace } from '#domain/rules/save/save-place.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { useSay } from '../../frame.tsx'
import styles from './BoardPicker.module.css'
import { BoardPicker } from './BoardPicker.tsx'

type Props = { open: boolean; onClose: () => void; onPick: (place: SavePlace) => void }

/** Another board for what was just saved. */
export function ChangeBoardDialog({ open, onClose, onPick }: Props) {
  const say = useSay()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={say('picker.changeTitle')}
      closeLabel={say('shell.close')}
      size="small"
      className={styles.dialog ?? ''}
    >
      <BoardPicker profileLabel={say('picker.toProfile')} onPick={onPick} />
    </Dialog>
  )
}
