import { forget, keep, readStored, storedKeys } from './browser-storage.ts'
import type { Store } from './store.ts'

const KEY = 'bb:account'

/** What this browser remembers of each account, and forgets when it is logged out of. Visitors have one of their own. */
const REMEMBERED = { recentPins: 'bb:recent-pins', seenInvites: 'bb:viewedSharedPins' }

export const rememberedKey = (what: keyof typeof REMEMBERED, viewer: string | null): string =>
  viewer ? `${REMEMBERED[what]}:${viewer}` : REMEMBERED[what]

export function forgetAccount(viewer: string): void {
  for (const name of Object.values(REMEMBERED)) forget('localStorage', `${name}:${viewer}`)
}

/**
 * Pages of one account are loaded anew when another tab switches to another or logs out, and when they come back from
 * history after that. A visitor's page tells the other tabs that nobody is signed in any more; it shows nothing private,
 * and stays when someone logs in elsewhere.
 */
export function followAccount(store: Pick<Store, 'get' | 'watch'>): void {
  const viewer = () => store.get().viewer.id
  const isOther = (used: string | null | undefined) => (used ?? null) !== viewer()
  let told = viewer()
  tellOthers(told)
  // Someone may log in in the middle of a page.
  store.watch(() => {
    if (viewer() === told) return
    told = viewer()
    tellOthers(told)
  })
  addEventListener('storage', ({ key, newValue }) => key === KEY && viewer() && isOther(newValue) && location.reload())
  addEventListener(
    'pageshow',
    ({ persisted }) => persisted && isOther(readStored('localStorage', KEY)) && location.reload(),
  )
}

function tellOthers(viewer: string | null): void {
  if (viewer) return void keep('localStorage', KEY, viewer)
  forget('localStorage', KEY)
  for (const name of Object.values(REMEMBERED))
    for (const key of storedKeys('localStorage', `${name}:`)) forget('localStorage', key)
}
