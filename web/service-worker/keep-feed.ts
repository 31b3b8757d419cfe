import { FEED_OWNER_HEADER } from '#domain/constants/offline.ts'
import { openFeedCache, removeOfflineFeed } from '../state/offline-caches.ts'

const FEED = '/'

/**
 * Keeps the home page with the code that it names, if the server says that its viewer allows that. Any page of another
 * viewer, of nobody, or of someone who no longer allows it removes what was kept.
 */
export async function keepFeed(
  path: string,
  page: Response,
  loadCode: (file: string) => Promise<unknown>,
): Promise<void> {
  if (!page.ok || !page.headers.get('content-type')?.startsWith('text/html')) return
  const owner = page.headers.get(FEED_OWNER_HEADER)
  const kept = await loadKeptFeed()
  if (kept && kept.headers.get(FEED_OWNER_HEADER) !== owner) await removeOfflineFeed()
  if (!owner || path !== FEED) return
  const html = await page.clone().text()
  await Promise.all([...new Set(html.match(/\/assets\/[\w.-]+/g))].map(loadCode))
  await (await openFeedCache()).put(FEED, page)
}

export const loadKeptFeed = async () => (await openFeedCache()).match(FEED)
