import { afterAll, expect, test, vi } from 'vitest'

/** The browser's locks: one page holds each, others wait. */
const holders = new Set<string>()
const locks = {
  request(name: string, { signal }: { signal: AbortSignal }, act: () => Promise<void>) {
    if (holders.has(name))
      return new Promise((_, refuse) => signal.addEventListener('abort', () => refuse(signal.reason)))
    holders.add(name)
    return act()
  },
}
vi.stubGlobal('navigator', { locks })
afterAll(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
})

/** A page in a tab that begins with this session storage. */
async function page(kept: Map<string, string>) {
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  }
  vi.stubGlobal('window', { sessionStorage })
  vi.resetModules()
  return (await import('./tab-ownership.ts')).isOwnedByThisTab('files')
}

test('create.6 what a tab keeps is its own after a reload, and is not another’s that was duplicated from it', async () => {
  const first = new Map<string, string>()
  expect(await page(first)).toBe(true)
  const copy = new Map(first)
  expect(await page(copy)).toBe(false)
  expect(copy).not.toEqual(first)
  // Each page is reloaded, which releases its locks.
  for (const tab of [first, copy]) {
    holders.delete(`files ${tab.get('files:tab')}`)
    expect(await page(tab)).toBe(true)
  }
})

test('without locks each tab takes itself for the only one', async () => {
  vi.stubGlobal('navigator', {})
  const tab = new Map<string, string>()
  expect([await page(tab), await page(new Map(tab))]).toEqual([true, true])
})
