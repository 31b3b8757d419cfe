import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { boards } from './boards.ts'
import { comments } from './comments.ts'
import { lists, pictures, video } from './creating.ts'
import { memory } from './memory.ts'
import { pageWeight } from './page-weight.ts'
import { pages } from './pages.ts'
import { queries } from './queries.ts'
import { reading } from './reading.ts'
import { saving } from './saving.ts'
import { scrolling } from './scrolling.ts'
import { searching } from './searching.ts'
import { inSurroundings, type Surroundings } from './surroundings.ts'
import { isMet, type Row, tableOf } from './table.ts'

/**
 * `npm run bench`, or `npm run bench -- saving pages` for some of it. Everything is a size, a count or a ratio to a baseline
 * of the same run. `--check` fails when a number is missed; `--keep folder` uses that folder again the next time.
 */
const MEASURES: Record<string, (at: Surroundings) => Promise<Row[]>> = {
  memory,
  queries,
  'page-weight': pageWeight,
  scrolling,
  reading,
  pages,
  comments,
  saving,
  boards,
  searching,
  pictures,
  video,
  lists,
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

const rows = await inSurroundings(values.keep, async (at) => {
  const all: Row[] = []
  for (const name of wanted) {
    console.error(`Measuring ${name} …`)
    all.push(...((await MEASURES[name]?.(at)) ?? []))
  }
  return all
})
console.log(tableOf(rows))
const [load = 0] = loadavg()
if (load > availableParallelism() + 2)
  console.log(`\nThe machine is busy with other things (load ${load.toFixed(1)}): ratios and long tasks say little.`)
mkdirSync(join(RESULTS, '..'), { recursive: true })
writeFileSync(
  RESULTS,
  JSON.stringify(
    rows.map((row) => ({ ...row, ok: isMet(row) })),
    null,
    2,
  ),
)
console.log(`\nAlso in ${RESULTS}`)
process.exit(values.check && !rows.every(isMet) ? 1 : 0)
