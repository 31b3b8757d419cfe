import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listUnsentCrossings } from './unsent-crossings.ts'

test('an entry of the budget that no test sends anymore is listed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bowerbird-crossings-'))
  const [log, budget] = [join(folder, 'log'), join(folder, 'budget')]
  const entries = ['a', 'b'].map((id) => ({ id, file: `${id}.ts`, statement: `SELECT ${id}`, crosses: [] }))
  writeFileSync(budget, JSON.stringify(entries))
  expect(listUnsentCrossings(log, budget)).toHaveLength(2)
  writeFileSync(log, `${JSON.stringify(entries[0])}\n${JSON.stringify(entries[0])}\n`)
  expect(listUnsentCrossings(log, budget)).toEqual([
    'b of b.ts is not sent anymore; remove it from the budget: SELECT b',
  ])
  rmSync(folder, { recursive: true })
})

test('each entry of the budget says how it crosses and names a file that exists; none occurs twice', () => {
  const entries: { id: string; file: string; crosses: string[] }[] = JSON.parse(
    readFileSync('server/testing/crossing-statements.json', 'utf8'),
  )
  expect(entries.filter(({ file, crosses }) => !existsSync(file) || !crosses.length)).toEqual([])
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
})
