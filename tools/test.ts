import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { settingsTable } from '#server/settings.ts'
import { chromiumPath } from './browser.ts'
import { type Count, countTests, testsLeftOut, type VitestReport } from './count-tests.ts'
import { bringFfmpeg } from './ffmpeg.ts'
import { bringPgBouncer } from './pgbouncer.ts'
import { programOf } from './program-of.ts'

/** The test command. `quick` tests what changed since the last commit, without a browser; `check` tests nothing. */
const extent = process.argv[2]
const root = join(import.meta.dirname, '..')
const reports = mkdtempSync(join(tmpdir(), 'bowerbird-reports-'))
const total: Count = { passed: 0, failed: 0 }

// What the surroundings set for the product must not change what is tested.
const env = { ...process.env }
for (const { name } of Object.values(settingsTable)) delete env[name]

function part(name: string, count: () => Count) {
  console.log(`\n${name}`)
  const began = performance.now()
  const { passed, failed } = count()
  total.passed += passed
  total.failed += failed
  console.log(`${name}: ${passed} passed, ${failed} failed, ${((performance.now() - began) / 1000).toFixed(1)} s`)
}

function run(...args: string[]): boolean {
  return spawnSync(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
}

function succeeds(...args: string[]): Count {
  return run(...args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

function vitest(...args: string[]): Count {
  const file = join(reports, `${args.join('')}.json`)
  const reporting = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const ended = run(programOf('vitest'), 'run', ...args, ...reporting)
  const report = readReport(file)
  for (const line of testsLeftOut(report)) console.log(line)
  return countTests(ended, report)
}

function readReport(file: string): VitestReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function journeys(): Count {
  try {
    env.CHROME_PATH = chromiumPath()
  } catch (error) {
    console.log((error as Error).message)
    return { passed: 0, failed: 1 }
  }
  return vitest('--project=journeys')
}

part('Types', () => succeeds(programOf('typescript', 'tsc'), '--noEmit', '-p', '.'))
part('Style and cycles', () => succeeds(programOf('@biomejs/biome', 'biome'), 'check', '--error-on-warnings', '.'))
part('Arrows', () => succeeds('tools/arrows.ts'))
// What only tests use is no part of the product.
part('Unused', () => succeeds(programOf('knip'), '--production'))
if (extent === 'quick') {
  part('Rules and server', () => vitest('--project=pure', '--project=server', '--changed', '--passWithNoTests'))
} else if (extent !== 'check') {
  const bouncer = bringPgBouncer()
  bringFfmpeg()
  part('Rules and server', () => vitest('--project=pure', '--project=server'))
  console.log(bouncer)
  part('Journeys', journeys)
}
rmSync(reports, { recursive: true })
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
