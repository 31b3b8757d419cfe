import { expect, test } from 'vitest'
import { FULL_CONSENT, NO_CONSENT } from '#domain/rules/viewer/consent.ts'
import type { BrowserAsk } from '../../ask.ts'
import { makeStore, type StoreState } from '../../state/store.ts'
import { saveConsent } from './keep-consent.ts'

function around(user_id: string | null) {
  const viewer = { type: 'viewer', id: user_id, user_id, is_auth: user_id !== null, consent: null }
  const store = makeStore({ viewer: viewer as unknown as StoreState['viewer'], config: {} as StoreState['config'] })
  const asked: [string, object][] = []
  const cookies: [string, number][] = []
  const ask = (async ({ name, verb }: { name: string; verb: string }, options: object) => {
    asked.push([`${name} ${verb}`, options])
    return {}
  }) as unknown as BrowserAsk
  const jar = (cookie: string, seconds: number) => void cookies.push([cookie, seconds])
  return { store, ask, asked, cookies, jar, makeKey: () => 'k1' }
}

test('cookie.2 when signed in, the consent is saved in the account and the viewer is refetched', async () => {
  const it = around('7')
  await saveConsent(FULL_CONSENT, it)
  expect(it.asked).toEqual([
    [
      'UserSettingsResource update',
      {
        allow_analytic_cookies: true,
        allow_marketing_cookies: true,
        allow_personalization_cookies: true,
        surface_tag: 'cookie_banner',
      },
    ],
    ['UserResource get', { user_id: '7' }],
  ])
  expect(it.cookies).toEqual([])
  expect(it.store.get().viewer.consent).toEqual(FULL_CONSENT)
})

test('cookie.4 a visitor gets an identifier only after consent to analytics', async () => {
  const no = around(null)
  await saveConsent({ ...FULL_CONSENT, analytics: false }, no)
  expect(no.cookies).toEqual([
    ['bb_consent=mp', 31_536_000],
    ['bb_visitor=', 0],
  ])
  const yes = around(null)
  await saveConsent({ ...NO_CONSENT, analytics: true }, yes)
  expect(yes.cookies).toEqual([
    ['bb_consent=a', 31_536_000],
    ['bb_visitor=k1', 31_536_000],
  ])
  expect(yes.asked).toEqual([])
  expect(yes.store.get().viewer.consent).toEqual({ ...NO_CONSENT, analytics: true })
})

test('cookie.2 when saving in the account fails, the consent stays unanswered', async () => {
  const it = around('7')
  const ask = (async () => Promise.reject(new Error('no'))) as unknown as BrowserAsk
  await expect(saveConsent(FULL_CONSENT, { ...it, ask })).rejects.toThrow('no')
  expect(it.store.get().viewer.consent).toBeNull()
})
