import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { settingsTable } from '#server/settings.ts'
import { findOrInstallChromium } from './browser.ts'
import {
  countTests,
  listRetriedTests,
  listSkippedTests,
  reportRetriedTests,
  type TestCount,
  type VitestReport,
} from './count-tests.ts'
import { ensureFfmpeg } from './ffmpeg.ts'
import { ensurePgBouncer } from './pgbouncer.ts'
import { findPackageProgram } from './program-of.ts'
import { type Check, runChecks } from './run-checks.ts'
import { listUnsentCrossings } from './unsent-crossings.ts'

/** The test command. `quick` tests what changed since the last commit, without a browser; `check` runs no tests. */
const extent = process.argv[2]
const root = join(import.meta.dirname, '..')
const reports = mkdtempSync(join(tmpdir(), 'bowerbird-reports-'))
const total: TestCount = { passed: 0, failed: 0 }
const retried: string[] = []

// Environment variables meant for the product must not affect the tests.
const env = { ...process.env }
for (const { name } of Object.values(settingsTable)) delete env[name]

async function part(name: string, count: () => TestCount | Promise<TestCount>) {
  console.log(`\n${name}`)
  const began = performance.now()
  const { passed, failed } = await count()
  total.passed += passed
  total.failed += failed
  console.log(`${name}: ${passed} passed, ${failed} failed, ${((performance.now() - began) / 1000).toFixed(1)} s`)
}

function run(...args: string[]): boolean {
  return spawnSync(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
}

function vitest(...args: string[]): TestCount {
  const file = join(reports, `${args.join('')}.json`)
  const reporters = ['default', join(import.meta.dirname, 'mark-retried-tests.ts'), 'json']
  const reporting = [...reporters.map((one) => `--reporter=${one}`), `--outputFile.json=${file}`]
  const ended = run(findPackageProgram('vitest'), 'run', ...args, ...reporting)
  const report = readReport(file)
  for (const line of listSkippedTests(report)) console.log(line)
  retried.push(...listRetriedTests(report))
  return countTests(ended, report)
}

function readReport(file: string): VitestReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function journeys(): TestCount {
  try {
    env.CHROME_PATH = findOrInstallChromium()
  } catch (error) {
    console.log((error as Error).message)
    return { passed: 0, failed: 1 }
  }
  return vitest('--project=journeys')
}

const checks: Check[] = [
  { title: 'Types', args: [findPackageProgram('typescript', 'tsc'), '--noEmit', '-p', '.'] },
  {
    title: 'Style and cycles',
    args: [findPackageProgram('@biomejs/biome', 'biome'), 'check', '--error-on-warnings', '.'],
  },
  { title: 'Arrows', args: ['tools/arrows.ts'] },
  { title: 'Names and citations', args: ['tools/names.ts'] },
  // Code that only tests use does not belong to the product.
  { title: 'Unused', args: [findPackageProgram('knip'), '--production'] },
]
await part('Checks', () => runChecks(checks, { cwd: root, env, print: console.log }))
if (extent === 'quick') {
  await part('Rules and server', () => vitest('--project=pure', '--project=server', '--changed', '--passWithNoTests'))
} else if (extent !== 'check') {
  const bouncer = ensurePgBouncer()
  ensureFfmpeg()
  env.CROSSING_STATEMENTS_LOG = join(reports, 'crossing-statements.jsonl')
  await part('Rules and server', () => vitest('--project=pure', '--project=server'))
  // After a failure, statements of the tests that failed would be missing.
  if (!total.failed) for (const line of listUnsentCrossings(env.CROSSING_STATEMENTS_LOG)) console.log(line)
  console.log(bouncer)
  await part('Journeys', journeys)
}
rmSync(reports, { recursive: true })
const { lines, failed } = reportRetriedTests(retried)
if (lines.length > 0) console.log(`\n${lines.join('\n')}`)
total.failed += failed
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
