import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { skipTest } from '#server/testing/skip-test.ts'
import {
  isPidAlive,
  makeStandInNpmEnv,
  projectRoot,
  readNpmCalls,
  runProjectScript,
  useOwnProjectPerTest,
  writeLockfile,
  writeProjectFile,
} from './testing/stand-in-project.ts'

useOwnProjectPerTest()

test('the bundled Node is found by its path, installs the packages itself, and gets the arguments', async () => {
  const { code, said } = await runProjectScript(['app/say.mjs', 'a b', '--c="d"']).ended
  expect(said.split('\n').slice(0, 2)).toEqual([
    'Installing Node; this happens once …',
    'Installing what package-lock.json names; this happens once …',
  ])
  expect(said.split('\n')[2]).toBe(JSON.stringify(['yes', 'a b', '--c="d"']))
  expect(code).toBe(0)
  expect(readNpmCalls()).toMatchObject([
    { cwd: join(projectRoot, 'tools/node/.installing') },
    { cwd: join(projectRoot, '.installing'), bundled: 'yes' },
  ])
  expect(existsSync(join(projectRoot, 'node_modules/.bin'))).toBe(false)
  expect(existsSync(join(projectRoot, '.installing'))).toBe(false)
})

test('every command goes through one script, and none before it', () => {
  const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'))
  for (const [name, command] of Object.entries(scripts)) {
    expect(name).not.toMatch(/^(pre|post)/)
    expect(command).toMatch(/^node tools\/run\.mjs /)
  }
})

test('signals reach the command, and its exit code comes back', async () => {
  const { child, ended, said } = runProjectScript(['app/wait.mjs'])
  await vi.waitFor(() => expect(said()).toMatch(/^\d+$/m), 10_000)
  child.kill('SIGTERM')
  expect(await ended).toMatchObject({ code: 7 })
})

test('the command ends with whoever started it, also when that one is killed', async () => {
  const { child, ended, said } = runProjectScript(['app/wait.mjs'])
  await vi.waitFor(() => expect(said()).toMatch(/^\d+$/m), 10_000)
  child.kill('SIGKILL')
  await ended
  await vi.waitFor(() => expect(isPidAlive(Number(/^\d+$/m.exec(said())?.[0]))).toBe(false), 5_000)
})

test('so it does when npm is killed and a shell stands in between', async (context) => {
  if (process.platform !== 'linux') skipTest(context, 'only Linux tells whose child a process is')
  const env = { ...process.env, ...makeStandInNpmEnv(), npm_lifecycle_event: 'start' }
  const command = `'${process.execPath}' '${join(projectRoot, 'tools/run.mjs')}' app/wait.mjs; true`
  const script = `require('node:child_process').spawn('sh', ['-c', ${JSON.stringify(command)}], { stdio: 'inherit' })`
  const npm = spawn(process.execPath, ['-e', script], { env, stdio: ['ignore', 'pipe', 'ignore'] })
  let said = ''
  npm.stdout.on('data', (text) => (said += text))
  await vi.waitFor(() => expect(said).toMatch(/^\d+$/m), 10_000)
  npm.kill('SIGKILL')
  await vi.waitFor(() => expect(isPidAlive(Number(/^\d+$/m.exec(said)?.[0]))).toBe(false), 5_000)
})

test('where no Node is bundled a new one of the machine is used, and an old one gets a sentence', async () => {
  writeLockfile('tools/node', {
    'node_modules/node-plan9-x64': { optional: true, os: 'plan9', cpu: 'x64', version: '24.21.0' },
  })
  expect(await runProjectScript(['app/say.mjs']).ended).toMatchObject({ code: 0 })
  writeProjectFile(
    'old.cjs',
    `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.18.1' } })`,
  )
  const { code, said } = await runProjectScript(['app/say.mjs'], {
    before: ['--require', join(projectRoot, 'old.cjs')],
  }).ended
  expect(said).toMatch(/^For \w+ \w+ no Node is bundled, so Node 24 or newer is needed; this is Node 20\.18\.1\.\n$/)
  expect(code).toBe(1)
})

test('tests that an old Node runs without the command end with a sentence', () => {
  writeProjectFile(
    'old.cjs',
    `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.18.1' } })`,
  )
  const vitest = join(import.meta.dirname, '../node_modules/vitest/vitest.mjs')
  const { status, stderr } = spawnSync(process.execPath, ['--require', join(projectRoot, 'old.cjs'), vitest, 'list'], {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
  })
  const said = 'The tests need Node 24 or newer, and this is Node 20.18.1. Run them by npm test, which brings it.\n'
  expect([status, stderr]).toEqual([1, said])
})

test('a Node older than 18 gets a sentence', async () => {
  writeProjectFile(
    'old.cjs',
    `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '16.20.2' } })`,
  )
  const { code, said } = await runProjectScript(['app/say.mjs'], {
    before: ['--require', join(projectRoot, 'old.cjs')],
  }).ended
  expect([code, said]).toEqual([1, 'Node 18 or newer is needed, with npm; this is Node 16.20.2.\n'])
})
