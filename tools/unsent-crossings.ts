import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Entry = { id: string; file: string; statement: string }

const BUDGET = join(import.meta.dirname, '../server/testing/crossing-statements.json')

/** Lists entries of the budget of crossing statements that no test has sent, so that it shrinks (decisions/045). */
export function listUnsentCrossings(log: string, budget: string = BUDGET): string[] {
  const lines = existsSync(log) ? readFileSync(log, 'utf8').split('\n').filter(Boolean) : []
  const sent = new Set(lines.map((line) => (JSON.parse(line) as Entry).id))
  const entries = JSON.parse(readFileSync(budget, 'utf8')) as Entry[]
  return entries
    .filter(({ id }) => !sent.has(id))
    .map(({ id, file, statement }) => `${id} of ${file} is not sent anymore; remove it from the budget: ${statement}`)
}
