import { existsSync, globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listPinTexts } from '../words/pins.ts'
import { FAMILIES } from './families.ts'
import { findStoredOrDraw, storedPictureUrl } from './stored-pictures.ts'

const MOST_BYTES = 40e6

test('the picture of every pin is stored; others are drawn', () => {
  const pins = FAMILIES.flatMap(({ name }) => listPinTexts(name).map((_, seed) => ({ name, seed })))
  // Families with rendered pictures have twelve, which their further pins share.
  const missing = pins.filter(({ name, seed }) => seed < 12 && !existsSync(storedPictureUrl(name, seed)))
  expect(missing).toEqual([])
  const cats = FAMILIES.find(({ name }) => name === 'cats')
  if (!cats) throw new Error('There are no cats.')
  expect(findStoredOrDraw(cats, 0)).toEqual({ file: storedPictureUrl('cats', 0) })
  expect(findStoredOrDraw(cats, 100)).toHaveProperty('svg')
})

test('all that is stored for the demo world has at most 40 MB', () => {
  const folder = join(import.meta.dirname, '..')
  const files = globSync('{moving,pictures}/kept/**', { cwd: folder, withFileTypes: true }).filter((file) =>
    file.isFile(),
  )
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
  expect(files.length).toBeGreaterThan(700)
  expect(bytes).toBeLessThan(MOST_BYTES)
})
