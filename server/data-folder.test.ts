import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeDataFolder } from './data-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'bowerbird-folder-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('the data folder is created at any depth, and may exist already', () => {
  const deep = join(folder, 'a/b')
  makeDataFolder(deep)
  makeDataFolder(deep)
  expect(statSync(deep).isDirectory()).toBe(true)
})

test.each([
  ['a file', join(folder, 'file'), 'there is a file of that name, EEXIST'],
  ['inside a file', join(folder, 'file/data'), 'a part of its path is a file, ENOTDIR'],
  ...(existsSync('/proc/self') ? [['in /proc', '/proc/none/data', 'nothing can be made there, ENOENT']] : []),
] as [string, string, string][])('one that is %s is refused with a sentence', (_, path, reason) => {
  writeFileSync(join(folder, 'file'), '')
  expect(() => makeDataFolder(path)).toThrow(
    `DATA_DIR must be a folder that this user can make and write to; ${path} is not (${reason}).`,
  )
})
