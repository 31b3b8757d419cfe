import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leaveOut } from '#server/testing/leave-out.ts'

/** What npm would do, without the network: puts the lockfile's packages where npm puts them, and tells how it was called. */
const STAND_IN = `
const { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs')
const { join } = require('node:path')
const told = { args: process.argv.slice(2), hasNpmrc: existsSync('.npmrc'), bundled: process.env.BUNDLED }
appendFileSync(process.env.CALLS, JSON.stringify({ pid: process.pid, cwd: process.cwd(), ...told }) + '\\n')
if (process.env.NPM_DOES === 'fail') {
  console.error('npm error code ENOTFOUND\\nnpm error network request to the registry failed.\\n    at npm (npm.js:1:1)')
  process.exit(1)
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
vi.setConfig({ testTimeout: 30_000 })
const OWN_NODE = `node_modules/node-${process.platform}-${process.arch}`

let root: string
let calls: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bowerbird-run "of" ü-'))
  calls = join(root, 'calls')
  writeFileSync(calls, '')
  for (const name of ['run.mjs', 'install.mjs', 'end-with-parent.cjs'])
    cpSync(join(import.meta.dirname, name), join(root, 'tools', name))
  lock('tools/node', { [OWN_NODE]: { ...binary, version: '24.21.0' } })
  lock('.', { 'node_modules/needed': { version: '1.0.0' }, 'node_modules/for-tests': { version: '1.0.0', dev: true } })
  write('npm/bin/npm-cli.js', STAND_IN)
  write('app/say.mjs', 'console.log(JSON.stringify([process.env.BUNDLED, ...process.argv.slice(2)]))')
  write('tools/say.mjs', 'console.log("said")')
  write(
    'app/wait.mjs',
    'console.log(process.pid); process.on("SIGTERM", () => process.exit(7)); setInterval(() => {}, 1000)',
  )
})
afterEach(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }))

const binary = { optional: true, os: process.platform, cpu: process.arch }

function write(path: string, text: string) {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), text)
}

function lock(folder: string, packages: object) {
  write(join(folder, 'package.json'), '{}')
  write(join(folder, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...packages } }))
}

function run(words: string[], { npmDoes = '', before = [] as string[] } = {}) {
  const env = { ...process.env, npm_execpath: join(root, 'npm/bin/npm-cli.js'), CALLS: calls, NPM_DOES: npmDoes }
  const child = spawn(process.execPath, [...before, join(root, 'tools/run.mjs'), ...words], { env })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
  const ended = once(child, 'close').then(([code]) => ({ code, said }))
  return { child, ended, said: () => said }
}

function npmCalls(): { pid: number; cwd: string; args: string[]; hasNpmrc: boolean; bundled?: string }[] {
  return readFileSync(calls, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('the bundled Node is found by its path, installs the packages itself, and gets the arguments', async () => {
  const { code, said } = await run(['app/say.mjs', 'a b', '--c="d"']).ended
  expect(said.split('\n')[1]).toBe(JSON.stringify(['yes', 'a b', '--c="d"']))
  expect(code).toBe(0)
  expect(npmCalls()).toMatchObject([
    { cwd: join(root, 'tools/node/.installing') },
    { cwd: join(root, '.installing'), bundled: 'yes' },
  ])
  expect(existsSync(join(root, 'node_modules/.bin'))).toBe(false)
  expect(existsSync(join(root, '.installing'))).toBe(false)
})

test('npm is not called again when everything is there, and development packages only where they are needed', async () => {
  await run(['app/say.mjs']).ended
  rmSync(join(root, 'node_modules/for-tests'), { recursive: true })
  await run(['app/say.mjs']).ended
  expect(npmCalls()).toHaveLength(2)
  expect(await run(['tools/say.mjs', 'app/say.mjs']).ended).toMatchObject({ code: 0 })
  expect(npmCalls()).toHaveLength(3)
})

test.each<[string, () => void]>([
  ['a package is missing', () => rmSync(join(root, 'node_modules/needed'), { recursive: true })],
  ['the lockfile names another version', () => lock('.', { 'node_modules/needed': { version: '2.0.0' } })],
  [
    'npm was interrupted or another program installed them',
    () => rmSync(join(root, 'node_modules/.package-lock.json')),
  ],
  [
    'the list of what is installed is damaged',
    () => writeFileSync(join(root, 'node_modules/.package-lock.json'), '{"packages": {"node_mod'),
  ],
  [
    'the binaries are those of another processor',
    () =>
      lock('.', { 'node_modules/needed': { version: '1.0.0' }, 'node_modules/own': { ...binary, version: '1.0.0' } }),
  ],
])('when %s the packages are installed again', async (_, disturb) => {
  await run(['app/say.mjs']).ended
  disturb()
  expect(await run(['app/say.mjs']).ended).toMatchObject({ code: 0 })
  expect(npmCalls()).toHaveLength(3)
})

test('a binary for another system or processor is not waited for', async () => {
  const others = { a: { cpu: 'sparc' }, b: { os: 'plan9', cpu: process.arch }, c: { os: [`!${process.platform}`] } }
  const entries = Object.entries(others).map(([name, kind]) => [
    `node_modules/${name}`,
    { optional: true, version: '1.0.0', ...kind },
  ])
  lock('.', { 'node_modules/needed': { version: '1.0.0' }, ...Object.fromEntries(entries) })
  expect(await run(['app/say.mjs']).ended).toMatchObject({ code: 0 })
})

test('an npmrc serves, and what it says does not make the install incomplete', async () => {
  write('.npmrc', 'registry=https://registry.example')
  await run(['app/say.mjs']).ended
  for (const { args, hasNpmrc } of npmCalls()) {
    expect(hasNpmrc).toBe(true)
    expect(args[0]).toBe('ci')
    for (const word of ['--ignore-scripts', '--engine-strict=false', '--include=dev', '--include=optional'])
      expect(args).toContain(word)
  }
})

test('what npm leaves out is said, with the place of its log', async () => {
  const { code, said } = await run(['app/say.mjs'], { npmDoes: 'leave out node_modules/needed' }).ended
  expect(code).toBe(1)
  expect(said).toContain(`npm left out packages that are needed here. The log is ${join(root, 'install.log')}.`)
})

test('every command goes through one script, and none before it', () => {
  const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'))
  for (const [name, command] of Object.entries(scripts)) {
    expect(name).not.toMatch(/^(pre|post)/)
    expect(command).toMatch(/^node tools\/run\.mjs /)
  }
})

test('signals reach the command, and its exit code comes back', async () => {
  const { child, ended, said } = run(['app/wait.mjs'])
  await vi.waitFor(() => expect(said()).toMatch(/^\d+$/m), 10_000)
  child.kill('SIGTERM')
  expect(await ended).toMatchObject({ code: 7 })
})

test('the command ends with whoever started it, also when that one is killed', async () => {
  const { child, ended, said } = run(['app/wait.mjs'])
  await vi.waitFor(() => expect(said()).toMatch(/^\d+$/m), 10_000)
  child.kill('SIGKILL')
  await ended
  await vi.waitFor(() => expect(isRunning(Number(/^\d+$/m.exec(said())?.[0]))).toBe(false), 5_000)
})

test('so it does when npm is killed and a shell stands in between', async (context) => {
  if (process.platform !== 'linux') leaveOut(context, 'only Linux tells whose child a process is')
  const env = {
    ...process.env,
    npm_execpath: join(root, 'npm/bin/npm-cli.js'),
    CALLS: calls,
    npm_lifecycle_event: 'start',
  }
  const command = `'${process.execPath}' '${join(root, 'tools/run.mjs')}' app/wait.mjs; true`
  const script = `require('node:child_process').spawn('sh', ['-c', ${JSON.stringify(command)}], { stdio: 'inherit' })`
  const npm = spawn(process.execPath, ['-e', script], { env, stdio: ['ignore', 'pipe', 'ignore'] })
  let said = ''
  npm.stdout.on('data', (text) => (said += text))
  await vi.waitFor(() => expect(said).toMatch(/^\d+$/m), 10_000)
  npm.kill('SIGKILL')
  await vi.waitFor(() => expect(isRunning(Number(/^\d+$/m.exec(said)?.[0]))).toBe(false), 5_000)
})

test.each(['SIGINT', 'SIGKILL'] as const)(
  'npm ends with a start that gets %s, and the next start heals',
  async (signal) => {
    await run(['app/say.mjs']).ended
    lock('.', { 'node_modules/needed': { version: '2.0.0' } })
    const { child, ended } = run(['app/say.mjs'], { npmDoes: 'hang' })
    await vi.waitFor(() => expect(npmCalls()).toHaveLength(3), 10_000)
    await vi.waitFor(() => expect(existsSync(join(root, '.installing/node_modules/needed'))).toBe(true), 5_000)
    const began = performance.now()
    child.kill(signal)
    const { code } = await ended
    if (signal === 'SIGINT') expect(code).toBe(130)
    expect(performance.now() - began).toBeLessThan(1_000)
    await vi.waitFor(() => expect(isRunning(npmCalls()[2]!.pid)).toBe(false), 5_000)
    // Whoever runs on what was there keeps it until everything new is there.
    expect(readFileSync(join(root, 'node_modules/needed/package.json'), 'utf8')).toContain('1.0.0')
    expect(await run(['app/say.mjs']).ended).toMatchObject({ code: 0 })
    expect(readFileSync(join(root, 'node_modules/needed/package.json'), 'utf8')).toContain('2.0.0')
  },
)

test('a server that runs while a new lockfile is installed finds its files at every moment', async () => {
  const file = JSON.stringify(join(root, 'node_modules/needed/package.json'))
  // Between the two renames of the exchange there is a moment without it: what is asked for again is there.
  write(
    'app/serve.mjs',
    `import { readFileSync } from 'node:fs'
    let seen, missed = 0
    setInterval(() => {
      try {
        const { version } = JSON.parse(readFileSync(${file}, 'utf8'))
        if (version !== seen) console.log((seen = version))
        missed = 0
      } catch (error) {
        if (++missed > 20) throw error
      }
    }, 1)`,
  )
  const server = run(['app/serve.mjs'])
  await vi.waitFor(() => expect(server.said()).toContain('1.0.0'), 10_000)
  lock('.', { 'node_modules/needed': { version: '2.0.0' } })
  const hanging = run(['app/say.mjs'], { npmDoes: 'hang' })
  await vi.waitFor(() => expect(existsSync(join(root, '.installing/node_modules/needed'))).toBe(true), 10_000)
  hanging.child.kill('SIGKILL')
  await hanging.ended
  expect(server.said()).not.toContain('2.0.0')
  expect(await run(['app/say.mjs']).ended).toMatchObject({ code: 0 })
  await vi.waitFor(() => expect(server.said()).toContain('2.0.0'), 10_000)
  expect(existsSync(join(root, '.installing'))).toBe(false)
  server.child.kill('SIGTERM')
  expect(await server.ended).toMatchObject({ code: 143 })
})

test('a second start waits for the first, and npm runs once', async () => {
  const both = [run(['app/say.mjs']), run(['app/say.mjs'])]
  expect((await Promise.all(both.map(({ ended }) => ended))).map(({ code }) => code)).toEqual([0, 0])
  expect(npmCalls()).toHaveLength(2)
})

test('a failed install is one sentence with the place of the log', async () => {
  const { code, said } = await run(['app/say.mjs'], { npmDoes: 'fail' }).ended
  const log = join(root, 'tools/node/install.log')
  expect(said).toBe(`The packages could not be installed: network request to the registry failed. The log is ${log}.\n`)
  expect(code).toBe(1)
  expect(readFileSync(log, 'utf8')).toContain('ENOTFOUND')
})

test('where no Node is bundled a new one of the machine is used, and an old one gets a sentence', async () => {
  lock('tools/node', { 'node_modules/node-plan9-x64': { optional: true, os: 'plan9', cpu: 'x64', version: '24.21.0' } })
  expect(await run(['app/say.mjs']).ended).toMatchObject({ code: 0 })
  write('old.cjs', `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.18.1' } })`)
  const { code, said } = await run(['app/say.mjs'], { before: ['--require', join(root, 'old.cjs')] }).ended
  expect(said).toMatch(/^For \w+ \w+ no Node is bundled, so Node 24 or newer is needed; this is Node 20\.18\.1\.\n$/)
  expect(code).toBe(1)
})

test('a bundled Node that is damaged is fetched anew', async () => {
  await run(['app/say.mjs']).ended
  write(join('tools/node', OWN_NODE, 'bin/node'), 'half a program')
  expect(await run(['app/say.mjs']).ended).toEqual({ code: 0, said: '["yes"]\n' })
  expect(npmCalls()).toHaveLength(3)
})

test('one that does not run on this machine is fetched once more, not at every start', async () => {
  for (const _ of ['first', 'second'])
    expect(await run(['app/say.mjs'], { npmDoes: 'bring another machine’s' }).ended).toMatchObject({ code: 0 })
  expect(npmCalls().map(({ cwd }) => cwd.replace(root, ''))).toEqual([
    '/tools/node/.installing',
    '/tools/node/.installing',
    '/.installing',
  ])
  write('old.cjs', `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.18.1' } })`)
  const { said } = await run(['app/say.mjs'], { before: ['--require', join(root, 'old.cjs')] }).ended
  expect(said).toContain('the bundled Node does not run here, so Node 24 or newer is needed; this is Node 20.18.1.\n')
})

test('tests that an old Node runs without the command end with a sentence', () => {
  write('old.cjs', `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.18.1' } })`)
  const vitest = join(import.meta.dirname, '../node_modules/vitest/vitest.mjs')
  const { status, stderr } = spawnSync(process.execPath, ['--require', join(root, 'old.cjs'), vitest, 'list'], {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
  })
  const said = 'The tests need Node 24 or newer, and this is Node 20.18.1. Run them by npm test, which brings it.\n'
  expect([status, stderr]).toEqual([1, said])
})

test('a Node older than 18 gets a sentence', async () => {
  write('old.cjs', `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '16.20.2' } })`)
  const { code, said } = await run(['app/say.mjs'], { before: ['--require', join(root, 'old.cjs')] }).ended
  expect([code, said]).toEqual([1, 'Node 18 or newer is needed, with npm; this is Node 16.20.2.\n'])
})
