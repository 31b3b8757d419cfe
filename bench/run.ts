import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type BenchEnvironment, runInBenchEnvironment } from './bench-environment.ts'
import { measureBoards } from './boards.ts'
import { measureComments } from './comments.ts'
import { measureListMemory, measurePictures, measureVideo } from './creating.ts'
import { measureIdleMemory } from './memory.ts'
import { measurePageWeight } from './page-weight.ts'
import { measurePages } from './pages.ts'
import { measureQueryCounts } from './queries.ts'
import { measureReading } from './reading.ts'
import { measureSaving } from './saving.ts'
import { measureScrolling } from './scrolling.ts'
import { measureSearching } from './searching.ts'
import { type BenchRow, formatBenchTable, isTargetMet } from './table.ts'

/**
 * `npm run bench`, or `npm run bench -- saving pages` for a part of it. All results are sizes, counts, or ratios to a
 * baseline of the same run. `--check` fails if a target is missed; `--keep folder` reuses that folder the next time.
 */
const MEASURES: Record<string, (at: BenchEnvironment) => Promise<BenchRow[]>> = {
  memory: measureIdleMemory,
  queries: measureQueryCounts,
  'page-weight': measurePageWeight,
  scrolling: measureScrolling,
  reading: measureReading,
  pages: measurePages,
  comments: measureComments,
  saving: measureSaving,
  boards: measureBoards,
  searching: measureSearching,
  pictures: measurePictures,
  video: measureVideo,
  lists: measureListMemory,
}
const RESULTS = join(import.meta.dirname, '../data/bench/results.json')

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean' }, keep: { type: 'string' } },
})
const wanted = positionals.length ? positionals : Object.keys(MEASURES)
const unknown = wanted.filter((name) => !MEASURES[name])
if (unknown.length)
  throw new Error(`There is no measure ${unknown.join(', ')}: only ${Object.keys(MEASURES).join(', ')}.`)

const rows = await runInBenchEnvironment(values.keep, async (at) => {
  const all: BenchRow[] = []
  for (const name of wanted) {
    console.error(`Measuring ${name} …`)
    all.push(...((await MEASURES[name]?.(at)) ?? []))
  }
  return all
})
console.log(formatBenchTable(rows))
const [load = 0] = loadavg()
if (load > availableParallelism() + 2)
  console.log(`\nThe machine is busy with other things (load ${load.toFixed(1)}): ratios and long tasks say little.`)
mkdirSync(join(RESULTS, '..'), { recursive: true })
writeFileSync(
  RESULTS,
  JSON.stringify(
    rows.map((row) => ({ ...row, ok: isTargetMet(row) })),
    null,
    2,
  ),
)
console.log(`\nAlso in ${RESULTS}`)
process.exit(values.check && !rows.every(isTargetMet) ? 1 : 0)
