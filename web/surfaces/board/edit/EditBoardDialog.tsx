import type { Board } from '#domain/entities/board.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { useNavigate, useSay } from '../../../app-context.tsx'
import { mayDiscardChanges } from '../../../router/unsaved-changes.ts'
import { EditBoardForm } from './EditBoardForm.tsx'

type Props = { board: Board; open: boolean; onClose: () => void }

/** Edits a board in a dialog; a changed name leads to the board's new URL. */
export function EditBoardDialog({ board, open, onClose }: Props) {
  const say = useSay()
  const go = useNavigate()
  const close = () => mayDiscardChanges(say('shell.leave')) && onClose()
  return (
    <Dialog open={open} onClose={close} title={say('boards.edit')} closeLabel={say('shell.close')}>
      {open && (
        <EditBoardForm
          board={board}
          onCancel={close}
          onDone={(changed) => {
            onClose()
            if (changed.url !== board.url) void go(changed.url, { replace: true })
          }}
        />
      )}
    </Dialog>
  )
}
