import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { useSay } from '../../app-context.tsx'

type Props = {
  open: boolean
  title: string
  sentence: string
  /** Label of the confirming button. */
  action: string
  danger?: boolean
  busy?: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Asks for confirmation before an action that others see or that is hard to undo. */
export function ConfirmDialog({ open, title, sentence, action, danger, busy = false, onClose, onConfirm }: Props) {
  const say = useSay()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={say('shell.close')}
      size="small"
      footer={
        <>
          <Button onClick={onClose} data-autofocus="">
            {say('boards.cancel')}
          </Button>
          <Button kind={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      <p>{sentence}</p>
    </Dialog>
  )
}
