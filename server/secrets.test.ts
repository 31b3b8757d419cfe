import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadSecrets } from './secrets.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'))
  file = join(folder, 'secrets.json')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('secrets are made once, differ from each other, and are for their owner only', () => {
  const first = loadSecrets(folder)
  expect(loadSecrets(folder)).toEqual(first)
  expect(new Set([first.bookmark, first.signature, first.token].map((key) => key.toString('hex'))).size).toBe(3)
  expect(first.token).toHaveLength(32)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['secrets.json'])
})

test('a missing secret gets a key, the others stay', () => {
  const first = loadSecrets(folder)
  const { token, ...rest } = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify(rest))
  const second = loadSecrets(folder)
  expect(second.bookmark).toEqual(first.bookmark)
  expect(second.token.toString('hex')).not.toBe(token)
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test.each(['{', '{"bookmark":"00","signature":"00","token":"00"}'])(
  'a damaged file (%s) is told, never replaced',
  (content) => {
    writeFileSync(file, content)
    expect(() => loadSecrets(folder)).toThrow('is damaged')
    expect(readFileSync(file, 'utf8')).toBe(content)
  },
)
