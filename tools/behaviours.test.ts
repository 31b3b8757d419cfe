import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const TITLE = /\(\s*['"`]((?:[a-z]+\.\d+(?:,? ))+)/g

/** The rows that titles of tests name: `test('wire.1, api.3 …')`. */
function namedInTests(): Map<string, string> {
  const named = new Map<string, string>()
  for (const file of globSync('{domain,ui,web,demo,app,tools,server,e2e}/**/*.test.{ts,tsx}', { cwd: root }))
    for (const [, ids = ''] of readFileSync(join(root, file), 'utf8').matchAll(TITLE))
      for (const id of ids.match(/[a-z]+\.\d+/g) ?? []) named.set(id, file)
  return named
}

const document = readFileSync(join(root, 'docs/behaviours.md'), 'utf8')
const written = [...document.matchAll(/^- `([a-z]+\.\d+)` – \S/gm)].map(([, id]) => id as string)

test('every behaviour that a test names stands in docs/behaviours.md', () => {
  const missing = [...namedInTests()].filter(([id]) => !written.includes(id))
  expect(missing).toEqual([])
})

test('every behaviour in docs/behaviours.md is named by a test, and stands there once', () => {
  const named = namedInTests()
  expect(written.filter((id) => !named.has(id))).toEqual([])
  expect(written.filter((id, at) => written.indexOf(id) !== at)).toEqual([])
})
