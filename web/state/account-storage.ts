import type { Consent } from '#domain/entities/viewer.ts'
import { mayStoreData, type StoredDataKind } from '#domain/rules/viewer/consent.ts'
import { listStoredKeys, readStoredText, removeStoredText, writeStoredText } from './browser-storage.ts'
import { removeOfflineFeed, removeShares } from './offline-caches.ts'
import type { Store } from './store.ts'

const KEY = 'bb:account'

/** Storage keys with data of one account, removed at logout. Visitors have their own. */
const REMEMBERED = {
  recentPins: 'bb:recent-pins',
  seenInvites: 'bb:viewedSharedPins',
  events: 'bb:events',
  waitingWrites: 'bb:waiting',
}

/** What must be consented to before it is stored. */
const CONSENT_KINDS = { recentPins: 'visited_pins', seenInvites: 'seen_invites', events: 'events' } as const

export const toAccountStorageKey = (what: keyof typeof REMEMBERED, viewer: string | null): string =>
  viewer ? `${REMEMBERED[what]}:${viewer}` : REMEMBERED[what]

export function removeAccountStorage(viewer: string): void {
  void removeOfflineFeed()
  void removeShares()
  for (const name of Object.values(REMEMBERED)) removeStoredText('localStorage', `${name}:${viewer}`)
}

/** Removes what may no longer be stored, now and whenever the consent changes (cookie.4). */
export function removeStorageWithoutConsent(store: Pick<Store, 'get' | 'watch'>): void {
  let before: Consent | null | undefined
  const look = () => {
    const { id, consent } = store.get().viewer
    if (consent === before) return
    before = consent
    for (const [what, kind] of Object.entries(CONSENT_KINDS) as [keyof typeof REMEMBERED, StoredDataKind][])
      if (!mayStoreData(kind, consent)) removeStoredText('localStorage', toAccountStorageKey(what, id))
  }
  store.watch(look)
  look()
}

/**
 * Reloads the page when another tab switches accounts or logs out, and when the page returns from the back-forward
 * cache after that. A visitor's page tells the other tabs that nobody is signed in; it shows nothing private and stays
 * when someone logs in elsewhere.
 */
export function reloadOnAccountChange(store: Pick<Store, 'get' | 'watch'>): void {
  const viewer = () => store.get().viewer.id
  const isOther = (used: string | null | undefined) => (used ?? null) !== viewer()
  let told = viewer()
  tellOthers(told)
  // A login can happen without a page load.
  store.watch(() => {
    if (viewer() === told) return
    told = viewer()
    tellOthers(told)
  })
  addEventListener('storage', ({ key, newValue }) => key === KEY && viewer() && isOther(newValue) && location.reload())
  addEventListener(
    'pageshow',
    ({ persisted }) => persisted && isOther(readStoredText('localStorage', KEY)) && location.reload(),
  )
}

function tellOthers(viewer: string | null): void {
  if (viewer) return void writeStoredText('localStorage', KEY, viewer)
  removeStoredText('localStorage', KEY)
  void removeOfflineFeed()
  for (const name of Object.values(REMEMBERED))
    for (const key of listStoredKeys('localStorage', `${name}:`)) removeStoredText('localStorage', key)
}
