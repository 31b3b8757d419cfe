import { beforeEach, expect, test, vi } from 'vitest'
import { handOffToApp, toHandOffTargets } from './hand-off.ts'

const stored = new Map<string, string>()
vi.stubGlobal('window', {
  sessionStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, to: string) => stored.set(key, to),
  },
})
beforeEach(() => stored.clear())

const targets = { app: 'app', store: 'store' }

/** Hands off where the given URLs open something. */
async function handOff(opening: string[] = []) {
  const opened: string[] = []
  const isHidden = () => opening.includes(opened.at(-1) ?? '')
  const isOpened = await handOffToApp(targets, { open: (url) => opened.push(url), wait: async () => {}, isHidden })
  return { opened, isOpened }
}

test('app.7 Open tries the app, then the store, and says whether one of them opened', async () => {
  expect(await handOff(['app'])).toEqual({ opened: ['app'], isOpened: true })
  expect(stored.size).toBe(0)
  expect(await handOff(['store'])).toEqual({ opened: ['app', 'store'], isOpened: true })
})

test('app.7 the fallback flag stops a second try of the store in the session', async () => {
  expect(await handOff()).toEqual({ opened: ['app', 'store'], isOpened: false })
  expect([...stored]).toEqual([['bb:app-fallback', '1']])
  expect(await handOff()).toEqual({ opened: ['app'], isOpened: false })
})

const page = new URL('https://pins.example/pin/12/?a=1')
test.each([
  [
    'android',
    { app: 'intent://pins.example/pin/12/#Intent;scheme=https;package=a.b;end', store: 'market://details?id=a.b' },
  ],
  ['ios', { app: 'nest://pins.example/pin/12/', store: 'itms-apps://apps.apple.com/app/ida.b' }],
] as const)('app.7 on %s the pin opens in the app, and the app in its store', (system, expected) =>
  expect(toHandOffTargets(system, { id: 'a.b', scheme: 'nest' }, page)).toEqual(expected),
)
