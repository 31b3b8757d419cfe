import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fillDemoWorld } from '#demo/fill.ts'
import { isDatabaseEmpty } from '#demo/fill-only-once.ts'
import { startCluster } from '#server/db/cluster.ts'
import type { House } from '#server/house.ts'
import { openHouse } from '#server/jobs/open-house.ts'
import { indexEverything } from '#server/search/index-everything.ts'
import { readSettings } from '#server/settings.ts'
import { type BenchRow, formatBenchTable, isTargetMet } from '../table.ts'
import { measureImageSearchQuality } from './looks.ts'
import { measureRecommendQuality } from './recommend.ts'
import { measureSearchQuality } from './search.ts'

/**
 * `npm run bench:quality`, or `npm run bench:quality -- search` for a part of it: measures the quality of results on
 * the demo world. `--pictures folder` measures image search on the pictures of a folder, and nothing else if no measure
 * is named. `--keep folder` reuses that folder the next time, `--tell` prints each case, and `--check` fails if a
 * target is missed.
 */
const MEASURES: Record<string, (house: House, tell: (line: string) => void) => Promise<BenchRow[]>> = {
  search: measureSearchQuality,
  recommend: measureRecommendQuality,
  looks: (house, tell) => measureImageSearchQuality(house, tell, values.pictures),
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    keep: { type: 'string' },
    pictures: { type: 'string' },
    tell: { type: 'boolean' },
    check: { type: 'boolean' },
  },
})
const wanted = positionals.length ? positionals : values.pictures ? ['looks'] : Object.keys(MEASURES)
/** Measuring a folder's pictures needs no demo world. */
const needsWorld = !values.pictures || wanted.some((name) => name !== 'looks')
const dataDir = values.keep ?? mkdtempSync(join(tmpdir(), 'bowerbird-quality-'))
mkdirSync(dataDir, { recursive: true })
const cluster = await startCluster({ dataDir, join: true })
const env = {
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  DATABASE_URL: cluster.url,
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'warn',
}
const { house, close } = await openHouse(readSettings({ ...env, PUBLIC_URL: 'http://127.0.0.1:3000' }), {
  works: false,
})
try {
  if (needsWorld && (await isDatabaseEmpty(house))) {
    console.error('Filling a demo world to measure …')
    await fillDemoWorld(house, () => {})
  }
  if (needsWorld) {
    // A reused world is indexed again by the current code.
    await indexEverything(house)
    await house.pool.query('ANALYZE')
  }
  const rows: BenchRow[] = []
  for (const name of wanted) {
    const measure = MEASURES[name]
    if (!measure) throw new Error(`There is no measure ${name}: only ${Object.keys(MEASURES).join(', ')}.`)
    rows.push(...(await measure(house, values.tell ? console.log : () => {})))
  }
  console.log(formatBenchTable(rows))
  process.exitCode = values.check && !rows.every(isTargetMet) ? 1 : 0
} finally {
  await close()
  await cluster.stop()
  if (!values.keep) rmSync(dataDir, { recursive: true, force: true })
}
