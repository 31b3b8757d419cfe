import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listStoredKeys, readStoredJson, readStoredText, removeStoredText, writeStoredText } from './browser-storage.ts'
import { storeThemeAndReload } from './theme.ts'

const reload = vi.fn()
const page = { cookie: '' }
const working = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  }
}
const throwing = {
  getItem() {
    throw new Error('SecurityError')
  },
  setItem() {
    throw new Error('SecurityError')
  },
}

beforeEach(() => {
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('document', page)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  reload.mockClear()
  page.cookie = ''
})
afterEach(() => vi.unstubAllGlobals())

test('theme.1 the choice is kept in the browser and in a cookie, and the page is loaded anew', () => {
  vi.stubGlobal('window', { localStorage: working() })
  storeThemeAndReload('dark')
  expect(readStoredText('localStorage', 'bb:theme')).toBe('dark')
  expect(page.cookie).toContain('bb_theme=dark;')
  expect(reload).toHaveBeenCalledOnce()
})

test('theme.2 a storage that throws is told of, and the switch works all the same', () => {
  vi.stubGlobal('window', { localStorage: throwing })
  storeThemeAndReload('dark')
  expect(console.warn).toHaveBeenCalled()
  expect(page.cookie).toContain('bb_theme=dark;')
  expect(reload).toHaveBeenCalledOnce()
  expect(readStoredText('localStorage', 'bb:theme')).toBeUndefined()
})

test('theme.2 every stored key goes the same way: nothing else touches the browser’s storage', () => {
  const web = join(import.meta.dirname, '..')
  const others = globSync('**/*.{ts,tsx}', { cwd: web }).filter((file) => !/\.test\.|^state\/kept\.ts$/.test(file))
  const touching = others.filter((file) => /\b(local|session)Storage[.[)]/.test(readFileSync(join(web, file), 'utf8')))
  expect(touching).toEqual([])
  expect(others.length).toBeGreaterThan(100)
})

test('theme.2 what can’t be kept, forgotten or listed is told of, each by its key', () => {
  vi.stubGlobal('window', {
    get localStorage() {
      throw new Error('SecurityError')
    },
  })
  expect(writeStoredText('localStorage', 'bb:a', '1')).toBe(false)
  expect(readStoredText('localStorage', 'bb:b')).toBeUndefined()
  removeStoredText('localStorage', 'bb:c')
  expect(listStoredKeys('localStorage', 'bb:d')).toEqual([])
  const told = vi.mocked(console.warn).mock.calls.map(([words]) => String(words))
  for (const key of ['bb:a', 'bb:b', 'bb:c', 'bb:d']) expect(told.some((words) => words.includes(key))).toBe(true)
})

test('theme.2 what is no JSON is as good as nothing', () => {
  const localStorage = working()
  localStorage.setItem('bb:pages', '{broken')
  vi.stubGlobal('window', { localStorage })
  expect(readStoredJson('localStorage', 'bb:pages')).toBeUndefined()
})
