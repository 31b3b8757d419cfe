import type { Consent, Viewer } from '#domain/entities/viewer.ts'
import { UserSettingsResource } from '#domain/resources/account.ts'
import { UserResource } from '#domain/resources/users.ts'
import { consentCookie, consentFlags } from '#domain/rules/viewer/consent-cookie.ts'
import { type BrowserAsk, newKey } from '../../ask.ts'
import type { Store } from '../../state/store.ts'

const YEAR = 365 * 24 * 60 * 60
const TAG = 'cookie_banner'

/** Where cookies are written, as `name=value` with how long they last. */
export type Jar = (cookie: string, seconds: number) => void

type Around = { ask: BrowserAsk; store: Store; jar?: Jar; makeKey?: () => string }

/** Spec 4, Cookies: who is signed in tells the account, a visitor's choice is a cookie; then the banner goes. */
export async function keepConsent(consent: Consent, { ask, store, jar = inBrowser, makeKey = newKey }: Around) {
  const { viewer } = store.get()
  if (viewer.user_id) {
    await ask(UserSettingsResource.update, { ...consentFlags(consent), surface_tag: TAG })
    await ask(UserResource.get, { user_id: viewer.user_id })
  } else {
    jar(`bb_consent=${consentCookie(consent)}`, YEAR)
    // A visitor is told apart from others only for analytics, and only after their yes.
    if (consent.analytics) jar(`bb_visitor=${makeKey()}`, YEAR)
    else jar('bb_visitor=', 0)
  }
  const said: Viewer = { ...store.get().viewer, consent }
  store.merge(said)
}

function inBrowser(cookie: string, seconds: number) {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
  document.cookie = `${cookie}; path=/; max-age=${seconds}; samesite=lax${secure}`
}
