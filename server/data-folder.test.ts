import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeDataFolder } from './data-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'bowerbird-folder-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('the data folder is made, however deep, and may be there already', () => {
  const deep = join(folder, 'a/b')
  makeDataFolder(deep)
  makeDataFolder(deep)
  expect(statSync(deep).isDirectory()).toBe(true)
})

test.each([
  ['a file', 'file', 'EEXIST'],
  ['inside a file', 'file/data', 'ENOTDIR'],
])('one that is %s is refused with a sentence', (_, path, code) => {
  writeFileSync(join(folder, 'file'), '')
  expect(() => makeDataFolder(join(folder, path))).toThrow(
    `DATA_DIR must be a folder that this user can make and write to; ${join(folder, path)} is not (${code}).`,
  )
})
