import { Link2, Mail, Share } from 'lucide-react'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { INVITE_CHANNEL } from '#domain/rules/invite/board-invites.ts'
import { Button } from '#ui/Button.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useApp } from '../../app-context.tsx'
import { isAskRefusal } from '../../ask.ts'
import { useConfig } from '../../hooks/hooks.ts'
import styles from './Send.module.css'
import { SendMail } from './SendMail.tsx'
import { copyWhenReady, createShareLink } from './share-link.ts'
import { makeMailtoUrl, type SharedItem, selectSharedItemName } from './shared-item.ts'

/** Further ways to share: copying the link, email, and the device's share sheet. */
export function SendWays({ sent }: { sent: SharedItem }) {
  const frame = useApp()
  const { say } = frame
  const { public_url } = useConfig()
  const [isMailing, setIsMailing] = useState(false)
  const maySystemShare = useSyncExternalStore(
    never,
    () => typeof navigator.share === 'function',
    () => false,
  )
  const copy = async () => {
    try {
      await copyWhenReady(createShareLink(frame, sent, INVITE_CHANNEL.link))
      showToast({ text: say('send.copied') })
    } catch (thrown) {
      showToast({ text: isAskRefusal(thrown) ? thrown.message : say('cardMenu.copyFailed'), tone: 'error' })
    }
  }
  const share = async () => {
    const url = await createShareLink(frame, sent, INVITE_CHANNEL.app)
    const title = selectSharedItemName(sent)
    // The share sheet rejects when it is closed without sharing.
    await navigator.share({ url, ...(title && { title }) }).catch(() => {})
  }
  return (
    <section className={styles.ways}>
      <div className={styles.buttons}>
        <Way icon={<Link2 size={20} aria-hidden="true" />} label={say('send.copy')} onSelect={() => void copy()} />
        {sent.pin ? (
          <Way
            icon={<Mail size={20} aria-hidden="true" />}
            label={say('send.email')}
            isOpen={isMailing}
            onSelect={() => setIsMailing(!isMailing)}
          />
        ) : (
          <Button icon={<Mail size={20} aria-hidden="true" />} href={makeMailtoUrl(sent, public_url)}>
            {say('send.email')}
          </Button>
        )}
        {maySystemShare && (
          <Way icon={<Share size={20} aria-hidden="true" />} label={say('send.share')} onSelect={() => void share()} />
        )}
      </div>
      {isMailing && sent.pin && <SendMail pin={sent.pin} />}
    </section>
  )
}

type WayProps = { icon: ReactNode; label: string; isOpen?: boolean; onSelect: () => void }

const Way = ({ icon, label, isOpen, onSelect }: WayProps) => (
  <Button icon={icon} aria-expanded={isOpen} onClick={onSelect}>
    {label}
  </Button>
)

const never = () => () => {}
