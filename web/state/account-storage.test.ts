import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isSeenInvite, rememberInvite } from '../surfaces/invite/seen-invites.ts'
import { reloadOnAccountChange, removeAccountStorage, toAccountStorageKey } from './account-storage.ts'
import { makeStore, type StoreState } from './store.ts'

const reload = vi.fn()
let kept: Map<string, string>
let page: EventTarget

beforeEach(() => {
  kept = new Map()
  page = new EventTarget()
  const storage = new Proxy(
    {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
    {
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  )
  vi.stubGlobal('window', { localStorage: storage })
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  reload.mockClear()
})
afterEach(() => vi.unstubAllGlobals())

const CONSENT = { analytics: true, marketing: true, personalization: true }
const viewer = (id: string | null) =>
  ({ type: 'viewer', id, is_auth: !!id, consent: CONSENT }) as unknown as StoreState['viewer']
const pageOf = (id: string | null) => {
  const store = makeStore({ viewer: viewer(id), config: {} as StoreState['config'] })
  reloadOnAccountChange(store)
  return store
}
const happens = (type: string, more: object) => page.dispatchEvent(Object.assign(new Event(type), more))
const otherTab = (newValue: string | null) => happens('storage', { key: 'bb:account', newValue })

test.each([
  ['switches to another account', '2', 1],
  ['logs out', null, 1],
  ['opens a page of the same account', '1', 0],
])('a page that another tab leaves behind when it %s is loaded anew', (_, used, times) => {
  pageOf('1')
  otherTab(used)
  expect(reload).toHaveBeenCalledTimes(times)
})

test('a visitor’s page tells the others that nobody is signed in, and stays when someone logs in elsewhere', () => {
  kept.set('bb:account', '1')
  pageOf(null)
  expect(kept.has('bb:account')).toBe(false)
  otherTab('1')
  expect(reload).not.toHaveBeenCalled()
})

test.each([
  ['1', '1', 0],
  ['1', '2', 1],
  ['1', undefined, 1],
  [null, undefined, 0],
  [null, '1', 1],
])('a page of %s that comes back from history while %s is used is loaded anew %i times', (own, used, times) => {
  pageOf(own)
  if (used) kept.set('bb:account', used)
  else kept.delete('bb:account')
  happens('pageshow', { persisted: true })
  expect(reload).toHaveBeenCalledTimes(times)
})

test('someone who logs in in the middle of a page is followed from then on', () => {
  const store = pageOf(null)
  store.merge(viewer('7'))
  expect(kept.get('bb:account')).toBe('7')
  otherTab(null)
  expect(reload).toHaveBeenCalledOnce()
})

test('invite.9 what one account has seen is not known of another, and forgotten when it is logged out of', () => {
  rememberInvite(viewer('1'), '55', 'code')
  expect(isSeenInvite(viewer('1'), '55', 'code')).toBe(true)
  expect([viewer('11'), viewer(null)].map((one) => isSeenInvite(one, '55', 'code'))).toEqual([false, false])
  for (const id of ['1', '11', null]) kept.set(toAccountStorageKey('recentPins', id), '{}')
  removeAccountStorage('1')
  expect([...kept.keys()].sort()).toEqual(['bb:recent-pins', 'bb:recent-pins:11'])
  kept.set(toAccountStorageKey('seenInvites', '11'), '{}')
  pageOf(null)
  expect([...kept.keys()]).toEqual(['bb:recent-pins'])
})
