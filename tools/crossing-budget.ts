import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Writes the budget of crossing statements (decisions/045) from a log of the server tests, for another version of the
 * parser, whose fingerprints may differ:
 * `RECORD_CROSSINGS=1 CROSSING_STATEMENTS_LOG=log npm run vitest run -- --project=server`, then
 * `node tools/crossing-budget.ts log`.
 */
type Entry = { id: string; file: string; statement: string; crosses: string[] }

const lines = readFileSync(process.argv[2] as string, 'utf8')
  .split('\n')
  .filter(Boolean)
const entries = new Map(lines.map((line) => JSON.parse(line) as Entry).map((entry) => [entry.id, entry]))
const inOrder = [...entries.values()].sort((a, b) =>
  a.file + a.statement + a.id < b.file + b.statement + b.id ? -1 : 1,
)
const budget = join(import.meta.dirname, '../server/testing/crossing-statements.json')
writeFileSync(budget, `${JSON.stringify(inOrder, null, 2)}\n`)
