import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { LOG_EVENT } from '#domain/log-events.ts'
import { mayShowAppUpsell, parseMobilePlatform, selectStoreId } from '#domain/rules/app/app-upsell.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Logo } from '#ui/logo/Logo.tsx'
import { useApp } from '../../app-context.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import { readStoredText, writeStoredText } from '../../state/browser-storage.ts'
import { hasInstallPrompt, isInstalledApp, showInstallPrompt } from '../../state/install-prompt.ts'
import { logEvent } from '../../tracking/log.ts'
import { interruptions } from '../guidance/interruptions.ts'
import styles from './AppUpsell.module.css'
import { handOffToApp, toHandOffTargets } from './hand-off.ts'
import { useCloseByBackAndSwipe } from './use-close-by-back-and-swipe.ts'

const SHOWN_AT = 'bb:app-upsell'

/** Offers the app over a closeup on mobile web, as often as the rule allows. */
export function AppUpsell() {
  const { store } = useApp()
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const { viewer, config } = store.get()
    const platform = parseMobilePlatform(navigator.userAgent)
    const isAllowed = mayShowAppUpsell({
      platform,
      isInstalled: isInstalledApp(),
      isBot: viewer.is_bot,
      canOpen: hasInstallPrompt() || (platform && selectStoreId(config.app.store_ids, platform)) !== undefined,
      shownAt: Number(readStoredText('localStorage', SHOWN_AT)) || undefined,
      joinedAt: viewer.created_at ? Date.parse(viewer.created_at) : undefined,
      now: Date.now(),
      upsellDays: config.app.upsell_days,
      minAccountDays: config.app.min_account_days,
    })
    if (!isAllowed) return
    return interruptions.request(SHOWN_AT, () => {
      setIsOpen(true)
      interruptions.markShown(SHOWN_AT, false)
      writeStoredText('localStorage', SHOWN_AT, `${Date.now()}`)
    })
  }, [store])
  return isOpen ? <AppUpsellDialog onClose={() => setIsOpen(false)} /> : null
}

function AppUpsellDialog({ onClose }: { onClose: () => void }) {
  const { say } = useApp()
  const { product_name: product, app } = useConfig()
  const swipe = useCloseByBackAndSwipe(onClose)
  const open = async () => {
    onClose()
    const platform = parseMobilePlatform(navigator.userAgent)
    const id = platform && selectStoreId(app.store_ids, platform)
    if (!platform || !id) return showInstallPrompt()
    const isOpened = await handOffToApp(
      toHandOffTargets(platform.system, { id, scheme: app.scheme }, new URL(location.href)),
    )
    if (!isOpened) logEvent({ event_type: LOG_EVENT.appHandOffFailed, aux_data: { system: platform.system } })
  }
  return (
    <Dialog open size="small" title={say('app.title', { product })} closeLabel={say('shell.close')} onClose={onClose}>
      <div className={styles.upsell} data-app-upsell="" {...swipe}>
        <Logo size={48} />
        <p>{say('app.sentence')}</p>
        <div className={styles.actions}>
          <Button
            kind="primary"
            size="large"
            data-autofocus=""
            icon={<Download size={20} aria-hidden="true" />}
            onClick={() => void open()}
          >
            {say('app.open')}
          </Button>
          <Button kind="quiet" size="large" onClick={onClose}>
            {say('app.notNow')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
