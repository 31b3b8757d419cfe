import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { QUESTIONS } from '#server/ask/answers.ts'
import { matchRoute } from '#web/router/match-route.ts'
import { routes } from '#web/routes.tsx'

const root = join(import.meta.dirname, '..')
const TITLE = /\(\s*['"`]((?:[a-z]+\.\d+(?:,? ))+)/g

/** The row ids in test titles: `test('wire.1, api.3 …')`. */
function namedInTests(): Map<string, string> {
  const named = new Map<string, string>()
  for (const file of globSync('{domain,ui,web,demo,app,tools,server,bench,e2e}/**/*.test.{ts,tsx}', { cwd: root }))
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

const rows = document.slice(document.indexOf('\n## ')).split('\n').filter(Boolean)

test('every row can be met, or says what all of it waits for', () => {
  expect(rows.filter((line, at) => line.startsWith('- `') && !rows[at + 1]?.startsWith('  - '))).toEqual([])
})

test('below a row stand where it is met and what it waits for, in this order', () => {
  const FORM = /^(## \S|- `[a-z]+\.\d+` – \S| {2}- (Met|Waits for): \S.*\.$)/
  expect(rows.filter((line) => !FORM.test(line))).toEqual([])
  const mayFollow: Record<string, RegExp> = { '  - M': /^- `/, '  - W': /^(- `| {2}- Met)/ }
  expect(rows.filter((line, at) => mayFollow[line.slice(0, 5)]?.test(rows[at - 1] ?? '') === false)).toEqual([])
})

test('where a row is met is in the product', () => {
  const met = rows.filter((line) => line.startsWith('  - Met: '))
  expect(met.filter((line) => !line.includes('`'))).toEqual([])
  const places = met.flatMap((line) => [...line.matchAll(/`([^`]+)`/g)].map(([, place]) => place as string))
  expect(places.filter((place) => !isPlace(place))).toEqual([])
})

test('what a row waits for is brought by a capability that is named', () => {
  const waits = rows.filter((line) => line.startsWith('  - Waits for: '))
  const CAPABILITY = /, with [^.]*\b(guidance|business profiles|ads|accounts|programs)\b/
  expect(waits.filter((line) => !CAPABILITY.test(line))).toEqual([])
})

/** Example values for path parameters. */
const EXAMPLES: Record<string, string> = {
  '{scope}': 'pins',
  '{username}': 'ada',
  '{board}': 'rooms',
  '{section}': 'doors',
}
const scripts = Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts)
const questions = QUESTIONS.map(({ name, verb }) => `${name} ${verb}`)
const served = globSync('{server,app}/**/*.ts', { cwd: root })
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n')

/** Whether this is the path of a page or other route, a question, or a command. */
function isPlace(place: string): boolean {
  const command = /^npm (?:run )?(\S+)/.exec(place)
  if (command) return scripts.includes(command[1] as string)
  if (!place.startsWith('/')) return questions.includes(place)
  const path = place.replace(/[?#].*/, '')
  if (
    matchRoute(
      routes,
      path.replace(/\{\w+\}/g, (part) => EXAMPLES[part] ?? '12'),
    )
  )
    return true
  const asWritten = path.replace(/\{(\w+)\}/g, ':$1')
  return served.includes(`'${asWritten}'`) || QUESTIONS.some((question) => question.path?.endsWith(` ${asWritten}`))
}
