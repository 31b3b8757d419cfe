import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { acquireClusterLock } from './cluster-lock.ts'
import { readProcessStart } from './cluster-process.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
  file = join(folder, 'lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a lock is held once and can be taken again after its release', () => {
  const lock = acquireClusterLock(file)
  expect(acquireClusterLock(file)).toEqual({ heldBy: process.pid })
  if ('release' in lock) lock.release()
  expect(acquireClusterLock(file)).toHaveProperty('release')
  expect(readdirSync(folder)).toEqual(['lock'])
})

test.each(['a number nobody has: 4194305 1', `a number used again: ${process.ppid} 1`, 'nothing:'])(
  'a lock of the dead (%s) is taken over',
  (written) => {
    writeFileSync(file, written.split(': ')[1] ?? '')
    expect(acquireClusterLock(file)).toHaveProperty('release')
    expect(readFileSync(file, 'utf8')).toBe(`${process.pid} ${readProcessStart(process.pid)}`)
  },
)

test('who lost the lock does not release what another took', () => {
  const lock = acquireClusterLock(file)
  writeFileSync(file, 'another')
  if (!('release' in lock)) throw new Error('not taken')
  expect(lock.ours()).toBe(false)
  lock.release()
  expect(readFileSync(file, 'utf8')).toBe('another')
})
