/** Caches that the service worker fills. Code is shared by all people who use a browser; the feed belongs to one. */
export const CODE_CACHE = 'bb-code'
export const OFFLINE_PAGE_CACHE = 'bb-offline-page'
const FEED_CACHE = 'bb-feed'
export const openFeedCache = () => caches.open(FEED_CACHE)

export const SHARE_CACHE = 'bb-shared'

/** Removes the home page kept for offline use, at logout and when its consent is withdrawn. */
export const removeOfflineFeed = () => removeCache(FEED_CACHE)

/** Removes what was shared into the app and not used, at logout. */
export const removeShares = () => removeCache(SHARE_CACHE)

async function removeCache(name: string): Promise<void> {
  // Only secure pages have caches.
  await globalThis.caches?.delete(name).catch(() => {})
}
