import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

function said(script: string, env: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join('app', script)], {
    cwd: ROOT,
    env: { ...process.env, LOG_LEVEL: 'silent', ...env },
    encoding: 'utf8',
  })
  return { status, said: (stdout + stderr).trim() }
}

test.each(['start.ts', 'dev.ts'])('%s says in a sentence which setting is wrong', { timeout: 60_000 }, (script) => {
  const sentence = 'PORT must be a whole number from 1 to 65535; it is "abc".'
  expect(said(script, { PORT: 'abc' })).toEqual({ status: 1, said: sentence })
})
