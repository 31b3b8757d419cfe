import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { oneAtATime, takeAway } from './one-at-a-time.mjs'

const NOBODY = '4194305'
let folder: string
let lock: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'one-'))
  lock = join(folder, 'lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('several starts that find what a dead one left over take turns, and leave nothing', async () => {
  writeFileSync(lock, NOBODY)
  let atOnce = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++atOnce)
    await new Promise(setImmediate)
    atOnce--
  }
  await Promise.all([1, 2, 3].map(() => oneAtATime(lock, work, () => {})))
  expect(most).toBe(1)
  expect(readdirSync(folder)).toEqual([])
})

test('one who comes late to a left-over lock leaves the lock that another has taken meanwhile', async () => {
  writeFileSync(lock, NOBODY)
  await oneAtATime(
    lock,
    async () => {
      const held = readFileSync(lock, 'utf8')
      takeAway(lock, NOBODY)
      expect(existsSync(lock) && readFileSync(lock, 'utf8')).toBe(held)
      expect(readdirSync(folder)).toEqual(['lock'])
    },
    () => {},
  )
})

test('a lock that nobody touches any more is left over, also when its number is used again', async () => {
  writeFileSync(lock, String(process.pid))
  utimesSync(lock, new Date(0), new Date(0))
  let isDone = false
  await oneAtATime(
    lock,
    async () => {
      isDone = true
    },
    () => {},
  )
  expect(isDone).toBe(true)
})

test('who lost the lock does not release what another took', async () => {
  await oneAtATime(
    lock,
    async () => writeFileSync(lock, 'another'),
    () => {},
  )
  expect(readFileSync(lock, 'utf8')).toBe('another')
})
