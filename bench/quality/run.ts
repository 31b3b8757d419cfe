import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fillDemoWorld } from '#demo/fill.ts'
import { isEmpty } from '#demo/fill-once.ts'
import { startCluster } from '#server/db/cluster.ts'
import type { House } from '#server/house.ts'
import { openHouse } from '#server/jobs/open-house.ts'
import { indexEverything } from '#server/search/index-everything.ts'
import { readSettings } from '#server/settings.ts'
import { isMet, type Row, tableOf } from '../table.ts'
import { lookQuality } from './looks.ts'
import { recommendQuality } from './recommend.ts'
import { searchQuality } from './search.ts'

/**
 * `npm run bench:quality`, or `npm run bench:quality -- search` for some of it: how good what people find is, measured on the demo
 * world; `--pictures folder` measures looks on the pictures of a folder, and alone nothing else. `--keep folder` uses that folder again the next time, `--tell` prints each case, `--check` fails when a number is missed.
 */
const MEASURES: Record<string, (house: House, tell: (line: string) => void) => Promise<Row[]>> = {
  search: searchQuality,
  recommend: recommendQuality,
  looks: (house, tell) => lookQuality(house, tell, values.pictures),
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
/** Pictures of a folder are measured by themselves. */
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
  if (needsWorld && (await isEmpty(house))) {
    console.error('Filling a demo world to measure …')
    await fillDemoWorld(house, () => {})
  }
  if (needsWorld) {
    // A world that was kept is found as today's code finds it.
    await indexEverything(house)
    await house.pool.query('ANALYZE')
  }
  const rows: Row[] = []
  for (const name of wanted) {
    const measure = MEASURES[name]
    if (!measure) throw new Error(`There is no measure ${name}: only ${Object.keys(MEASURES).join(', ')}.`)
    rows.push(...(await measure(house, values.tell ? console.log : () => {})))
  }
  console.log(tableOf(rows))
  process.exitCode = values.check && !rows.every(isMet) ? 1 : 0
} finally {
  await close()
  await cluster.stop()
  if (!values.keep) rmSync(dataDir, { recursive: true, force: true })
}
