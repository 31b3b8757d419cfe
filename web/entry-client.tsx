import '@vitejs/plugin-react/preamble'
import './state/import-again.ts'
import { hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { makeBrowserAsk, makeIdempotencyKey } from './ask.ts'
import type { SerializedPage } from './document.ts'
import { firstRoutes } from './first-routes.ts'
import { toPageEventFields } from './hooks/landing-page-type.ts'
import { restorePageLists, restorePageListsAndScroll, storePageListsOnLeave } from './hooks/stored-page-lists.ts'
import { interceptLinks } from './router/intercept-links.ts'
import { type HistoryEntry, makeNavigator, type PageStack } from './router/navigator.ts'
import { preparePage } from './router/prepare-page.ts'
import { reloadOnAccountChange, removeStorageWithoutConsent } from './state/account-storage.ts'
import { hideBrokenPictures } from './state/broken-pictures.ts'
import { waitForInteraction, waitForInteractionOrDelay } from './state/first-interaction.ts'
import { captureInstallPrompt } from './state/install-prompt.ts'
import { makeStore } from './state/store.ts'
import { startEventLog } from './tracking/log.ts'
import { logScrollDepth } from './tracking/scroll-depth.ts'
import { loadInitialTranslations } from './translations.ts'

const { failure, ...written }: SerializedPage = JSON.parse(document.getElementById('store')?.textContent ?? '{}')
const store = makeStore(written)
const url = location.pathname + location.search
const moreRoutes = async () => (await import('./routes.tsx')).routes
const entry: HistoryEntry = history.state?.key ? history.state : { key: makeIdempotencyKey(), index: 0 }

/** Hydrates the server's page with the same store, translations and surface. */
async function takeOver() {
  const [{ say, moreWords }, routes] = await Promise.all([
    loadInitialTranslations(written.config.locale),
    // The account menu of signed-in viewers lists pages from all routes.
    written.viewer.is_auth ? moreRoutes() : firstRoutes,
  ])
  const ask = makeBrowserAsk({ store, say })
  const prepared = await preparePage(url, {
    routes,
    moreRoutes,
    store,
    moreWords,
    ask: () => Promise.reject(NOT_ANSWERED),
    isReturn: true,
  })
  if (!('place' in prepared)) return
  const base = { ...prepared, failure, key: entry.key, url, restored: undefined }
  const start: PageStack = { base, layer: undefined, baseTop: 0, isPending: false }
  const recall = (key: string) => restorePageLists(store, key)
  const navigator = makeNavigator({ routes, moreRoutes, store, ask, say, moreWords, start, entry, recall })
  const root = document.getElementById('root') as HTMLElement
  const frame = { store, ask, say, start, navigator, moreWords, routes }
  const onReady = () => {
    restorePageListsAndScroll(store, entry)
    // Tells the journeys that the page reacts to clicks.
    root.dataset.hydrated = ''
  }
  hydrateRoot(root, <App frame={frame} onReady={onReady} />)
  interceptLinks(navigator)
  storePageListsOnLeave(store, navigator)
  startEventLog({ store, ask, about: () => toPageEventFields(frame) })
  import('./tracking/impressions.ts').then(({ logImpressions }) => logImpressions(store)).catch(() => {})
  logScrollDepth(navigator, () => toPageEventFields(frame))
  import('./surfaces/guest/merge-guest-saves.ts')
    .then(({ mergeGuestSavesOnSignIn }) => mergeGuestSavesOnSignIn(frame))
    .catch(() => {})
  hideBrokenPictures()
  void waitForInteractionOrDelay()
    .then(() => import('./start-installed-app.ts'))
    .then(({ startInstalledApp }) => startInstalledApp(frame))
    .catch(() => {})
  void waitForInteraction()
    .then(() => import('./surfaces/shell/preload-code.ts'))
    .then(({ preloadLikelyCode }) => preloadLikelyCode(frame, moreRoutes))
    .catch(() => {})
}

/** Stands for an answer that the server could not give; the question is not asked again before the page is shown. */
const NOT_ANSWERED = { kind: 'broken' }

reloadOnAccountChange(store)
removeStorageWithoutConsent(store)
// The onboarding and, on mobile web, the upsell offer the installation; otherwise the browser's own prompt is shown.
if (written.viewer.onboarding || /Android/.test(navigator.userAgent)) captureInstallPrompt()
void takeOver()
