import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runInBenchEnvironment } from '../bench-environment.ts'
import { type BenchRow, formatBenchTable } from '../table.ts'
import { assertScaleDiskSpace, fillScaleWorld } from './fill.ts'
import { type MeasuredLatency, measureLatency } from './measure.ts'
import { Progress } from './progress.ts'
import { listScaleQuestions } from './questions.ts'
import { makeRecallRow, measureEmbeddingRecall } from './recall.ts'

/**
 * `npm run bench:scale -- --size N`: fills a world of N pins in its own folder and prints median, p99 and CPU time of
 * web and database for the most frequent questions. It prints the needed disk space first. `--keep FOLDER` uses that
 * folder and reuses it the next time, also after an interrupted fill; `--only TEXT` measures only questions whose name
 * contains the text. Ratios are relative to the last run with 10,000 pins.
 */
const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '10000' },
    keep: { type: 'string' },
    only: { type: 'string', default: '' },
    times: { type: 'string', default: '100' },
  },
})
const size = Number(values.size)
const times = Number(values.times)
if (!Number.isInteger(size) || size < 1000) throw new Error('Say how many pins: --size 10000. At least 1,000.')
const RESULTS = join(import.meta.dirname, '../../data/bench')
const BASE = 10_000

const folder = values.keep ?? mkdtempSync(join(tmpdir(), 'bowerbird-scale-'))
mkdirSync(folder, { recursive: true })
const progress = new Progress(folder, size)
if (!progress.isBegun) assertScaleDiskSpace(folder, size)
try {
  await runInBenchEnvironment(
    folder,
    async (at) => {
      const rows: MeasuredLatency[] = []
      for (const question of await listScaleQuestions(at.house, times)) {
        if (!question.what.includes(values.only)) continue
        const row = await measureLatency(at, question, times)
        rows.push(row)
        console.error(`  ${line(row)}`)
      }
      console.log(`\n${size.toLocaleString('en')} pins, each question ${times} times for something else; milliseconds`)
      console.log(rows.map(line).join('\n'))
      const web = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(at.pid)], { encoding: 'utf8' })) / 1024
      console.log(`\nmemory of the web process ${web.toFixed(0)} MB`)
      if (values.only) return
      const recall: BenchRow[] = []
      for (const space of ['look', 'meaning'] as const)
        recall.push(makeRecallRow(space, await measureEmbeddingRecall(at.house, space)))
      console.log(`\n${formatBenchTable(recall)}`)
      mkdirSync(RESULTS, { recursive: true })
      writeFileSync(fileOf(size), JSON.stringify(rows, null, 2))
    },
    (house) => fillScaleWorld(house, size, progress),
  )
} finally {
  if (!values.keep) rmSync(folder, { recursive: true, force: true })
}
process.exit(0)

function fileOf(pins: number): string {
  return join(RESULTS, `scale-${pins}.json`)
}

function line({ what, median, p99, web, database }: MeasuredLatency): string {
  const base =
    size > BASE && existsSync(fileOf(BASE)) ? (JSON.parse(readFileSync(fileOf(BASE), 'utf8')) as MeasuredLatency[]) : []
  const was = base.find((row) => row.what === what)
  const ratio = was ? `  ${((web + database) / (was.web + was.database)).toFixed(2)} times that of 10,000` : ''
  const ms = (value: number) => value.toFixed(1).padStart(7)
  return `${what.padEnd(36)} median ${ms(median)}  p99 ${ms(p99)}  web ${ms(web)}  database ${ms(database)}${ratio}`
}
