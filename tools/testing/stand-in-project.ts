import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, vi } from 'vitest'

/** A fake npm without network: it installs the lockfile's packages where npm would, and records its calls. */
const STAND_IN = `
const { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs')
const { join } = require('node:path')
const told = { args: process.argv.slice(2), hasNpmrc: existsSync('.npmrc'), bundled: process.env.BUNDLED }
appendFileSync(process.env.CALLS, JSON.stringify({ pid: process.pid, cwd: process.cwd(), ...told }) + '\\n')
if (process.env.NPM_DOES === 'fail') {
  console.error('npm error code ENOTFOUND\\nnpm error network request to the registry failed.\\n    at npm (npm.js:1:1)')
  process.exit(1)
}
if (told.args[0] === 'pack') {
  // A model that hangs has begun to arrive.
  if (process.env.NPM_DOES !== 'hang') process.exit(1)
  writeFileSync(join(told.args[told.args.indexOf('--pack-destination') + 1], 'half'), '')
  setInterval(() => {}, 1000)
  return
}
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
for (const [path, entry] of Object.entries(packages)) {
  if (!path || (entry.cpu && entry.cpu !== process.arch) || process.env.NPM_DOES === 'leave out ' + path) continue
  mkdirSync(join(path, 'bin'), { recursive: true })
  writeFileSync(join(path, 'package.json'), JSON.stringify({ version: entry.version }))
  const node = '#!/bin/sh\\nBUNDLED=yes exec "' + process.execPath + '" "$@"'
  const program = process.env.NPM_DOES === 'bring another machine’s' ? '#!/nowhere' : node
  if (path.includes('/node-')) writeFileSync(join(path, 'bin/node'), program, { mode: 0o755 })
}
if (process.env.NPM_DOES === 'hang') setInterval(() => {}, 1000)
else writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }))
`
export const OWN_NODE_FOLDER = `node_modules/node-${process.platform}-${process.arch}`
export const OWN_BINARY = { optional: true, os: process.platform, cpu: process.arch }

export let projectRoot: string
let calls: string

/**
 * Gives each test of the file its own project: the scripts behind every npm command, small lockfiles, and a fake npm.
 */
export function useOwnProjectPerTest() {
  vi.setConfig({ testTimeout: 30_000 })
  beforeEach(() => {
    projectRoot = mkdtempSync(join(tmpdir(), 'bowerbird-run "of" ü-'))
    calls = join(projectRoot, 'calls')
    writeFileSync(calls, '')
    for (const name of ['run.mjs', 'install.mjs', 'one-at-a-time.mjs', 'bring-models.mjs', 'end-with-parent.cjs'])
      cpSync(join(import.meta.dirname, '..', name), join(projectRoot, 'tools', name))
    writeLockfile('tools/node', { [OWN_NODE_FOLDER]: { ...OWN_BINARY, version: '24.21.0' } })
    writeLockfile('.', {
      'node_modules/needed': { version: '1.0.0' },
      'node_modules/for-tests': { version: '1.0.0', dev: true },
    })
    // Prevents the download of the image models.
    writeProjectFile('.cache/models/gave-up', '')
    writeProjectFile('npm/bin/npm-cli.js', STAND_IN)
    writeProjectFile('app/say.mjs', 'console.log(JSON.stringify([process.env.BUNDLED, ...process.argv.slice(2)]))')
    writeProjectFile('tools/say.mjs', 'console.log("said")')
    writeProjectFile(
      'app/wait.mjs',
      'process.on("SIGTERM", () => process.exit(7)); console.log(process.pid); setInterval(() => {}, 1000)',
    )
  })
  afterEach(() => rmSync(projectRoot, { recursive: true, force: true, maxRetries: 5 }))
}

export const makeStandInNpmEnv = () => ({ npm_execpath: join(projectRoot, 'npm/bin/npm-cli.js'), CALLS: calls })

export function writeProjectFile(path: string, text: string) {
  mkdirSync(join(projectRoot, path, '..'), { recursive: true })
  writeFileSync(join(projectRoot, path), text)
}

export function writeLockfile(folder: string, packages: object) {
  writeProjectFile(join(folder, 'package.json'), '{}')
  writeProjectFile(join(folder, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...packages } }))
}

export function runProjectScript(words: string[], { npmDoes = '', before = [] as string[], env: own = {} } = {}) {
  const env = { ...process.env, ...makeStandInNpmEnv(), NPM_DOES: npmDoes, ...own }
  const child = spawn(process.execPath, [...before, join(projectRoot, 'tools/run.mjs'), ...words], { env })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
  const ended = once(child, 'close').then(([code]) => ({ code, said }))
  return { child, ended, said: () => said }
}

export function readNpmCalls(): { pid: number; cwd: string; args: string[]; hasNpmrc: boolean; bundled?: string }[] {
  return readFileSync(calls, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}

export function isPidAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
