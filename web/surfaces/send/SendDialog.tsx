import { useState } from 'react'
import { MESSAGE_MAX } from '#domain/constants/limits.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useSay } from '../../app-context.tsx'
import { useConfig, useViewer } from '../../hooks/hooks.ts'
import styles from './Send.module.css'
import { SendPeople } from './SendPeople.tsx'
import { SendWays } from './SendWays.tsx'
import { type SharedItem, selectShareTitleKey, toSharedItemPath } from './shared-item.ts'

type Props = SharedItem & { open?: boolean; onClose: () => void }

/** Shares something with people, by link, by email, or with the device's share sheet. */
export function SendDialog({ open = true, onClose, ...sent }: Props) {
  const say = useSay()
  const { is_auth } = useViewer()
  const { public_url } = useConfig()
  const [words, setWords] = useState('')
  const room = sent.user ? public_url.length + toSharedItemPath(sent).length + 1 : 0
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={say(selectShareTitleKey(sent))}
      closeLabel={say('shell.close')}
      size="small"
    >
      <div className={styles.dialog}>
        <SendWays sent={sent} />
        <SendPeople sent={sent} words={words} onLeave={onClose} />
        <TextField
          label={say('send.words')}
          value={words}
          maxLength={MESSAGE_MAX - room}
          autoComplete="off"
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        {sent.pin && is_auth && (
          <a href={`/pin/${sent.pin.id}/sent/`} className={styles.past} onClick={onClose}>
            {say('sent.see')}
          </a>
        )}
      </div>
    </Dialog>
  )
}
