import { Dialog } from '#ui/Dialog.tsx'
import { useGo, useSay } from '../../frame.tsx'
import { CreateBoardForm } from '../save/CreateBoardForm.tsx'

type Props = { open: boolean; onClose: () => void }

/** A new board, and then the way to it. */
export function CreateBoardDialog({ open, onClose }: Props) {
  const say = useSay()
  const go = useGo()
  return (
    <Dialog open={open} onClose={onClose} title={say('boardForm.title')} closeLabel={say('shell.close')}>
      <CreateBoardForm
        onCancel={onClose}
        onCreated={(board) => {
          onClose()
          void go(board.url)
        }}
      />
    </Dialog>
  )
}
