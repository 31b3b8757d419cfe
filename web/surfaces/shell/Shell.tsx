import { type ReactNode, Suspense, useCallback, useState, useSyncExternalStore } from 'react'
import { Toasts } from '#ui/toast/Toasts.tsx'
import { useFrame, usePages, useSay } from '../../frame.tsx'
import { lazyWithWords } from '../../hooks/lazy-with-words.ts'
import { loginPrompt } from '../../state/login-prompt.ts'
import { CookieBanner } from '../cookies/CookieBanner.tsx'
import { Guarded } from '../failure/Guarded.tsx'
import { Footer } from '../text-pages/Footer.tsx'
import { BottomNavigation } from './BottomNavigation.tsx'
import { Header } from './Header.tsx'
import { OfflineBar } from './OfflineBar.tsx'
import styles from './Shell.module.css'
import { useDrops } from './use-drops.ts'
import { useKeys } from './use-keys.ts'

const keysDialog = lazyWithWords(async () => (await import('./KeysDialog.tsx')).KeysDialog)

/** Pages that outside tools open in a small window of their own. */
const ALONE = ['repin-alone']

/** What stands around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const frame = useFrame()
  const { say } = frame
  const [keysAreShown, setKeysAreShown] = useState(false)
  useKeys(useCallback(() => setKeysAreShown(true), []))
  useDrops()
  const KeysDialog = keysDialog(frame)
  const isAlone = usePages(({ base }) => ALONE.includes(base.route?.name ?? ''))
  const hasFooter = usePages(({ base, layer }) => !layer && base.route?.hasFooter === true && !base.failure)
  return (
    <>
      <a href="#main" className={styles.skip}>
        {say('shell.skip')}
      </a>
      <Guarded>{!isAlone && <Header />}</Guarded>
      <Guarded>
        <Pending />
        <OfflineBar />
      </Guarded>
      <Guarded>
        <CookieBanner />
      </Guarded>
      {children}
      {hasFooter && <Footer />}
      <Guarded>{!isAlone && <BottomNavigation />}</Guarded>
      <Guarded>
        <Toasts label={say('shell.notices')} />
      </Guarded>
      <LoginSlot />
      {keysAreShown && (
        <Guarded>
          <Suspense>
            <KeysDialog onClose={() => setKeysAreShown(false)} />
          </Suspense>
        </Guarded>
      )}
    </>
  )
}

/** A thin bar while the next page is on its way. */
function Pending() {
  const say = useSay()
  const isPending = usePages((pages) => pages.isPending)
  return isPending ? (
    <div role="status" className={styles.pending}>
      <span className="visually-hidden">{say('shell.loading')}</span>
    </div>
  ) : null
}

const loginDialog = lazyWithWords(async () => (await import('../auth/LoginDialog.tsx')).LoginDialog)

/** The dialog that a tap opens when it needs someone signed in. */
function LoginSlot() {
  const frame = useFrame()
  const read = () => loginPrompt.getState().wish
  const wish = useSyncExternalStore(loginPrompt.subscribe, read, () => undefined)
  if (!wish) return null
  const LoginDialog = loginDialog(frame)
  return (
    <Guarded>
      <Suspense>
        <LoginDialog wish={wish} />
      </Suspense>
    </Guarded>
  )
}
