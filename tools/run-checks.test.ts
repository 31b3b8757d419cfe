import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runChecks } from './run-checks.ts'

const run = async (...scripts: string[]) => {
  const cwd = mkdtempSync(join(tmpdir(), 'bowerbird-checks-'))
  onTestFinished(() => rmSync(cwd, { recursive: true }))
  const printed: string[] = []
  const checks = scripts.map((script, at) => ({ title: `Check ${at + 1}`, args: ['-e', script] }))
  const count = await runChecks(checks, { cwd, env: process.env, print: (text) => printed.push(text) })
  return { cwd, count, printed }
}

test('checks are counted, and the output of each is printed in one piece', async () => {
  const { count, printed } = await run(
    'console.log("one"); setTimeout(() => console.error("two"), 300)',
    'console.log("three"); process.exitCode = 1',
  )
  expect(count).toEqual({ passed: 1, failed: 1 })
  expect(printed.map((text) => text.replace(/[\d.]+ s/, '0 s')).sort()).toEqual([
    '\nCheck 1: passed, 0 s\none\ntwo',
    '\nCheck 2: failed, 0 s\nthree',
  ])
})

test('checks run side by side', async () => {
  // Each ends only after the other has begun.
  const meet = (own: string, other: string) => `
    const { existsSync, writeFileSync } = require('node:fs')
    writeFileSync('${own}', '')
    setInterval(() => existsSync('${other}') && process.exit(0), 10)
    setTimeout(() => process.exit(1), 10000)`
  const { cwd, count } = await run(meet('a', 'b'), meet('b', 'a'))
  expect(count).toEqual({ passed: 2, failed: 0 })
  expect([existsSync(join(cwd, 'a')), existsSync(join(cwd, 'b'))]).toEqual([true, true])
})
