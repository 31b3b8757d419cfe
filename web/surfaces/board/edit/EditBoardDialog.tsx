import type { Board } from '#domain/entities/board.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { useGo, useSay } from '../../../frame.tsx'
import { mayLeave } from '../../../router/unsaved.ts'
import { EditBoardForm } from './EditBoardForm.tsx'

type Props = { board: Board; open: boolean; onClose: () => void }

/** Edits a board without leaving it; a new name leads to its new address. */
export function EditBoardDialog({ board, open, onClose }: Props) {
  const say = useSay()
  const go = useGo()
  const close = () => mayLeave(say('shell.leave')) && onClose()
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
