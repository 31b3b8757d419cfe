import { type ReactNode, Suspense, useCallback, useState, useSyncExternalStore } from 'react'
import { Toasts } from '#ui/toast/Toasts.tsx'
import { useApp, usePages, useSay } from '../../app-context.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import { lazyWithTranslations } from '../../hooks/lazy-with-translations.ts'
import { waitForInteractionOrDelay } from '../../state/first-interaction.ts'
import { loginPromptStore } from '../../state/login-prompt.ts'
import { CookieBanner } from '../cookies/CookieBanner.tsx'
import { CrashBoundary } from '../failure/CrashBoundary.tsx'
import { AppGuidanceSlot } from '../guidance/GuidanceSlots.tsx'
import { Footer } from '../text-pages/Footer.tsx'
import { BottomNavigation } from './BottomNavigation.tsx'
import { Header } from './Header.tsx'
import { OfflineBar } from './OfflineBar.tsx'
import styles from './Shell.module.css'
import { useDropToCreatePin } from './use-drop-to-create-pin.ts'
import { useShortcutKeys } from './use-shortcut-keys.ts'

const keysDialog = lazyWithTranslations(async () => (await import('./KeysDialog.tsx')).KeysDialog)

/** Routes that other sites open in a popup window. */
const ALONE = ['repin-alone']

/** The frame around every page: header, navigation, dialogs and toasts. */
export function Shell({ children }: { children: ReactNode }) {
  const frame = useApp()
  const { say } = frame
  const [keysAreShown, setKeysAreShown] = useState(false)
  useShortcutKeys(useCallback(() => setKeysAreShown(true), []))
  useDropToCreatePin()
  const KeysDialog = keysDialog(frame)
  const isAlone = usePages(({ base }) => ALONE.includes(base.route?.name ?? ''))
  // On a phone, a pin's page has its own bottom bar.
  const isPin = usePages(({ base, layer }) => (layer ?? base).route?.name === 'closeup' && !(layer ?? base).failure)
  const hasFooter = usePages(({ base, layer }) => !layer && base.route?.hasFooter === true && !base.failure)
  return (
    <>
      <a href="#main" className={styles.skip}>
        {say('shell.skip')}
      </a>
      <CrashBoundary>{!isAlone && <Header />}</CrashBoundary>
      <CrashBoundary>
        <Pending />
        <OfflineBar />
      </CrashBoundary>
      <CrashBoundary>
        <CookieBanner />
      </CrashBoundary>
      <DebugSlot />
      {!isAlone && <AppGuidanceSlot />}
      {children}
      {hasFooter && <Footer />}
      <CrashBoundary>{!isAlone && !isPin && <BottomNavigation />}</CrashBoundary>
      <CrashBoundary>
        <Toasts label={say('shell.notices')} />
      </CrashBoundary>
      {isPin && <AppUpsellSlot />}
      <LoginSlot />
      {keysAreShown && (
        <CrashBoundary>
          <Suspense>
            <KeysDialog onClose={() => setKeysAreShown(false)} />
          </Suspense>
        </CrashBoundary>
      )}
    </>
  )
}

const debugBar = lazyWithTranslations(async () => (await import('../debugging/DebugBar.tsx')).DebugBar, undefined, true)

/** The strip of a page that is debugged (route.20), which the browser adds to the server's page. */
function DebugSlot() {
  const frame = useApp()
  const { debug } = useConfig()
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!isInBrowser || !debug) return null
  const DebugBar = debugBar(frame)
  return (
    <CrashBoundary>
      <Suspense>
        <DebugBar />
      </Suspense>
    </CrashBoundary>
  )
}
const never = () => () => {}

/** A thin progress bar while the next page is loading. */
function Pending() {
  const say = useSay()
  const isPending = usePages((pages) => pages.isPending)
  return isPending ? (
    <div role="status" className={styles.pending}>
      <span className="visually-hidden">{say('shell.loading')}</span>
    </div>
  ) : null
}

const appUpsell = lazyWithTranslations(
  async () => (await import('../app-upsell/AppUpsell.tsx')).AppUpsell,
  waitForInteractionOrDelay,
)

/** The offer of the app over a pin on mobile web, which other browsers don't load. */
function AppUpsellSlot() {
  const frame = useApp()
  const isMobile = useSyncExternalStore(
    never,
    () => /Android|iPhone|iPad|iPod/.test(navigator.userAgent),
    () => false,
  )
  if (!isMobile) return null
  const AppUpsell = appUpsell(frame)
  return (
    <CrashBoundary>
      <Suspense>
        <AppUpsell />
      </Suspense>
    </CrashBoundary>
  )
}

const loginDialog = lazyWithTranslations(async () => (await import('../auth/LoginDialog.tsx')).LoginDialog)

/** The login prompt that opens when an action requires a login. */
function LoginSlot() {
  const frame = useApp()
  const read = () => loginPromptStore.getState().wish
  const wish = useSyncExternalStore(loginPromptStore.subscribe, read, () => undefined)
  if (!wish) return null
  const LoginDialog = loginDialog(frame)
  return (
    <CrashBoundary>
      <Suspense>
        <LoginDialog wish={wish} />
      </Suspense>
    </CrashBoundary>
  )
}
