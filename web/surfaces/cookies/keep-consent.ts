import type { Consent, Viewer } from '#domain/entities/viewer.ts'
import { UserSettingsResource } from '#domain/resources/account.ts'
import { UserResource } from '#domain/resources/users.ts'
import { toConsentColumns, toConsentCookie } from '#domain/rules/viewer/consent.ts'
import { type BrowserAsk, makeIdempotencyKey } from '../../ask.ts'
import { removeOfflineFeed } from '../../state/offline-caches.ts'
import type { Store } from '../../state/store.ts'

const YEAR = 365 * 24 * 60 * 60
const TAG = 'cookie_banner'

/** Writes a cookie, given as `name=value` with its lifetime in seconds. */
export type CookieWriter = (cookie: string, seconds: number) => void

type Around = { ask: BrowserAsk; store: Store; jar?: CookieWriter; makeKey?: () => string }

/** Saves the consent: in the account when signed in, in a cookie for visitors; then hides the banner. */
export async function saveConsent(
  consent: Consent,
  { ask, store, jar = inBrowser, makeKey = makeIdempotencyKey }: Around,
) {
  const { viewer } = store.get()
  if (viewer.user_id) {
    await ask(UserSettingsResource.update, { ...toConsentColumns(consent), surface_tag: TAG })
    await ask(UserResource.get, { user_id: viewer.user_id })
  } else {
    jar(`bb_consent=${toConsentCookie(consent)}`, YEAR)
    // A visitor gets an identifier for analytics only, and only after consent.
    if (consent.analytics) jar(`bb_visitor=${makeKey()}`, YEAR)
    else jar('bb_visitor=', 0)
  }
  if (!consent.personalization) await removeOfflineFeed()
  const said: Viewer = { ...store.get().viewer, consent }
  store.merge(said)
}

function inBrowser(cookie: string, seconds: number) {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
  document.cookie = `${cookie}; path=/; max-age=${seconds}; samesite=lax${secure}`
}
