import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keptJson, readKept } from './kept.ts'
import { chooseTheme } from './theme.ts'

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
  chooseTheme('dark')
  expect(readKept('localStorage', 'bb:theme')).toBe('dark')
  expect(page.cookie).toContain('bb_theme=dark;')
  expect(reload).toHaveBeenCalledOnce()
})

test('theme.2 a storage that throws is told of, and the switch works all the same', () => {
  vi.stubGlobal('window', { localStorage: throwing })
  chooseTheme('dark')
  expect(console.warn).toHaveBeenCalled()
  expect(page.cookie).toContain('bb_theme=dark;')
  expect(reload).toHaveBeenCalledOnce()
  expect(readKept('localStorage', 'bb:theme')).toBeUndefined()
})

test('theme.2 what is no JSON is as good as nothing', () => {
  const localStorage = working()
  localStorage.setItem('bb:pages', '{broken')
  vi.stubGlobal('window', { localStorage })
  expect(keptJson('localStorage', 'bb:pages')).toBeUndefined()
})
