import { Dialog } from '#ui/Dialog.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useNavigate, useSay } from '../../app-context.tsx'
import { BoardMadeIcon } from '../save/BoardMadeIcon.tsx'
import { CreateBoardForm } from '../save/CreateBoardForm.tsx'

type Props = { open: boolean; onClose: () => void }

/** Creates a board and opens it. */
export function CreateBoardDialog({ open, onClose }: Props) {
  const say = useSay()
  const go = useNavigate()
  return (
    <Dialog open={open} onClose={onClose} title={say('boardForm.title')} closeLabel={say('shell.close')}>
      <CreateBoardForm
        onCancel={onClose}
        onCreated={(board) => {
          onClose()
          showToast({ text: say('boardForm.made', { board: board.name }), picture: <BoardMadeIcon />, duration: 5000 })
          void go(board.url)
        }}
      />
    </Dialog>
  )
}
