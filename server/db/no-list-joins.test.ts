import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { expect, test } from 'vitest'

const OBJECTS = 'pins|aggregates|boards|users'
const LISTS = 'user_pins|board_pins|aggregate_pins|user_boards'
const reads = (tables: string) =>
  new RegExp(`\\b(?:FROM|JOIN|USING)\\s+(?:${tables})\\b|(?:selectFrom|Join)\\('(?:${tables})\\b`)

/** The parts of a UNION are checked separately. */
const joinsBoth = (statement: string) =>
  statement.split(/\bUNION\b/).some((part) => reads(OBJECTS).test(part) && reads(LISTS).test(part))

/** The text of a template literal, including nested ones. */
function templateAt(text: string, start: number): string {
  let depth = 0
  for (let at = start + 1; at < text.length; at++) {
    if (text.startsWith('${', at)) depth++
    else if (text[at] === '}' && depth) depth--
    else if (text[at] === '`' && depth) at += templateAt(text, at).length - 1
    else if (text[at] === '`') return text.slice(start, at + 1)
  }
  return text.slice(start)
}

const SQL = String.raw`\bsql(?:<[^\x60;]*?>)?\x60`
const templatesIn = (text: string, pattern: string) =>
  [...text.matchAll(new RegExp(pattern, 'g'))].map((found) => ({
    name: found[1] ?? '',
    template: templateAt(text, found.index + found[0].length - 1),
  }))

/**
 * Finds SQL templates, with the named fragments that they contain, and query builder chains up to where they are
 * executed.
 */
function statementsIn(text: string): string[] {
  const fragments = new Map(templatesIn(text, `const (\\w+) = ${SQL}`).map(({ name, template }) => [name, template]))
  const whole = (template: string) =>
    template.replace(/\$\{(\w+)\}/g, (inserted, name: string) => fragments.get(name) ?? inserted)
  return [...templatesIn(text, SQL).map(({ template }) => whole(template)), ...chainsIn(text)]
}

const chainsIn = (text: string): string[] => [
  ...[...text.matchAll(/\bselectFrom\((?:(?!selectFrom)[\s\S])*?(?:\.execute\w*\(|\n\n)/g)].map(([chain]) => chain),
]

/**
 * Two jobs (the home pool, the search index) read many aggregates with their saves. Erasing an aggregate checks in the same
 * statement that nobody saved it. A save looks up the aggregate's id in a subquery, so that it is sent in the same round trip as
 * the reads that decide access (decisions/013); reading the id first would take one more. The list may only get shorter.
 */
const KNOWN = [
  'server/feed/pool.ts',
  'server/meaning/findable-aggregates.ts',
  'server/pins/erase-aggregate.ts',
  'server/pins/find-saved-pin.ts',
]

test('no statement joins an object table with a list table, except in the files listed here', async () => {
  const found: string[] = []
  for await (const file of glob('server/**/*.ts', { exclude: ['**/*.test.ts', '**/testing/**'] }))
    if (statementsIn(readFileSync(file, 'utf8')).some(joinsBoth)) found.push(file)
  expect(found.sort()).toEqual(KNOWN)
})

test.each([
  ['sql`SELECT 1 FROM user_pins u JOIN pins p ON p.id = u.pin_id`.execute(db)', true],
  ['const among = sql`FROM user_pins u`; sql`SELECT 1 $' + '{among} JOIN pins p ON p.id = u.pin_id`', true],
  ["db.selectFrom('user_boards').innerJoin('boards', 'boards.id', 'user_boards.board_id').execute()", true],
  ['sql`SELECT pin_id FROM user_pins UNION SELECT id FROM pins`', false],
  ['sql`SELECT 1 FROM pins p JOIN aggregates a ON a.id = p.aggregate_id`', false],
])('the check reads %s', (text, isJoin) => expect(statementsIn(text).some(joinsBoth)).toBe(isJoin))
