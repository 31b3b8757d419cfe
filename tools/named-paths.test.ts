import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
/** Code spans that begin with one of our folders; `<room>` and `…` are placeholders. */
const NAMED = /`((?:domain|server|web|ui|app|demo|e2e|bench|tools|docs|decisions)\/[^`\s<>…*]*)`/g

test.each(['ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md'])('every path that %s names is there', (file) => {
  const named = [...readFileSync(join(ROOT, file), 'utf8').matchAll(NAMED)].map(([, path = '']) => path)
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
})

/** `npm start` and `npm test` need no "run", unlike other scripts. */
const COMMAND = /\bnpm (?:run ([\w:-]+)|(start|test))\b/g

test.each([
  '.github/workflows/test.yml',
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'ARCHITECTURE.md',
  'docs/demo.md',
  'docs/behaviours.md',
])('every npm command that %s names is a script', (file) => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const named = [...readFileSync(join(ROOT, file), 'utf8').matchAll(COMMAND)].map(([, run, short]) => run ?? short)
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((name = '') => !(name in scripts))).toEqual([])
})
