import type { LinkCheck } from '#domain/resources/offsite.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { useSay } from '../../app-context.tsx'
import { BlockedLink } from './BlockedLink.tsx'

type Props = { open: boolean; onClose: () => void; check: LinkCheck; url: string }

/** Explains why a link is blocked. There is no option to continue. */
export function BlockedDialog({ open, onClose, check, url }: Props) {
  const say = useSay()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={say('offsite.title')}
      label={say('offsite.label')}
      closeLabel={say('shell.close')}
      size="small"
      footer={
        <Button kind="primary" wide data-autofocus="" onClick={onClose}>
          {say('offsite.okay')}
        </Button>
      }
    >
      <BlockedLink message={check.message} url={check.url || url} />
    </Dialog>
  )
}
