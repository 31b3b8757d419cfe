import '@vitejs/plugin-react/preamble'
import './state/import-again.ts'
import { hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { makeAsk, newKey } from './ask.ts'
import type { WrittenPage } from './document.ts'
import { firstRoutes } from './first-routes.ts'
import { keepPageOnLeaving, recallPage, restorePage } from './hooks/keep-page.ts'
import { eventsAbout } from './hooks/page-kind.ts'
import { intercept } from './router/intercept.ts'
import { type Entry, makeNavigator, type Pages } from './router/navigator.ts'
import { prepare } from './router/prepare.ts'
import { whenInteracted } from './state/first-interaction.ts'
import { keepInstallOffer } from './state/install-offer.ts'
import { watchMissingPictures } from './state/missing-pictures.ts'
import { followAccount } from './state/one-account.ts'
import { makeStore } from './state/store.ts'
import { startLog } from './tracking/log.ts'
import { loadFirstWords } from './words.ts'

const { failure, ...written }: WrittenPage = JSON.parse(document.getElementById('store')?.textContent ?? '{}')
const store = makeStore(written)
const url = location.pathname + location.search
const moreRoutes = async () => (await import('./routes.tsx')).routes
const entry: Entry = history.state?.key ? history.state : { key: newKey(), index: 0 }

/** The server's page is taken over as it is: the same store, the same words, the same surface. */
async function takeOver() {
  const [{ say, moreWords }, routes] = await Promise.all([
    loadFirstWords(written.config.locale),
    // Their menu lists pages.
    written.viewer.is_auth ? moreRoutes() : firstRoutes,
  ])
  const ask = makeAsk({ store, say })
  const prepared = await prepare(url, {
    routes,
    moreRoutes,
    store,
    moreWords,
    ask: () => Promise.reject(NOT_ANSWERED),
    isReturn: true,
  })
  if (!('place' in prepared)) return
  const base = { ...prepared, failure, key: entry.key, url, restored: undefined }
  const start: Pages = { base, layer: undefined, baseTop: 0, isPending: false }
  const recall = (key: string) => recallPage(store, key)
  const navigator = makeNavigator({ routes, moreRoutes, store, ask, say, moreWords, start, entry, recall })
  const root = document.getElementById('root') as HTMLElement
  const frame = { store, ask, say, start, navigator, moreWords, routes }
  hydrateRoot(root, <App frame={frame} onReady={() => restorePage(store, entry)} />)
  intercept(navigator)
  keepPageOnLeaving(store, navigator)
  startLog({ store, ask, about: () => eventsAbout(frame) })
  import('./tracking/impressions.ts').then(({ watchImpressions }) => watchImpressions()).catch(() => {})
  import('./surfaces/guest/merge.ts').then(({ mergeOnSignIn }) => mergeOnSignIn(frame)).catch(() => {})
  watchMissingPictures()
  void whenInteracted()
    .then(() => import('./surfaces/shell/load-ahead.ts'))
    .then(({ loadAhead }) => loadAhead(frame, moreRoutes))
    .catch(() => {})
}

/** What the server could not answer is not asked again before its page is shown. */
const NOT_ANSWERED = { kind: 'broken' }

followAccount(store)
// The onboarding offers to install the app itself; outside of it the browser's own offer is shown.
if (written.viewer.onboarding) keepInstallOffer()
void takeOver()
