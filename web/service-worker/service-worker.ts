import { ExpirationPlugin } from 'workbox-expiration'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { SHARE_TARGET_PATH } from '#domain/constants/share-target.ts'
import { CODE_CACHE, OFFLINE_PAGE_CACHE } from '../state/offline-caches.ts'
import { keepFeed, loadKeptFeed } from './keep-feed.ts'
import { stashShare } from './stash-share.ts'
import { type NavigationEvent, workerScope } from './worker-scope.ts'

/** About five builds' worth of what one person loads. */
const CODE_FILES_MAX = 400
const OFFLINE_PAGE = '/offline/'
const OFFLINE_PICTURE = '/favicon.svg'

// It holds no page of its own version, so a new worker may replace the old one while pages are open.
workerScope.addEventListener('install', (event) => {
  event.waitUntil(caches.open(OFFLINE_PAGE_CACHE).then((cache) => cache.addAll([OFFLINE_PAGE, OFFLINE_PICTURE])))
  void workerScope.skipWaiting()
})
workerScope.addEventListener('activate', (event) => {
  const { navigationPreload } = workerScope.registration
  event.waitUntil(Promise.all([workerScope.clients.claim(), navigationPreload?.enable()]))
})

// File names contain a hash, so a page that is still open finds its old files after an update.
const code = new CacheFirst({
  cacheName: CODE_CACHE,
  plugins: [new ExpirationPlugin({ maxEntries: CODE_FILES_MAX, purgeOnQuotaError: true }) as object],
})
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), code)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === OFFLINE_PICTURE,
  new StaleWhileRevalidate({ cacheName: OFFLINE_PAGE_CACHE }),
)

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === SHARE_TARGET_PATH,
  ({ request }) => stashShare(request),
  'POST',
)

/** Pages always come from the server; without a connection, home is the last one kept and others are one page. */
registerRoute(
  new NavigationRoute(async ({ request, url, event }) => {
    const navigation = event as unknown as NavigationEvent
    try {
      const response: Response = (await navigation.preloadResponse) ?? (await fetch(request))
      const copy = response.clone()
      const loadCode = (file: string) => code.handle({ event, request: new Request(file) })
      navigation.waitUntil(keepFeed(url.pathname, copy, loadCode).catch(() => {}))
      return response
    } catch {
      const kept = url.pathname === '/' ? await loadKeptFeed() : undefined
      return kept ?? (await caches.match(OFFLINE_PAGE)) ?? Response.error()
    }
  }),
)
