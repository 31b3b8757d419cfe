import { useState } from 'react'
import { MESSAGE_MAX } from '#domain/constants/limits.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useSay } from '../../frame.tsx'
import { useConfig, useViewer } from '../../hooks/hooks.ts'
import styles from './Send.module.css'
import { SendPeople } from './SendPeople.tsx'
import { SendWays } from './SendWays.tsx'
import { type Sent, sentPath, sentTitle } from './sent-thing.ts'

type Props = Sent & { open?: boolean; onClose: () => void }

/** Spec 2, share popover: to people, by link, by e-mail, or by what the device offers. */
export function SendDialog({ open = true, onClose, ...sent }: Props) {
  const say = useSay()
  const { is_auth } = useViewer()
  const { public_url } = useConfig()
  const [words, setWords] = useState('')
  const room = sent.user ? public_url.length + sentPath(sent).length + 1 : 0
  return (
    <Dialog open={open} onClose={onClose} title={say(sentTitle(sent))} closeLabel={say('shell.close')} size="small">
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
