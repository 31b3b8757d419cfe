import { afterEach, expect, test, vi } from 'vitest'
import { eventStorage } from '../tracking/stored-events.ts'
import { listStoredKeys, readStoredJson, readStoredText, removeStoredText, writeStoredText } from './browser-storage.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
const REFUSING_WINDOWS = [
  ['refuses every call', { localStorage: { getItem: refuse, setItem: refuse, removeItem: refuse } }],
  [
    'has no storage at all',
    {
      get localStorage() {
        return refuse()
      },
    },
  ],
] as const

test.each(REFUSING_WINDOWS)('api.23 a browser that %s: each failure is logged and gives the default', (_, window) => {
  vi.stubGlobal('window', window)
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const results = [
    readStoredText('localStorage', 'bb:a'),
    readStoredJson('localStorage', 'bb:b'),
    writeStoredText('localStorage', 'bb:c', 'x'),
    eventStorage.read('7'),
  ]
  expect(results).toEqual([undefined, undefined, false, []])
  expect(() => removeStoredText('localStorage', 'bb:d')).not.toThrow()
  const keys = logged.mock.calls.map(([text]) => String(text).split(' ')[0])
  expect(keys).toEqual(['bb:a', 'bb:b', 'bb:c', 'bb:events:7', 'bb:d'])
})

test('api.23 keys that can’t be listed are none, and a damaged value is the default', () => {
  vi.stubGlobal('window', REFUSING_WINDOWS[1][1])
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(listStoredKeys('localStorage', 'bb:')).toEqual([])
  vi.stubGlobal('window', { localStorage: { getItem: () => '{"half":' } })
  expect(readStoredJson('localStorage', 'bb:a')).toBeUndefined()
  expect(eventStorage.read(null)).toEqual([])
})
